import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { AssistantKey } from "../../assistants/catalog/assistants.ts";
import { incomingIpAddress } from "../../forms/ip-address.ts";
import type { Settings } from "../../site/settings.ts";
import { isStep } from "../catalog/steps.ts";
import { readingAssistant } from "../rules/assistant.ts";
import { deviceOf, hasOptedOut, isCounted, isView } from "../rules/counted-visits.ts";
import { type CountWriterParts, createCountWriter } from "./count-writer.ts";
import { createCountedPages } from "./counted-pages.ts";
import { createKnownSources } from "./known-sources.ts";
import { createNetworks } from "./networks.ts";
import { type AnsweredRequest, createPageCounts } from "./page-counts.ts";
import { createTally } from "./tally.ts";
import { createVisits } from "./visits.ts";

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
  const { view, readBy, missing } = createPageCounts({ tally, networks, visits, counted, knownSources, siteUrl: settings.siteUrl });
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

  /** Somebody asked for a call: counts the pages that their visit read. Where it began is stored with the call. */
  function booked(headers: IncomingHttpHeaders, ipAddress: string) {
    for (const page of countedVisit(headers, ipAddress)?.pages ?? []) tally.add("booked-after", page);
  }

  /** The visit that a form belongs to. Nobody who opts out by then has one, whatever their address and browser did before. */
  function countedVisit(headers: IncomingHttpHeaders, ipAddress: string) {
    if (!settings.countVisits || hasOptedOut(headers)) return undefined;
    return visits.find(ipAddress, headers["user-agent"] ?? "");
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
