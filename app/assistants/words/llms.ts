import { PACKAGE_KEYS, PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { PAYMENT } from "../../pages/packages/words/packages.ts";
import { TRADE_NAMES, TRADES } from "../../pages/trades/catalog/trades.ts";
import type { Settings } from "../../site/settings.ts";
import { brand } from "../../site/words/brand.ts";
import { claims } from "../../site/words/claims.ts";
import { dollars, listed } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

export const SECTIONS = {
  company: "The company",
  packages: "Packages, prices and the guarantee",
  services: "Services",
  trades: "Trades",
  guides: "Guides",
  tools: "Free templates and forms",
  blog: "Blog",
} as const;

export type SectionKey = keyof typeof SECTIONS;

/** The two files for programs that read. */
export const llms = {
  summary: brand.description,
  /** With the line about booking, who we are in five lines. */
  about: [
    `For ${listed(TRADES.map((trade) => inSentence(TRADE_NAMES[trade])))} in the ${claims.serviceArea}.`,
    `Three packages: ${listed(PACKAGE_KEYS.map((key) => `${PACKAGES[key].name} (${dollars(PACKAGES[key].priceUsd)})`))}. ${PAYMENT}.`,
    "Growth Engine and Peak Performance guarantee hours saved a week, counted with the client. If they're missed, the client gets everything back.",
  ],
  firstCall: `The first call is free and takes ${claims.discoveryCall.minutes} minutes.`,
  booking: {
    on: "If somebody asks you to book a call for them, they confirm it themselves, by email.",
    off: "Booking by assistants is closed. Send people to the booking page instead.",
  },
  form: "Every page below is Markdown. Without .md, the same address is the page for people. Amounts are US dollars.",
  full: "All of it in one file",
  tools: "Tools over the Model Context Protocol, to look up free times, work out an estimate and ask for a call:",
  source: "Page",
  /** At the end of the whole file, if posts had to be left out. */
  leftOut: (count: number) => `${count} older posts aren't in this file. They're listed on the blog.`,
} as const;

export function bookingLine({ assistants }: Pick<Settings, "assistants">) {
  return llms.booking[assistants ? "on" : "off"];
}
