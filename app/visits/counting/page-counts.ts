import type { IncomingHttpHeaders } from "node:http";
import type { AssistantKey } from "../../assistants/catalog/assistants.ts";
import { isPostPath } from "../../blog/rules/post.ts";
import { pageAt, pages } from "../../site/pages.ts";
import { isStep } from "../catalog/steps.ts";
import { deviceOf } from "../rules/counted-visits.ts";
import { hostOf, missingName, OTHER, sourceOf } from "../rules/source.ts";
import type { createCountedPages } from "./counted-pages.ts";
import type { createKnownSources } from "./known-sources.ts";
import type { Networks } from "./networks.ts";
import type { createTally } from "./tally.ts";
import type { createVisits } from "./visits.ts";

/** What an answered request says about itself. `target` is the path with its query, `foundNothing` is about a search. */
export type AnsweredRequest = {
  method: string;
  target: string;
  status: number;
  foundNothing?: boolean;
  headers: IncomingHttpHeaders;
  ipAddress: string;
  connection?: object;
};

type Parts = {
  tally: ReturnType<typeof createTally>;
  networks: Networks;
  visits: ReturnType<typeof createVisits>;
  counted: ReturnType<typeof createCountedPages>;
  knownSources: ReturnType<typeof createKnownSources>;
  siteUrl: string;
};

/** What is counted of a page: who saw it, which assistant read it, and who asked for one that isn't there. */
export function createPageCounts({ tally, networks, visits, counted, knownSources, siteUrl }: Parts) {
  const ownHosts = [hostOf(siteUrl) ?? ""];

  function view(
    page: string,
    { headers, ipAddress, connection, foundNothing }: Pick<AnsweredRequest, "headers" | "ipAddress" | "connection" | "foundNothing">,
    query: string,
    referrer: string | undefined,
  ) {
    const userAgent = headers["user-agent"] ?? "";
    const visit = visits.enter(page, ipAddress, userAgent, connection, (visit) => {
      const source = sourceOf(query ? new URLSearchParams(query).get("utm_source") : null, referrer, ownHosts);
      const origin = { isKnown: knownSources.has(source), mayAdd: () => networks.tryCount(visit.network, "names") };
      visit.source = tally.add("visit", source, deviceOf(userAgent), origin);
      tally.add("landing", page);
    });
    if (!visit || !networks.tryCount(visit.network, "views")) return;
    tally.view(page);
    // That a search found nothing is counted, never its words.
    if (foundNothing) tally.add("empty-search", "blog");
    // Without JavaScript, each of the calculator's screens is a request of its own.
    if (!query || page !== pages.calculator.path) return;
    const step = `calculator-${new URLSearchParams(query).get("step")}`;
    if (isStep(step)) tally.add("step", step);
  }

  /** An assistant read a page, as HTML or Markdown. It's nobody's visit. */
  function readBy(assistant: AssistantKey, path: string, ipAddress: string) {
    const plain = path.replace(/(\/index)?\.md$/, "") || "/";
    if ((pageAt(plain) || isPostPath(plain)) && networks.tryCount(networks.cellOf(ipAddress), "views"))
      tally.add("assistant", assistant, "page", { isKnown: true });
  }

  /** A page that doesn't exist, and who links to it. Both are a stranger's words. */
  function missing(path: string, referrer: string | undefined, ipAddress: string) {
    const network = networks.cellOf(ipAddress);
    if (!networks.tryCount(network, "views")) return;
    tally.add("missing", missingName(path), linkedFrom(referrer), { mayAdd: () => networks.tryCount(network, "names") });
  }

  function linkedFrom(referrer: string | undefined) {
    const host = hostOf(referrer);
    if (host && ownHosts.includes(host)) return counted.find(new URL(referrer as string).pathname) ?? OTHER;
    return sourceOf(null, referrer, ownHosts);
  }

  return { view, readBy, missing };
}
