import { claimNotes, claims } from "../../site/words/claims.ts";
import type { PaperKey } from "../papers/catalog.ts";

export type About = {
  headline: string;
  lead: string;
  mission: { heading: string; text: string };
  values: { heading: string; items: [Titled, Titled, Titled] };
  founders: { heading: string; text: string; profiles: [Founder, Founder, Founder] };
  origin: { heading: string; paragraphs: string[] };
  stats: { value: string; label: string; note: string }[];
  /** Shown with the rating in the structured data, and switched off with it. */
  rating: { value: string; label: string; note: string };
  proof: { heading: string; text: string; links: Record<PaperKey, string> };
  reasons: { heading: string; items: Titled[] };
  closing: { heading: string; text: string; button: string };
};

type Titled = { title: string; text: string };

/** What stands here until the owner's studio.yaml has a name. The key names the portrait and the founder there. */
type Founder = {
  key: "business" | "technical" | "marketing";
  role: string;
  text: string;
  askAbout: string;
};

export const about: About = {
  headline: "A small studio for people who build and fix things",
  lead: "We put AI to work in trade businesses. From the first call on, you work with the founders.",
  mission: {
    heading: "Our mission",
    text: "Give owners back the hours they lose to phones and paperwork, and count those hours so they can check us.",
  },
  values: {
    heading: "What we hold ourselves to",
    items: [
      {
        title: "Peak Performance",
        text: "A system is good if you can see the difference on next week's calendar.",
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
    text: "Each founder is responsible for one part of your project. The trade knowledge comes from your own people, who test every build.",
    profiles: [
      {
        key: "business",
        role: "Business Development",
        text: "Takes your first call. Asks about crews, margins and your last bad week, then says which package fits.",
        askAbout: "Prices, timing, whether we're the right people",
      },
      {
        key: "technical",
        role: "Technical Lead",
        text: "Maps your workflows and builds the automations. Explains each one in words your dispatcher would use.",
        askAbout: "Your current software, your data, what can break",
      },
      {
        key: "marketing",
        role: "Marketing Strategy",
        text: "Finds out what a booked job costs you by lead source. Sets up the follow-up so fewer quotes go cold.",
        askAbout: "Ads, reviews, your Google Business Profile",
      },
    ],
  },
  origin: {
    heading: "Why this studio exists",
    paragraphs: [
      "Most business software is made for people at desks. A trade business runs from trucks, crawl spaces and the passenger seat at lunch.",
      "When AI came along, it was sold the same way: a good demo, a monthly fee and nobody to set it up. By Friday the office was back at the whiteboard.",
      `We started this studio to do the part nobody does: setting it up. Our ${claims.founders} founders cover business development, engineering and marketing, because one missed call is a bit of all three.`,
      "Every project still starts with one question: how does a job get from the first call to the paid invoice? We listen for the step where everyone in the room sighs.",
    ],
  },
  stats: [
    { value: claims.projectsCompleted, label: "projects completed", note: claimNotes.projectsCompleted },
    { value: claims.clientSatisfaction, label: "client satisfaction", note: claimNotes.clientSatisfaction },
    { value: String(claims.founders), label: "founders", note: claimNotes.founders },
    { value: claims.support, label: "support", note: claimNotes.support },
  ],
  rating: { value: claims.rating.value, label: `of ${claims.rating.best}, from ${claims.rating.count} reviews`, note: claimNotes.rating },
  proof: {
    heading: "See the work before you buy it",
    text: "We don't print client names or quotes here. Instead, here's what you'd hold in your hand, filled in for made-up companies.",
    links: {
      sampleBrief: "A full sample brief, two pages",
      sampleReport: "A sample weekly report, bad news included",
      howWeCount: "The ledger: what we count before and after",
    },
  },
  reasons: {
    heading: "Why Choose Us",
    items: [
      { title: "We only do trades", text: "Contractors and service businesses, nobody else." },
      { title: "Prices are public", text: "You know what a package costs before you talk to us." },
      {
        title: "The risk is ours",
        text: "Each package names its result. If we miss it, you get back what you've paid.",
      },
      { title: "Your software first", text: "We connect what you already pay for before we suggest anything new." },
      { title: "Plain words", text: "If we can't explain it across a tailgate, we don't sell it." },
      { title: "A quick answer", text: `Write to us and you'll hear back ${claims.responseTime}.` },
    ],
  },
  closing: {
    heading: "Ask us something hard",
    text: "What does it cost? What went wrong last time? What wouldn't you automate? We like those questions.",
    button: "Book a Call With a Founder",
  },
};
