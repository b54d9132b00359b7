import { claimNotes, claims } from "../../site/words/claims.ts";
import { countWord, listed, numberWord } from "../../text/format.ts";
import { QUOTED } from "../packages/catalog/packages.ts";
import type { PaperKey } from "../papers/catalog.ts";

export type About = {
  headline: string;
  lead: string;
  mission: { heading: string; text: string };
  values: { heading: string; items: [TitledText, TitledText, TitledText] };
  founders: { heading: string; text: string; profiles: [Founder, Founder, Founder] };
  origin: { heading: string; paragraphs: string[] };
  stats: { value: string; label: string; note: string }[];
  /** Above them, with a link to how each was counted. */
  statsLabel: string;
  /** Shown with the rating in the structured data, and switched off with it. */
  rating: { value: string; label: string; note: string };
  proof: { heading: string; noClients: ProofText; clients: ProofText; links: Record<PaperKey, string> };
  reasons: { heading: string; items: TitledText[] };
  closing: { heading: string; text: string };
};

type TitledText = { title: string; text: string };
type ProofText = { text: string; ways?: string[] };

/** What stands here until the owner's studio.yaml has a name. The key names the portrait and the founder there. */
type Founder = {
  key: "business" | "technical" | "marketing";
  role: string;
  /** When a client meets this founder. */
  meets: string;
  text: string;
  askAbout: string;
};

export const about: About = {
  headline: "We set up AI for contractors. That's all we do.",
  lead: `There are ${countWord(claims.founders)} of us, and we do the work ourselves. A founder takes your first call, and a founder builds what you buy.`,
  mission: {
    heading: "Our mission",
    text: "Give owners back the hours they lose to phones and paperwork, and count those hours so you can check us.",
  },
  values: {
    heading: "What we hold ourselves to",
    items: [
      {
        title: "Peak Performance",
        text: "You should see the hours come back. If the count shows fewer than we guaranteed for a build, you get your money back.",
      },
      {
        title: "Innovation First",
        text: "New tools come out every month. We try them on our own work before they get near your customers.",
      },
      {
        title: "Partnership",
        text: "If the work wouldn't pay you back, we turn it down and tell you why.",
      },
    ],
  },
  founders: {
    heading: "Who you'll talk to",
    text: "We know phones, forms, field software and ads, and how to connect them. We don't know your trade, your code or your prices. You set those rules, and your people test every build before a customer meets it.",
    profiles: [
      {
        key: "business",
        role: "Business Development",
        meets: "On your first call",
        text: "Takes your first call. Asks about crews, margins and your last bad week, then says which package fits.",
        askAbout: "Prices, timing, whether we're the right people",
      },
      {
        key: "technical",
        role: "Technical Lead",
        meets: "While we build",
        text: "Maps your workflows and builds the automations. Explains each one in words your dispatcher would use.",
        askAbout: "Your current software, your data, what can break",
      },
      {
        key: "marketing",
        role: "Marketing Strategy",
        meets: "For ads and follow-up",
        text: "Finds out what a booked job costs you by lead source. Sets up the follow-up so fewer quotes go cold.",
        askAbout: "Ads, reviews, your Google Business Profile",
      },
    ],
  },
  origin: {
    heading: "Why we started",
    paragraphs: [
      "Most business software is made for people at desks. A trade business runs from trucks, crawl spaces and the passenger seat at lunch.",
      "When AI came along, it was sold the same way: a good demo, a monthly fee and nobody to set it up.",
      `We started this to do the part that usually gets skipped: setting it up, and staying until it works. One of the ${countWord(claims.founders)} founders does the business side, one builds, and one knows marketing.`,
      "Every project still starts with one question: how does a job get from the first call to the paid invoice? The log shows which step takes the most minutes, and you choose where we start.",
    ],
  },
  statsLabel: "Our numbers, and what each one counts",
  stats: [
    { value: claims.projectsCompleted, label: "projects completed", note: claimNotes.projectsCompleted },
    { value: claims.clientSatisfaction, label: "client satisfaction", note: claimNotes.clientSatisfaction },
    { value: String(claims.founders), label: "founders", note: claimNotes.founders },
    { value: claims.support, label: "support", note: claimNotes.support },
  ],
  rating: { value: claims.rating.value, label: `of ${claims.rating.best}, from ${claims.rating.count} reviews`, note: claimNotes.rating },
  proof: {
    heading: "See the work before you buy it",
    noClients: {
      text: "We only name a client who has agreed in writing, so there are no names on this page. Check us another way:",
      ways: [
        "Read the samples below, filled in for made-up companies.",
        "Ask on the call if a client in your trade is willing to talk to you.",
        "Time one task yourself for a week. That log is what the guarantee is counted against.",
      ],
    },
    clients: { text: "What you'd get from us, filled in for made-up companies, and the counts that clients let us print." },
    links: {
      sampleBrief: "A full sample brief, two pages",
      sampleReport: "A sample weekly report, bad news included",
      howWeCount: "The ledger: what we count before and after",
    },
  },
  reasons: {
    heading: "Why Choose Us",
    items: [
      {
        title: "Package prices are public",
        text: `You know what each of the three costs before you talk to us. ${numberWord(QUOTED.length)} things get a quote first: ${listed(QUOTED)}.`,
      },
      {
        title: "The risk is ours",
        text: "Growth Engine and Peak Performance [guarantee hours a week](/ai-packages-for-contractors#guarantee). If we miss them, you get it all back, deposit included.",
      },
      { title: "Your software first", text: "We connect what you already pay for before we suggest anything new." },
      { title: "You own it", text: "Accounts, numbers and logins are in your name. If you leave, you keep them." },
      { title: "We only do trades", text: "Contractors and service businesses, nobody else." },
      { title: "Plain words", text: "We explain it in plain English, on your own jobs. You won't see slides." },
    ],
  },
  closing: {
    heading: "Talk to one of the founders",
    text: `It's ${claims.discoveryCall.minutes} minutes and free. Ask what went wrong on our last project, and what we wouldn't automate in yours.`,
  },
};
