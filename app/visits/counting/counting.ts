import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { AssistantKey } from "../../assistants/catalog/assistants.ts";
import { isPostPath } from "../../blog/rules/post.ts";
import { incomingIpAddress } from "../../forms/ip-address.ts";
import { pageAt, pages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { isStep } from "../catalog/steps.ts";
import { readingAssistant } from "../rules/assistant.ts";
import { deviceOf, hasOptedOut, isCounted, isView } from "../rules/counted-visits.ts";
import { hostOf, missingName, OTHER, sourceOf } from "../rules/source.ts";
import { type CountWriterParts, createCountWriter } from "./count-writer.ts";
import { createCountedPages } from "./counted-pages.ts";
import { createKnownSources } from "./known-sources.ts";
import { createNetworks } from "./networks.ts";
import { createTally } from "./tally.ts";
import { createVisits } from "./visits.ts";

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

type Parts = CountWriterParts & { settings: Pick<Settings, "siteUrl" | "countVisits" | "trustProxy"> };

/** A kill loses at most this much, and no more than one transaction is written in it. */
const WRITE_EVERY_MS = 10_000;
/** A person doesn't press more often in a day; a script that makes up steps would. */
const MOST_REPORTS = 100;

export type Counting = ReturnType<typeof createCounting>;

/** Counts views, visits and steps in memory and adds them to the hour's sums in the database every ten seconds. */
export function createCounting(parts: Parts) {
  const { database, settings } = parts;
  const tally = createTally();
  const networks = createNetworks();
  const visits = createVisits(networks);
  const counted = createCountedPages();
  const knownSources = createKnownSources(database);
  const ownHosts = [hostOf(settings.siteUrl) ?? ""];
  const ready = settings.countVisits ? knownSources.read() : Promise.resolve();
  const writeCounts = createCountWriter(parts, tally, () => {
    visits.forget();
    networks.forget();
  });
  const write = () => ready.then(writeCounts);
  // A link that was just made is known within ten seconds.
  const timer = setInterval(() => void write().then(settings.countVisits ? knownSources.read : undefined), WRITE_EVERY_MS);
  timer.unref();

  /** Called once for every request that came over the network, when it's answered. */
  function seen(incoming: IncomingMessage, status: number, foundNothing: boolean) {
    if (!settings.countVisits) return;
    const { method = "", url: target = "", headers, socket: connection } = incoming;
    answered({ method, target, status, foundNothing, headers, ipAddress: incomingIpAddress(incoming, settings.trustProxy), connection });
  }

  function answered(request: AnsweredRequest) {
    const { method, target, status, headers, ipAddress } = request;
    if (!settings.countVisits) return;
    const mark = target.indexOf("?");
    const path = mark === -1 ? target : target.slice(0, mark);
    if (method !== "GET") return;
    if (status === 404 && isCounted(headers)) return missing(path, headers.referer, ipAddress);
    if (status !== 200 && status !== 304) return;
    const assistant = readingAssistant(headers["user-agent"] ?? "");
    if (assistant) return readBy(assistant, path, ipAddress);
    const page = counted.findAnswered(path);
    if (page && isView(headers)) view(page, request, mark === -1 ? "" : target.slice(mark), headers.referer);
  }

  /** What a page's script reports: that it was shown without a request that we saw, or a step on the way to a booking. */
  function reported(body: URLSearchParams, headers: IncomingHttpHeaders, ipAddress: string) {
    if (!settings.countVisits || hasOptedOut(headers)) return;
    const userAgent = headers["user-agent"] ?? "";
    const page = counted.find(body.get("page") ?? "");
    if (!page || !deviceOf(userAgent)) return;
    const visit = visits.find(ipAddress, userAgent);
    if (visit && ++visit.reports > MOST_REPORTS) return;
    const step = body.get("step");
    if (step === null) view(page, { headers, ipAddress }, body.get("query") ?? "", body.get("from") ?? undefined);
    else if (isStep(step) && visit) tally.add("step", step);
  }

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

  /** A call was stored: counts where that visit began and which pages it read. */
  function booked(headers: IncomingHttpHeaders, ipAddress: string) {
    const visit = countedVisit(headers, ipAddress);
    if (!visit) return;
    // By the name that the visit was counted by, which has passed the limit on made-up names already.
    tally.add("booked-from", visit.source, "", { isKnown: true });
    for (const page of visit.pages) tally.add("booked-after", page);
  }

  /** The visit that a form belongs to. Nobody who opts out by then has one, whatever their address and browser did before. */
  function countedVisit(headers: IncomingHttpHeaders, ipAddress: string) {
    if (!settings.countVisits || hasOptedOut(headers)) return undefined;
    return visits.find(ipAddress, headers["user-agent"] ?? "");
  }

  function linkedFrom(referrer: string | undefined) {
    const host = hostOf(referrer);
    if (host && ownHosts.includes(host)) return counted.find(new URL(referrer as string).pathname) ?? OTHER;
    return sourceOf(null, referrer, ownHosts);
  }

  return {
    seen,
    answered,
    reported,
    booked,
    /** Where the visit of a request began, or nothing if it isn't counted. */
    sourceOf: (incoming: IncomingMessage) => countedVisit(incoming.headers, incomingIpAddress(incoming, settings.trustProxy))?.source ?? "",
    /** An assistant used a tool. Both names come from our own lists. */
    assistantAsked: (assistant: AssistantKey, tool: string) => {
      if (settings.countVisits) tally.add("assistant", assistant, tool, { isKnown: true });
    },
    write,
    /** Writes the rest. */
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}
