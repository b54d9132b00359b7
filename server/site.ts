import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { isPostPath } from "../app/blog/rules/post.ts";
import { createWriteCheck } from "../app/database/writable.ts";
import { type ApiProblem, errorAnswer } from "../app/forms/api-answer.ts";
import { addressOf, ipAddressOf } from "../app/forms/ip-address.ts";
import { apiProblems } from "../app/forms/words.ts";
import type { Site } from "../app/site/context.ts";
import { failureOf } from "../app/site/failure.ts";
import { allPages, pageAt } from "../app/site/pages.ts";
import { PRIVATE_PATHS } from "../app/site/private-paths.ts";
import { isPublic, settingWarnings } from "../app/site/setting-warnings.ts";
import type { Counting } from "../app/visits/counting/counting.ts";
import { COUNT_PATH } from "../app/visits/script.ts";
import { closedPolicy, securityHeaders } from "./headers.ts";
import { PageCache } from "./page-cache.ts";
import { readinessOf } from "./readiness.ts";
import { createRenderer } from "./render.ts";
import { type StoredResponse, toResponse, writeResponse } from "./stored-response.ts";
import { isFromOwnPage, POST_PATHS, readBody } from "./submissions.ts";
import { createTurns, TooManyWaiting } from "./turns.ts";
import { createVersionedPages } from "./versioned-pages.ts";

type Parts = Omit<Site, "drawPreview" | "searchedInVain"> & {
  /** Defaults to drawing in this process, for development and tests. */
  drawPreview?: Site["drawPreview"];
  files: Map<string, StoredResponse>;
  /** Counts what pages report. Tests of other things have none. */
  counting?: Pick<Counting, "reported" | "searchedInVain" | "bookedBy">;
  /** The version that the readiness check reports. */
  version?: string;
  /** Problems found since startup, for the readiness check to report. */
  noticed?: () => string[];
};
/** What the HTTP server passes along with a request. Tests have none. */
type Socket = { incoming?: IncomingMessage };

/** The whole site as one function from request to response. The server puts it on a socket; tests call it directly. */
export function createSite({ files, version = "", noticed = () => [], counting, drawPreview = drawHere, ...given }: Parts) {
  const site: Site = { ...given, drawPreview, searchedInVain: counting?.searchedInVain ?? (() => {}) };
  const { settings, now, log, database } = site;
  const { render, renderOrStream } = createRenderer(site);
  const cache = new PageCache(settings.timeZone);
  const takeTurn = createTurns();
  const versioned = createVersionedPages(site, renderOrStream, takeTurn);
  const plainHeaders = { ...securityHeaders(settings), "Content-Security-Policy": closedPolicy, "Cache-Control": "no-store" };
  const plain = (text: string, status: number, headers = {}) =>
    new Response(text, { status, headers: { ...plainHeaders, "Content-Type": "text/plain; charset=utf-8", ...headers } });
  const writeProblems = createWriteCheck(database, settings.dataDir);
  let isStopping = false;

  const app = new Hono<{ Bindings: Socket }>();
  app.get("/health/live", () => plain("live", 200));
  app.get("/health/ready", async () => {
    if (isStopping) return plain("stopping", 503);
    const standing = isPublic(settings) ? settingWarnings(settings).map(({ says }) => says) : [];
    return plain(await readinessOf({ database, settings, now: now(), standing: [...standing, ...noticed()], version, writeProblems }), 200);
  });
  app.get("*", async ({ req }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    // React Router would also serve every page's data. Nothing requests it.
    if (pathname.endsWith(".data")) return plain("Not found.", 404);
    if (!isDecodable(pathname)) return plain("Bad request: the address is not properly encoded.", 400);
    if (isKept(pathname, searchParams))
      return toResponse(await cache.fill(pathname, () => render(new Request(settings.siteUrl + pathname), 11)), req.raw);
    const fromDatabase = await versioned.answer(req.raw);
    if (fromDatabase) {
      logMissing(fromDatabase, pathname);
      return fromDatabase instanceof Response ? fromDatabase : toResponse(fromDatabase, req.raw);
    }
    const proper = properPath(pathname);
    if (proper !== pathname && isKnown(proper)) return plain("", 301, { Location: proper + search });
    // The URL is the configured one whatever the Host header says, so nobody can make the site name another host.
    const make = () => render(new Request(settings.siteUrl + pathname + search), 4);
    const answer = await (searchParams.has("q") ? takeTurn(make) : make());
    logMissing(answer, pathname);
    return toResponse(answer, req.raw);
  });
  app.post(COUNT_PATH, async ({ req: { raw: request }, env }) => {
    if (!isFromOwnPage(request, settings.siteUrl)) return refuse(COUNT_PATH, 403, "cross_site");
    const body = await readBody(request).catch(() => undefined);
    if (body && env?.incoming) {
      const ipAddress = addressOf(env.incoming, settings.trustProxy);
      counting?.reported(new URLSearchParams(body.toString()), env.incoming.headers, ipAddress);
    }
    return new Response(null, { status: 204, headers: plainHeaders });
  });
  app.post("*", async ({ req: { raw: request }, env }) => {
    const { pathname, search } = new URL(request.url);
    if (!POST_PATHS.has(pathname)) return plain("This address can only be read.", 405, { Allow: "GET, HEAD" });
    if (!isFromOwnPage(request, settings.siteUrl)) return refuse(pathname, 403, "cross_site");
    // A visitor who disconnects partway won't see a response anyway.
    const body = await readBody(request).catch(() => undefined);
    if (!body) return refuse(pathname, 413, "too_large");
    const headers = namedHeaders(request, ["content-type", "idempotency-key"]);
    const ipAddress = ipAddressOf(request, env?.incoming, settings.trustProxy);
    const booked = () => env?.incoming && counting?.bookedBy(env.incoming);
    const answer = await render(new Request(settings.siteUrl + pathname + search, { method: "POST", headers, body }), 4, {
      ipAddress,
      booked,
    });
    if (answer.status < 300) versioned.forgetCalendar();
    logMissing(answer, pathname);
    return toResponse(answer, request);
  });
  app.all("*", ({ req }) =>
    plain("This address can only be read.", 405, { Allow: POST_PATHS.has(req.path) ? "GET, HEAD, POST" : "GET, HEAD" }),
  );
  app.onError((error, { req }) => {
    if (error instanceof TooManyWaiting) {
      log.warn({ path: req.path }, "too many searches at once");
      return plain("Too many searches at once. Please try again in a minute.", 503, { "Retry-After": "10" });
    }
    log.error({ path: req.path, ...failureOf(error) }, "request failed");
    return plain("Something went wrong on our side. Please try again in a minute.", 500);
  });

  function logMissing({ status }: { status: number }, path: string) {
    if (status === 404) log.warn({ path }, PRIVATE_PATHS.includes(path) ? "dead or forged link" : "page not found");
  }

  /** Rejects a request before anything is rendered: programs get JSON, people a sentence. */
  function refuse(pathname: string, status: number, code: ApiProblem) {
    log.warn({ path: pathname, status, code }, "post refused");
    return pathname.startsWith("/api/") ? errorAnswer(status, code, {}, plainHeaders) : plain(apiProblems[code], status);
  }

  /** The file or cached page at the path exactly as it's in the request line. Any other spelling misses here and goes through routing. */
  function findCached(method: string | undefined, target: string) {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const mark = target.indexOf("?");
    const pathname = mark === -1 ? target : target.slice(0, mark);
    const file = files.get(pathname);
    if (file) return file;
    const params = mark === -1 ? NO_QUERY : new URLSearchParams(target.slice(mark));
    if (isKept(pathname, params)) return cache.get(pathname, now());
    return versioned.get(pathname, params);
  }

  /** Serves files and cached pages on the raw request, before any routing. Returns whether it did. */
  function serveCached(incoming: IncomingMessage, outgoing: ServerResponse) {
    const stored = findCached(incoming.method, incoming.url ?? "");
    if (stored) writeResponse(stored, incoming, outgoing);
    return stored !== undefined;
  }

  function fetch(request: Request, socket?: Socket) {
    const stored = findCached(request.method, request.url.slice(new URL(request.url).origin.length));
    return stored ? toResponse(stored, request) : app.fetch(request, socket);
  }

  return {
    fetch,
    serveCached,
    /** Renders every page once, so no visitor has to wait for it. */
    warm: async () => {
      for (const { path } of allPages) await fetch(new Request(settings.siteUrl + path));
    },
    /** Tells the load balancer to send visitors elsewhere. */
    drain: () => {
      isStopping = true;
    },
  };
}

/** Loaded only when needed, since the libraries that draw take memory. */
const drawHere: Site["drawPreview"] = async (preview) => (await import("../app/site/ui/share-card.tsx")).drawPreviewPicture(preview);

const NO_QUERY = new URLSearchParams();

/** Whether a page is the same for every visitor. */
function isKept(pathname: string, query: URLSearchParams) {
  const page = pageAt(pathname);
  return page !== undefined && !page.live && !page.query?.some((name) => query.has(name));
}

/** Each page has one spelling: no trailing or doubled slash, no percent-encoded letters, no capitals, which phone keyboards add. */
function properPath(pathname: string) {
  return decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** Redirects go only to these paths, so no URL can lead to another site. */
function isKnown(path: string) {
  return pageAt(path) !== undefined || isPostPath(path) || PRIVATE_PATHS.includes(path);
}

/** None of a visitor's other headers reach a route. */
function namedHeaders(request: Request, names: string[]) {
  return names.flatMap((name): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** None of our URLs contain control characters, and some of them break the router. */
function isDecodable(pathname: string) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
