import { LAST_OFFSET, MOST_LISTED_POSTS } from "../../blog/rules/query.ts";
import { HOLD_MINUTES, LONGEST_PROMISE_HOURS } from "../../booking/catalog/calls.ts";

/** What /openapi.json and the page made from it say about each address. */
export const api = {
  title: (siteName: string) => `${siteName} API`,
  description:
    "What this site's own pages use, open to programs. No key is needed. Every JSON answer has two halves, data and error, and one of them is null. Bodies end at 64 KB. A call or an email always needs the person whose address it is.",
  operations: {
    readAvailability: {
      summary: "Free times for a call",
      description:
        "Every bookable day between from and to, with its half hours, each free or not. Times are on the studio's clock: see timeZone.",
    },
    requestCall: {
      summary: "Ask for a call",
      description: `The 12 answers of the booking form and a free time. The studio confirms it by email within ${LONGEST_PROMISE_HOURS} hours. Send an Idempotency-Key: the same key with the same body gets the same answer for a day. When email is "press", the person has to press a link in their email within ${HOLD_MINUTES} minutes. Assistants that act for a person use /mcp instead.`,
    },
    takeLead: {
      summary: "Email the calculator's action plan",
      description: "The person's six answers and the calculator's seven numbers. A number that's missing or unreadable counts as 0.",
    },
    subscribe: {
      summary: "Sign up for the newsletter",
      description: "Sends one email with a link to confirm. The answer is the same whether or not we know the address.",
    },
    listPosts: { summary: "Posts of the blog", description: "Published posts, newest first, without their text." },
    readPost: { summary: "One post with its text", description: "The text is HTML." },
    readFeed: { summary: "The newest posts as a JSON Feed", description: "Version 1.1, with full text." },
    callTool: {
      summary: "Tools for assistants",
      description: "One JSON-RPC message of the Model Context Protocol, Streamable HTTP, without a session. GET and DELETE get 405.",
    },
    isLive: { summary: "Whether the process runs", description: "Always 'live'." },
    isReady: { summary: "Whether the site is in order", description: "'ready' or 'degraded', then the reasons, then the version." },
    count: {
      summary: "Count a view or a step",
      description:
        "For the site's own pages: a view that the server didn't see, or a step on the way to a booking. Nothing about a visitor is stored.",
    },
  },
  parameters: {
    from: "The first day, as yyyy-mm-dd. Today without it.",
    to: "The last day, as yyyy-mm-dd. The last bookable day without it.",
    slug: "The post's name in its address.",
    limit: `How many posts, 1 to ${MOST_LISTED_POSTS}.`,
    offset: `How many posts to skip, 0 to ${LAST_OFFSET}.`,
    category: "Only posts of this category.",
    q: "Only posts with all of these words.",
    idempotencyKey: "Any text that is new for each request, such as a UUID.",
  },
  fields: {
    visitorTimeZone: "The person's IANA time zone, so that their email shows their own time.",
    interest: "What the call is about, if a page asked for it.",
    half: "'1' for a plan with the savings cut in half.",
    amount: "A number above 0, or text such as '$1,200'.",
  },
  answers: {
    200: "Read.",
    201: "Stored.",
    204: "Counted, or left out.",
    202: "A notification was taken.",
    400: "A hidden field is filled in, as spam robots do it.",
    403: "Sent by another site's page.",
    404: "There's no such record.",
    405: "The address doesn't take this method.",
    409: "The time is gone: see alternatives.",
    413: "Larger than 64 KB.",
    415: "Not JSON.",
    422: "Something is missing or wrong: see fields.",
    429: "Too many. Without Retry-After, waiting doesn't help.",
    500: "A mistake of ours, which we read in our log.",
    503: "Not right now. Try again after Retry-After.",
  },
};

export const apiPage = {
  headline: "The site's API",
  lead: "Free times, calls, plans and posts as JSON. It's what our own pages use, and it's open to your programs too.",
  file: "The same for programs:",
  shared: {
    heading: "True of every address",
    items: [
      "Every JSON answer has data and error. One of them is null.",
      "An error has a code for programs and a message for people.",
      "There's a limit on requests per network. Past it you get 429.",
      "Browsers on other sites' pages are turned down. Programs aren't.",
    ],
  },
  /** The handle of each address's tables. */
  details: "What to send, what comes back",
  parameters: "Parameters",
  body: "What to send",
  answers: "Answers",
  columns: { name: "Name", type: "What", needed: "Needed", status: "Status", meaning: "What it means" },
  needed: { yes: "yes", no: "no" },
  upTo: (characters: number) => `up to ${characters} characters`,
  closing: {
    heading: "Just want a call?",
    text: "You don't need a line of code for that. Your assistant can ask for it.",
    button: "Book with your assistant",
  },
};
