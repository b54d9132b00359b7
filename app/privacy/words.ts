import { FOLLOW_UP_DAYS, FOLLOW_UP_KINDS } from "../follow-up/catalog.ts";
import { PENDING_DAYS } from "../newsletter/subscription.ts";
import { countWord } from "../text/format.ts";
import { capitalized } from "../text/in-sentence.ts";
import { DAYS_A_WEEK } from "../time/durations.ts";
import { BACKUP_DAYS, RETENTION_MONTHS } from "./catalog.ts";

export type Privacy = {
  headline: string;
  /** Goes before the day of the visit. */
  effectiveLabel: string;
  lead: string;
  /** Stands for {counting}: what the site counts, or that it counts nothing. */
  counting: { on: string; off: string };
  /** Stands for {followUps}: the emails after a plan, or that there are none. */
  followUps: { on: string; off: string };
  /** The short version. */
  register: { heading: string; caption: string; columns: [string, string, string, string]; rows: [string, string, string, string][] };
  /** {privacyEmail} in any text stands for the privacy contact address. */
  sections: PrivacySection[];
};

export type PrivacySection = {
  heading: string;
  paragraphs: string[];
  items?: string[];
  groups?: { heading: string; items: string[] }[];
};

/** In the register and in its section. */
const KEPT = {
  bookings: `${RETENTION_MONTHS} months after the call`,
  leads: `${RETENTION_MONTHS} months`,
  line: "as long as the last booking or calculator lead it belongs to",
  pending: `${PENDING_DAYS} days`,
  logs: "at most 30 days",
};

export const privacy: Privacy = {
  headline: "Privacy Policy",
  effectiveLabel: "Effective date",
  lead: "We collect what you type into our forms and use it to answer you. We never sell your data.",
  counting: {
    on: "Pages visited: we count how often each page is read, where visits begin (the site that linked here, or the name in a link we gave out), phone or computer, the steps on the way to a booking, searches that found nothing, and addresses that don't exist. We store only totals per hour. If you book a call or ask for a plan, we also store which site or link you came from. To tell visits apart we use a scrambled code made from your IP address and browser with a random key. Both live in memory for one day and are never stored. If your browser sends Global Privacy Control or Do Not Track, we don't count you at all.",
    off: "Pages visited: we don't count visits.",
  },
  followUps: {
    on: `If you don't book a call, up to ${countWord(FOLLOW_UP_KINDS.length)} short emails follow, on day ${FOLLOW_UP_DAYS}. Each has a link that stops the rest with one click, and booking stops them too.`,
    off: "Nothing follows unless you write to us.",
  },
  register: {
    heading: "What we keep, why, and for how long",
    caption: "The short version. Below is all of it.",
    columns: ["When you", "What we keep", "Why", "How long"],
    rows: [
      [
        "Book a call",
        "Your name, business name, email address, phone number, the time you picked and what you write",
        "To confirm, move or cancel your call, remind you of it and prepare for it",
        capitalized(KEPT.bookings),
      ],
      [
        "Ask for your action plan",
        "Your numbers, name, company, trade, email address and, if you add it, phone number",
        "To send you the plan and its templates",
        KEPT.leads,
      ],
      [
        "Do either of the two",
        "One line with a stage, a next step, our notes and what happened so far",
        "To keep track of where we are with you",
        capitalized(KEPT.line),
      ],
      [
        "Get the newsletter",
        "Your email address, when you signed up, when you confirmed it and the last issue that your mailbox refused",
        "To send it. Opening it and clicking in it aren't tracked",
        `Until you unsubscribe. Never confirmed: ${KEPT.pending}`,
      ],
      [
        "Send any form",
        "A scrambled code made from your IP address and, if we email you, one made from your email address. In a log: when it was sent, and whether we accepted it",
        "To limit abuse and keep the site running",
        `The first code about ten minutes, or until a booked call is over. The second one day. The log ${KEPT.logs}`,
      ],
    ],
  },
  sections: [
    {
      heading: "Information we collect",
      paragraphs: ["You can read every page without telling us who you are. We learn about you in two ways."],
      groups: [
        {
          heading: "Provided by you",
          items: [
            "Booking a call: your name, business name, email address, phone number, the time you picked and the project details you write.",
            "Profit calculator: your numbers are in your browser and in the page's address, and we don't store them. If you book a call with them, they're in its note. If you ask us to email your action plan, we store them with your name, company, trade, email address and, if you add it, phone number.",
            "Newsletter: your email address, when you signed up, when you confirmed it and the last issue that your mailbox refused.",
          ],
        },
        {
          heading: "Collected automatically",
          items: [
            "IP address: used to limit abuse when a form is sent. We turn it into a scrambled code and keep only that: for about ten minutes, or, if you book a call, until the call is over. It's never in a log.",
            "Emails we sent you: for one day we count them by a scrambled code made from your address, so that nobody can use our forms to flood your inbox.",
            "Browser type: your browser sends it with each request. We don't store it.",
            "{counting}",
            "Server logs: they say when a form was sent and whether we accepted it, which missing page was asked for, and what failed. They hold no IP address, no name and nothing you typed into a form.",
            "Time on site: we don't measure it.",
          ],
        },
      ],
    },
    {
      heading: "How we use it",
      paragraphs: ["We use your data only for the reason you gave it to us. We don't sell, rent or trade it."],
      items: [
        "To confirm, move or cancel your call, remind you of it and prepare for it.",
        "To send you the action plan and templates you asked for. {followUps}",
        "To keep track of where we are with you: one line with a stage, a next step, our notes and what happened so far. Only the people who answer you see it.",
        "To thank you after a call, or to offer another time if we couldn't reach you.",
        "To count how fast we answer. The page with those numbers has nothing about a person in it.",
        "To send the newsletter, once you've confirmed your address with the button in our email. We don't track who opens it or what gets clicked.",
        "To keep the site running and stop abuse.",
      ],
    },
    {
      heading: "Third-party tools",
      paragraphs: [
        "The video on the home page comes from a third-party player, Vimeo by default. It loads only after the page itself, and not at all if your device asks for reduced motion or has data saver on. When it loads, its provider receives your IP address and may set its own cookies under its own privacy policy.",
        "Our hosting company runs the server, and an email provider delivers our email. They use your data only to do that.",
        "There is no outside analytics service, no advertising pixel and no social media plug-in on this site.",
      ],
    },
    {
      heading: "Data security",
      paragraphs: [
        "Bookings, calculator leads and newsletter addresses are stored in the site's own database. Only the people who answer you have access. The links that change a booking or a subscription are long and random, so they can't be guessed.",
        "No system is perfectly safe. If a breach affects you, we'll tell you.",
      ],
      groups: [
        {
          heading: "How long we keep it",
          items: [
            `Bookings: ${KEPT.bookings}.`,
            `Calculator leads: ${KEPT.leads}.`,
            `Our line about you, with its notes: ${KEPT.line}.`,
            "Newsletter addresses: until you unsubscribe, or until your mailbox refuses two issues in a row. Then we delete the address right away and keep nothing in its place.",
            `Newsletter addresses that were never confirmed: ${KEPT.pending}.`,
            `Server logs: ${KEPT.logs}.`,
            `Backups: ${countWord(BACKUP_DAYS / DAYS_A_WEEK)} weeks. By then, what we deleted on the site is gone from them too.`,
          ],
        },
      ],
    },
    {
      heading: "Your rights",
      paragraphs: ["Wherever you live, you may ask us to do any of this, free of charge:"],
      items: [
        "Access: tell you what we hold about you.",
        "Correct or delete: fix what's wrong, or erase it.",
        "Opt out of marketing: stop all email you didn't ask for. You can unsubscribe from the newsletter in one click, in the email or in your email app.",
        "Portability or restriction: export your data in a common file format, or stop using it while a question is open.",
      ],
      groups: [
        {
          heading: "How to ask",
          items: [
            "Write to {privacyEmail} from the address you gave us, and say what you want done.",
            "We may ask you a question to be sure it's you.",
            "We'll answer within 30 days.",
          ],
        },
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "This site sets no cookies. The home page's video player may, as described above.",
        "The calculator keeps your numbers in your own browser, so you don't lose them when you reload. We get them when you ask for your action plan or book a call that includes them.",
      ],
    },
    {
      heading: "Changes to this policy",
      paragraphs: [
        "When the site changes, this page changes with it. If we want to use data you already gave us for something new, we'll ask you first.",
      ],
    },
    {
      heading: "Privacy contact",
      paragraphs: ["Questions, requests and complaints about your data: {privacyEmail}."],
    },
  ],
};
