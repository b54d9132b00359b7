// `npm run bench -- [--only weights,throughput,bookings,interaction,lighthouse] [--pages home,faq] [--runs 3]`
// Prints what each page weighs, how Lighthouse scores it on a phone, how fast a kept page is served beside a bare server, and bookings beside bare inserts.
import { parseArgs } from "node:util";
import { allPages } from "../app/site/pages.ts";
import { buildWhenStale } from "../server/build.ts";
import { findBrowser } from "../test/browser.ts";
import { benchBookings } from "./bookings.ts";
import { benchInteraction } from "./interaction.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { startSite } from "./serve.ts";
import { benchThroughput } from "./throughput.ts";
import { benchWeights } from "./weights.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "weights,throughput,bookings,interaction,lighthouse" },
    pages: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const wanted = values.only.split(",");
const pages = allPages.filter(({ key }) => !values.pages || values.pages.split(",").includes(key));

await buildWhenStale();
const browser = findBrowser();
const site = await startSite();
try {
  if (wanted.includes("weights")) console.table(await benchWeights(site.address, pages, browser));
  if (wanted.includes("throughput")) console.table(await benchThroughput(site.address));
  if (wanted.includes("bookings")) console.table(await benchBookings());
  if (wanted.includes("interaction")) console.table(await benchInteraction(site.address, browser));
  if (wanted.includes("lighthouse")) console.table(await benchLighthouse(site.address, pages, browser, Number(values.runs)));
} finally {
  site.stop();
}
