import { longDate } from "../../time/dates.ts";
import { weeklyReport } from "../../visits/words.ts";

export const numbers = {
  title: "Numbers",
  period: (from: string, to: string) => `${longDate(from)} to ${longDate(to)}, against the seven days before`,
  weeks: { label: "Weeks in the plot and by source", button: "Show", option: (count: number) => `${count} weeks` },
  wrongWeeks: (most: number) => `Choose from 2 to ${most} weeks. This is the usual view.`,
  off: "Visits aren't counted on this site: COUNT_VISITS is off. What people asked for is still here.",
  empty: {
    heading: "Nothing counted yet",
    text: "Once people read pages, this shows how many came, from where, what they read and who asked for a call. Nobody is followed around: the site only counts.",
    first: "A good first step: put a link of your own on the truck, the invoice or your profile, and see what it brings.",
  },
  weekTable: { summary: "The plot as a table" },
  nothing: "Nothing in these days.",
  links: {
    heading: "Your own links",
    text: "A link with a name tells you what the truck, the flyer or the profile brought.",
    button: "Make a link with a QR code",
  },
  file: { heading: "The weeks as a file", text: "One line per week, for Excel or Numbers.", button: "Download the weeks" },
  /** What's worth a look, without the terminal. */
  look: {
    ...weeklyReport.look,
    quiet: "No visits and no calls in these seven days.",
    late: (late: number, of: number) =>
      `${late} of ${of} ${of === 1 ? "request" : "requests"} ${late === 1 ? "wasn't" : "weren't"} answered by the hour you promise. That's the first thing to fix.`,
    missingPages: (count: number) => `${count} ${count === 1 ? "visit" : "visits"} landed on pages that don't exist. They're listed below.`,
  },
};

export const links = {
  title: "A link with a QR code",
  text: "Visits that begin with this link are counted under its name, and so are the calls they bring.",
  page: "Page",
  name: { label: "Name", hint: "Where it will be, like truck-sign or spring-flyer. Small letters, digits and hyphens, 40 at most." },
  button: "Make the link",
  said: { made: "Made. Scan the code once before you print it." },
  address: "The link",
  unknown: "There's no such link.",
  alt: (address: string) => `QR code that opens ${address}`,
  download: "Download the picture",
  before: { heading: "Links you made", none: "None yet. Each name you make shows up here, to get its code again." },
  problems: {
    "no-page": "Choose a page from the list.",
    "no-name": "A name has small letters, digits and hyphens, 40 at most: truck-sign.",
  },
};
