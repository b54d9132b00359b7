import { pages } from "../../site/pages.ts";
import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import { STEPS } from "../../visits/catalog/steps.ts";
import { totalsOf } from "../../visits/counting/totals.ts";
import { rememberCampaign } from "../../visits/data/campaigns.server.ts";
import { addCounts, type Count } from "../../visits/data/counts.server.ts";
import type { Demo } from "./demo.ts";
import { SOURCES } from "./firms.ts";

const DAYS_OF_VISITS = 12 * 7;
const PAGES = [pages.home.path, pages.contact.path, pages.blog.path, pages.packages.path, pages.faq.path];

/** Twelve weeks of visits that slowly grow, for the report and its plots. */
export async function fillVisits({ database, now }: Demo) {
  await rememberCampaign(database, "truck-sign", new Date(now.getTime() - DAYS_OF_VISITS * DAY_MS));
  for (let daysAgo = DAYS_OF_VISITS; daysAgo >= 0; daysAgo--) {
    const hour = new Date(Math.floor((now.getTime() - daysAgo * DAY_MS) / HOUR_MS) * HOUR_MS);
    const counts = countsOf(DAYS_OF_VISITS - daysAgo);
    await addCounts(database, hour, [...counts, ...totalsOf(counts)]);
  }
}

/** More on some days of the week than on others. */
function countsOf(day: number): Count[] {
  const visits = 12 + Math.floor(day / 7) + (day % 7) * 2;
  const count = (what: Count["what"], name: string, share: number, detail = ""): Count => ({
    what,
    name,
    detail,
    count: Math.round(visits * share),
  });
  const shares = [0.4, 0.3, 0.2, 0.1];
  const counts = [
    ...SOURCES.flatMap((source, i) => [
      count("visit", source, (shares[i] ?? 0) * 0.6, "phone"),
      count("visit", source, (shares[i] ?? 0) * 0.4, "computer"),
    ]),
    ...PAGES.map((page, i) => count("view", page, 1 - i * 0.18)),
    count("landing", pages.home.path, 0.7),
    ...STEPS.map((step, i) => count("step", step, 0.4 - i * 0.05)),
    count("booked-after", pages.contact.path, 0.05),
    count("missing", "/old-page", day % 9 === 0 ? 0.1 : 0, "google.com"),
    count("assistant", "claude", 0.1, "page"),
  ];
  return counts.filter(({ count: sum }) => sum > 0);
}
