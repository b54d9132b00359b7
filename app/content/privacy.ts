export type Privacy = {
  headline: string;
  /** Goes before the day of the visit. */
  effectiveLabel: string;
  lead: string;
  /** {privacyEmail} in any text stands for the privacy contact address. */
  sections: PrivacySection[];
};

export type PrivacySection = {
  heading: string;
  paragraphs: string[];
  items?: string[];
  groups?: { heading: string; items: string[] }[];
};

export const privacy: Privacy = {
  headline: "Privacy Policy",
  effectiveLabel: "Effective date",
  lead: "We collect what you type into our forms and use it to answer you. We never sell your data.",
  sections: [
    {
      heading: "Information we collect",
      paragraphs: ["You can read every page without telling us who you are. We learn about you in two ways."],
      groups: [
        {
          heading: "Provided by you",
          items: [
            "Booking a call: your name, business name, e-mail address, phone number, the time you chose and the project details you write.",
            "Profit calculator: your figures, and if you ask for your action plan by e-mail, your name, company, trade, e-mail address and, if you add it, phone number.",
            "Newsletter: your e-mail address, when you asked for it and when you confirmed it.",
          ],
        },
        {
          heading: "Collected automatically",
          items: [
            "IP address: used to limit abuse when a form is sent. We keep only a keyed hash of it, for about ten minutes, and never log it.",
            "Browser type: your browser sends it with each request. We do not store it.",
            "Pages visited: we do not follow you. A line in our server logs says when a form was sent and whether it was taken, which page was asked for but does not exist, or what failed. It holds no IP address, no name and nothing you typed into a form.",
            "Time on site: we do not measure it.",
          ],
        },
      ],
    },
    {
      heading: "How we use it",
      paragraphs: ["We use your data for the purpose you gave it for. It is not sold, rented or traded."],
      items: [
        "To confirm, move or cancel your call, remind you of it and prepare for it.",
        "To send you the action plan and templates you asked for, and to follow up on them.",
        "To send the newsletter, once you have confirmed your address by the button in our email. We do not measure who opens it or what is clicked.",
        "To keep the site running and fend off abuse.",
      ],
    },
    {
      heading: "Third-party tools",
      paragraphs: [
        "The video on the home page comes from a third-party player, Vimeo by default. It loads only after the page itself, and not at all if your device asks for reduced motion or has data saver on. When it loads, its provider receives your IP address and may set its own cookies under its own privacy policy.",
        "Our hosting company runs the server, and a mail provider delivers our e-mails. They process your data only to do that.",
        "There are no analytics, no advertising pixels and no social media plug-ins on this site.",
      ],
    },
    {
      heading: "Data security",
      paragraphs: [
        "Bookings, calculator leads and newsletter addresses are stored in the site's own database. Only the people who answer you have access. Links that change a booking or a subscription cannot be guessed.",
        "No system is perfectly safe. If a breach affects you, we will tell you.",
      ],
      groups: [
        {
          heading: "How long we keep it",
          items: [
            "Bookings: 24 months after the call.",
            "Calculator leads: 24 months.",
            "Newsletter addresses: until you unsubscribe. Then the address is deleted at once, with nothing kept in its place.",
            "Newsletter addresses that were never confirmed: 30 days.",
            "Server logs: at most 30 days.",
            "Backups: two weeks. What was deleted on the site is gone from them by then.",
          ],
        },
      ],
    },
    {
      heading: "Your rights",
      paragraphs: ["Wherever you live, you may ask us to do any of this, free of charge:"],
      items: [
        "Access: tell you what we hold about you.",
        "Correct or delete: fix what is wrong, or erase it.",
        "Opt out of marketing: stop all mail you did not ask for. Every newsletter also ends with one click, in the email or in your mail program.",
        "Portability or restriction: export your data in a common file format, or stop using it while a question is open.",
      ],
      groups: [
        {
          heading: "How to ask",
          items: [
            "Write to {privacyEmail} from the address you gave us, and say what you want done.",
            "We may ask a question back to be sure it is you.",
            "You have our answer within 30 days.",
          ],
        },
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "This site sets no cookies. The home page's video player may, as described above.",
        "The calculator keeps your figures in your own browser, so that a reload does not lose them. They reach us when you ask for your action plan or send a booking that includes them.",
      ],
    },
    {
      heading: "Changes to this policy",
      paragraphs: [
        "When the site changes, this page changes with it. If we want to use data you already gave us for something new, we ask you first.",
      ],
    },
    {
      heading: "Privacy contact",
      paragraphs: ["Questions, requests and complaints about your data: {privacyEmail}."],
    },
  ],
};
