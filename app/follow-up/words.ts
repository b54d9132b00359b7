import type { LeadTrade } from "../pages/trades/catalog/trades.ts";
import { countWord } from "../text/format.ts";
import { FOLLOW_UP_KINDS } from "./catalog.ts";

/** The copy of the emails after a plan. */
export const followUpWords = {
  reason: (day: string) =>
    `You're getting this because you asked us for an action plan at this address on ${day}. At most ${countWord(FOLLOW_UP_KINDS.length)} of these notes come, and then they end.`,
  stop: "Stop these notes with one click",
  book: "Book your free call",
  action: {
    subject: (title: string) => `One thing from your plan: ${title}`,
    heading: "One thing to try this week",
    text: "You ran your numbers with us a few days ago. If you do only one part of that plan, take this one:",
    /** For a plan without figures, because a number was missing. */
    plain: "You asked us for a plan a few days ago. If you do only one part of it, take this one:",
    /** `said` is '264 hours saved per year, $22,440 a year'. */
    worth: (title: string, said: string) => `${title}: ${said} by your own numbers.`,
    close: "Rather have it set up for you? Pick a time and we'll walk through it on the phone.",
  },
  tool: {
    subject: (name: string) => `A form you can use tomorrow: ${name}`,
    heading: "A form you can use tomorrow",
    text: "No sign-up and nothing to install. Print it or fill it in, and change whatever doesn't fit your shop.",
    download: (kind: string, size: string) => `Download it (${kind}, ${size})`,
    page: "How to fill it in, with an example",
    why: {
      electrical: "We picked this one because permits are where electrical jobs lose days nobody bills for.",
      plumbing: "We picked this one because a water heater quote shouldn't take a second trip to the closet.",
      hvac: "We picked this one because homeowners pay for a tune-up they can understand.",
      roofing: "We picked this one because every roof hides something, and a signature settles who pays for it.",
      "general-contractor": "We picked this one because most lost days on a job show up two weeks ahead.",
      other: "We picked this one because every price you quote rests on what an hour really costs you.",
    } satisfies Record<LeadTrade, string>,
    close: "Want it to fill itself in from your calendar and your tickets? Ask us on the phone.",
  },
  last: {
    subject: () => "Our last note about your plan",
    heading: "This is our last note",
    text: "We won't write about your plan again after this. It stays yours: the button in our first email opens your report any time.",
    honest:
      "If the timing is wrong, do nothing. If the numbers looked off to you, reply and tell us which one, and a person will read it. And if you want to talk it through, here's the calendar.",
  },
  page: {
    title: "Stop our notes",
    ask: {
      heading: "Stop our notes about your plan?",
      text: "You won't get any more of them. If you book a call, we'll still email you about that call.",
      button: "Stop them",
    },
    done: { heading: "They've stopped", text: "You won't hear from us about your plan again, unless you write to us." },
    unknown: {
      heading: "This link doesn't work",
      text: "Some email apps cut long links. Reply to the note you got, and we'll stop them by hand.",
      button: "Contact us",
    },
  },
};
