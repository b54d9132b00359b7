import { claims } from "./claims.ts";

export type About = {
  headline: string;
  lead: string;
  mission: { heading: string; text: string };
  values: { heading: string; items: [Titled, Titled, Titled] };
  founders: { heading: string; text: string; profiles: [Founder, Founder, Founder] };
  origin: { heading: string; paragraphs: string[] };
  stats: { value: string; label: string }[];
  reasons: { heading: string; items: Titled[] };
  closing: { heading: string; text: string; button: string };
};

type Titled = { title: string; text: string };

/** The key names the portrait. The name stays out until a founder wants it printed. */
type Founder = {
  key: "business" | "technical" | "marketing";
  role: string;
  name?: string;
  text: string;
  askAbout: string;
};

export const about: About = {
  headline: "A small studio for people who build and fix things",
  lead: "We put AI to work in trade businesses. You deal with the founders, from the first call on.",
  mission: {
    heading: "Our mission",
    text: "Give owners back the hours that go to phones and paperwork, and count those hours so they can check us.",
  },
  values: {
    heading: "What we hold ourselves to",
    items: [
      {
        title: "Peak Performance",
        text: "A system is good when next week's calendar shows the difference.",
      },
      {
        title: "Innovation First",
        text: "New tools come out every month. We try them on our own work before they come near your customers.",
      },
      {
        title: "Partnership",
        text: "We turn down work that would not pay you back, and we give you the reason.",
      },
    ],
  },
  founders: {
    heading: "Who you will talk to",
    text: "Each founder answers for one part of your project.",
    profiles: [
      {
        key: "business",
        role: "Business Development",
        text: "Takes your first call. Asks about crews, margins and the last week that went wrong, then says which package fits.",
        askAbout: "Prices, timing, whether we are the right people",
      },
      {
        key: "technical",
        role: "Technical Lead",
        text: "Maps your workflows and builds the automations. Explains each of them in words your dispatcher can use.",
        askAbout: "Your current software, your data, what can break",
      },
      {
        key: "marketing",
        role: "Marketing Strategy",
        text: "Finds out what a booked job costs you by lead source. Sets up the follow-up so that fewer quotes go cold.",
        askAbout: "Ads, reviews, your Google Business Profile",
      },
    ],
  },
  origin: {
    heading: "Why this studio exists",
    paragraphs: [
      "Most business software is made for people at desks. A trade business runs from trucks, crawl spaces and the passenger seat at lunch.",
      "When AI arrived, it was sold the same way: a good demo, a monthly fee, nobody to set it up. By Friday the office was back at the whiteboard.",
      `We started this studio to do the part in between. Our ${claims.founders} founders cover business development, engineering and marketing, since a missed call touches all of them.`,
      "Every project still opens with one question: how does a job get from the first ring to the paid invoice? We listen for the step where everybody in the room sighs.",
    ],
  },
  stats: [
    { value: claims.projectsCompleted, label: "projects completed" },
    { value: claims.clientSatisfaction, label: "client satisfaction" },
    { value: String(claims.founders), label: "founders" },
    { value: claims.support, label: "support" },
  ],
  reasons: {
    heading: "Why Choose Us",
    items: [
      { title: "We only do trades", text: "Contractors and service businesses, nobody else." },
      { title: "Prices in the open", text: "You know what a package costs before you talk to us." },
      { title: "The risk is ours", text: "Each package names its result. Without it, there is no bill." },
      { title: "Your software first", text: "We connect what you already pay for before we suggest anything new." },
      { title: "Words you can use", text: "If we cannot explain it on a tailgate, we do not sell it." },
      { title: "A quick answer", text: `Write to us and you hear back ${claims.responseTime}.` },
    ],
  },
  closing: {
    heading: "Ask us something hard",
    text: "What did it cost, what went wrong, what would you not automate? We like those questions.",
    button: "Book a Call With a Founder",
  },
};
