import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { addCounts, type Count } from "../app/data/counts/counts.server.ts";
import type { Database } from "../app/data/database/database.server.ts";
import { logCode } from "../app/request/failure.ts";
import { dayIn } from "../app/rules/calendar/calendar.ts";
import { HOUR_MS } from "../app/rules/calendar/durations.ts";
import { deviceOf, isCounted, isView } from "../app/rules/counts/counted.ts";
import { hostOf, missingName, sourceOf } from "../app/rules/counts/source.ts";
import { isStep } from "../app/rules/counts/steps.ts";
import { pageAt, pages } from "../app/site/pages.ts";
import type { Settings } from "../app/site/settings.ts";
import { isPostPath } from "./blog-pages.ts";
import { addressOf } from "./submissions.ts";
import { createTally } from "./tally.ts";
import { createVisits } from "./visits.ts";

/** What an answered request says about itself. `target` is the path with its query. */
export type Answered = {
  method: string;
  target: string;
  status: number;
  headers: IncomingHttpHeaders;
  ipAddress: string;
  connection?: object;
};

type Parts = {
  database: Database;
  settings: Pick<Settings, "siteUrl" | "timeZone" | "countVisits" | "trustProxy">;
  now: () => Date;
  log: Parameters<typeof logCode>[0];
};

/** A kill loses at most this much, and no more than one transaction is written in it. */
const WRITE_EVERY_MS = 10_000;
/** A person doesn't press more often in a day; a script that makes up steps would. */
const MOST_REPORTS = 100;

export type Counting = ReturnType<typeof createCounting>;

/** Counts views, visits and steps in memory and adds them to the hour's sums in the database every ten seconds. */
export function createCounting({ database, settings, now, log }: Parts) {
  const tally = createTally();
  const visits = createVisits();
  const ownHosts = [hostOf(settings.siteUrl) ?? ""];
  let day = dayIn(settings.timeZone, now());
  let writing = Promise.resolve();
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();

  /** Called once for every request that came over the network, when it's answered. */
  function seen(incoming: IncomingMessage, status: number) {
    if (!settings.countVisits) return;
    const { method = "", url = "", headers, socket } = incoming;
    answered({ method, target: url, status, headers, ipAddress: addressOf(incoming, settings.trustProxy), connection: socket });
  }

  function answered({ method, target, status, headers, ipAddress, connection }: Answered) {
    if (!settings.countVisits) return;
    const mark = target.indexOf("?");
    const path = mark === -1 ? target : target.slice(0, mark);
    if (method === "POST") {
      if (status === 201) booked(path, headers, ipAddress);
      return;
    }
    if (method !== "GET") return;
    if (status === 404 && isCounted(headers)) return tally.add("missing", missingName(path), linkedFrom(headers.referer));
    const page = status === 200 || status === 304 ? nameOf(path) : undefined;
    if (page && isView(headers)) view(page, { headers, ipAddress, connection }, mark === -1 ? "" : target.slice(mark), headers.referer);
  }

  /** What a page's script reports: that it was shown without a request that we saw, or a step on the way to a booking. */
  function reported(body: URLSearchParams, headers: IncomingHttpHeaders, ipAddress: string) {
    if (!settings.countVisits || headers["sec-gpc"] === "1" || headers.dnt === "1") return;
    const userAgent = headers["user-agent"] ?? "";
    const page = nameOf(body.get("page") ?? "");
    if (!page || !deviceOf(userAgent)) return;
    const visit = visits.find(ipAddress, userAgent);
    if (visit && ++visit.reports > MOST_REPORTS) return;
    const step = body.get("step");
    if (step === null) view(page, { headers, ipAddress }, body.get("query") ?? "", body.get("from") ?? undefined);
    else if (isStep(step) && visit) tally.add("step", step);
  }

  function view(
    page: string,
    { headers, ipAddress, connection }: Pick<Answered, "headers" | "ipAddress" | "connection">,
    query: string,
    referrer: string | undefined,
  ) {
    const userAgent = headers["user-agent"] ?? "";
    const isVisitor = visits.enter(page, ipAddress, userAgent, connection, (visit) => {
      visit.source = sourceOf(query ? new URLSearchParams(query).get("utm_source") : null, referrer, ownHosts);
      tally.add("visit", visit.source, deviceOf(userAgent));
      tally.add("landing", page);
    });
    if (!isVisitor) return;
    tally.view(page);
    // Without JavaScript, each of the calculator's screens is a request of its own.
    if (!query || page !== pages.calculator.path) return;
    const step = `calculator-${new URLSearchParams(query).get("step")}`;
    if (isStep(step)) tally.add("step", step);
  }

  /** A call was requested: counts where that visit began and which pages it read. */
  function booked(path: string, headers: IncomingHttpHeaders, ipAddress: string) {
    if (path !== "/api/send-booking-notification" && pageAt(path)?.key !== "contact") return;
    const visit = visits.find(ipAddress, headers["user-agent"] ?? "");
    if (!visit) return;
    tally.add("booked-from", visit.source);
    for (const page of visit.pages) tally.add("booked-after", page);
  }

  function linkedFrom(referrer: string | undefined) {
    const host = hostOf(referrer);
    if (host && ownHosts.includes(host)) return nameOf(new URL(referrer as string).pathname) ?? "other";
    return sourceOf(null, referrer, ownHosts);
  }

  /** Adds what was counted to the database. What can't be written stays for the next time. */
  function write() {
    writing = writing.then(async () => {
      const moment = now();
      const today = dayIn(settings.timeZone, moment);
      const counts = tally.take(today);
      if (today !== day) visits.forget();
      day = today;
      if (counts.length === 0) return;
      const hour = new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
      await addCounts(database, hour, [...counts, ...totalsOf(counts)]).catch((error) => {
        logCode(log, error, "counts could not be written");
        for (const { what, name, detail, count } of counts) tally.add(what, name, detail, count);
      });
    });
    return writing;
  }

  return {
    seen,
    answered,
    reported,
    searchedInVain: () => {
      if (settings.countVisits) tally.add("empty-search", "blog");
    },
    write,
    /** Writes the rest. */
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}

/** What every week of the report needs, so that it doesn't have to add up a year of pages. */
function totalsOf(counts: Count[]) {
  const total = (name: string, isPart: (count: Count) => boolean): Count => ({
    what: "total",
    name,
    detail: "",
    count: counts.filter(isPart).reduce((sum, { count }) => sum + count, 0),
  });
  return [
    total("views", ({ what }) => what === "view"),
    total("visits", ({ what }) => what === "visit"),
    total("contact-opened", ({ what, name }) => what === "view" && name === pages.contact.path),
  ].filter(({ count }) => count > 0);
}

/** A page by its own path, whichever alias was used; a post by its path. Nothing else is a view. */
function nameOf(path: string) {
  return pageAt(path)?.path ?? (isPostPath(path) ? path : undefined);
}
