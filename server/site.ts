import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { MCP_PATH } from "../app/assistants/catalog/mcp-tools.ts";
import { createWriteCheck } from "../app/database/writable.ts";
import { isUnderDesk } from "../app/desk/rules/paths.ts";
import type { ApiProblem } from "../app/forms/api-answer.ts";
import { incomingIpAddress, networkOfRequest } from "../app/forms/ip-address.ts";
import type { Site } from "../app/site/context.ts";
import { allPages, pageAt } from "../app/site/pages.ts";
import { PRIVATE_PATHS } from "../app/site/private-paths.ts";
import { COUNT_PATH } from "../app/site/script/count.ts";
import { isPublic, settingWarnings } from "../app/site/setting-warnings.ts";
import type { Counting } from "../app/visits/counting/counting.ts";
import { createDesk } from "./desk.ts";
import { createKeptPages, NO_QUERY } from "./kept-pages.ts";
import { createMcpEndpoint } from "./mcp.ts";
import { createPlainAnswers } from "./plain-answers.ts";
import { createQueue } from "./queue.ts";
import { readinessOf } from "./readiness.ts";
import { isDecodable, redirectFor } from "./redirects.ts";
import { createRenderer } from "./render.ts";
import { type Quality, type SearchOutcome, type StoredResponse, toResponse, writeResponse } from "./stored-response.ts";
import { isFromOwnPage, namedHeaders, POST_PATHS, readBody } from "./submissions.ts";

type Parts = Omit<Site, "askSite" | "drawSharePicture" | "makePicture"> & {
  /** Defaults to drawing in this process, for development and tests. */
  drawSharePicture?: Site["drawSharePicture"];
  /** Whoever asks the site without a process around it uploads nothing. */
  makePicture?: Site["makePicture"];
  files: Map<string, StoredResponse>;
  /** Counts what pages report. Tests of other things have none. */
  counting?: Pick<Counting, "reported" | "booked" | "sourceOf" | "assistantAsked">;
  /** Compression goes no further than this. The best costs more than most tests. */
  mostQuality?: Quality;
  /** The version that the readiness check reports. */
  version?: string;
  /** Problems found since startup, for the readiness check to report. */
  problemsSinceStart?: () => string[];
};
/** What the HTTP server passes along with a request. Tests have none. */
type Socket = { incoming?: IncomingMessage };

/** The whole site as one function from request to response. The server puts it on a socket; tests call it directly. */
export function createSite({
  files,
  version = "",
  problemsSinceStart = () => [],
  counting,
  drawSharePicture = drawHere,
  makePicture = makeNone,
  mostQuality = 11,
  ...given
}: Parts) {
  const askSite: Site["askSite"] = async (path) => fetch(new Request(settings.siteUrl + path));
  const site: Site = { ...given, askSite, drawSharePicture, makePicture };
  const { settings, now, log, database } = site;
  const renderer = createRenderer(site, mostQuality);
  const { render, renderOrPass } = renderer;
  const inQueue = createQueue();
  const kept = createKeptPages(site, renderer, inQueue);
  const answers = createPlainAnswers(site);
  const { plain, nothing, refuse, failed } = answers;
  const writeProblems = createWriteCheck(database, settings.dataDir);
  const desk = createDesk({
    site,
    render,
    renderOrPass,
    answers,
    problems: async () => [...problemsSinceStart(), ...(await writeProblems(now()))],
  });
  const answerAssistant = createMcpEndpoint(site, {
    version,
    calendarChanged: kept.forgetCalendar,
    counted: ({ key }, tool) => counting?.assistantAsked(key, tool),
  });
  const searches = new WeakMap<IncomingMessage, SearchOutcome>();
  let isStopping = false;

  const app = new Hono<{ Bindings: Socket }>();
  app.get("/health/live", () => plain("live", 200));
  app.get("/health/ready", async () => {
    if (isStopping) return plain("stopping", 503);
    const warnings = isPublic(settings) ? settingWarnings(settings).map(({ says }) => says) : [];
    return plain(
      await readinessOf({ database, settings, now: now(), sinceStart: [...warnings, ...problemsSinceStart()], version, writeProblems }),
      200,
    );
  });
  app.all(MCP_PATH, ({ req, env }) => answerAssistant(req.raw, env?.incoming));
  app.get("*", async ({ req, env }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    // React Router would also serve every page's data. Nothing requests it.
    if (pathname.endsWith(".data")) return plain("Not found.", 404);
    if (!isDecodable(pathname)) return plain("Bad request: the address is not properly encoded.", 400);
    if (isUnderDesk(pathname)) return desk.read(req.raw);
    const known = await kept.answer(req.raw);
    if (known) {
      noteSearch(known, env?.incoming);
      logMissing(known, pathname);
      return known instanceof Response ? known : toResponse(known, req.raw);
    }
    const proper = redirectFor(pathname);
    if (proper) return plain("", 301, { Location: proper + search });
    // The URL is the configured one whatever the Host header says, so nobody can make the site name another host.
    const make = () => render(new Request(settings.siteUrl + pathname + search), 4);
    const answer = await (searchParams.has("q") ? inQueue(make) : make());
    logMissing(answer, pathname);
    return toResponse(answer, req.raw);
  });
  app.post(COUNT_PATH, async ({ req: { raw: request }, env }) => {
    if (!isFromOwnPage(request, settings.siteUrl)) return refuse(COUNT_PATH, 403, "cross_site");
    const body = await readBody(request).catch(() => undefined);
    if (body && env?.incoming) {
      const ipAddress = incomingIpAddress(env.incoming, settings.trustProxy);
      counting?.reported(new URLSearchParams(body.toString()), env.incoming.headers, ipAddress);
    }
    return nothing();
  });
  app.post("*", async ({ req: { raw: request }, env }) => {
    const { pathname, search } = new URL(request.url);
    if (isUnderDesk(pathname)) {
      const answer = await desk.post(request, networkOfRequest(request, env?.incoming, settings.trustProxy));
      if (answer.status < 400) {
        kept.forgetCalendar();
        kept.recheckPosts();
      }
      return answer;
    }
    if (!POST_PATHS.has(pathname)) return plain("This address can only be read.", 405, { Allow: "GET, HEAD" });
    if (!isFromOwnPage(request, settings.siteUrl)) return refusePost(request, 403, "cross_site");
    // A visitor who disconnects partway won't see a response anyway.
    const body = await readBody(request).catch(() => undefined);
    if (!body) return refusePost(request, 413, "too_large");
    const headers = namedHeaders(request, ["content-type", "idempotency-key"]);
    const network = networkOfRequest(request, env?.incoming, settings.trustProxy);
    const countBooking = () =>
      env?.incoming && counting?.booked(env.incoming.headers, incomingIpAddress(env.incoming, settings.trustProxy));
    const sourceOf = () => (env?.incoming && counting?.sourceOf(env.incoming)) ?? "";
    const answer = await render(new Request(settings.siteUrl + pathname + search, { method: "POST", headers, body }), 4, {
      network,
      countBooking,
      sourceOf,
    });
    if (answer.status < 300) kept.forgetCalendar();
    logMissing(answer, pathname);
    return toResponse(answer, request);
  });
  app.all("*", ({ req }) =>
    plain("This address can only be read.", 405, { Allow: POST_PATHS.has(req.path) ? "GET, HEAD, POST" : "GET, HEAD" }),
  );
  app.onError((error, { req }) => failed(error, req.path));

  /** A booking that's turned down says so on its own page, with somebody to turn to. Nothing that was sent is read. */
  async function refusePost(request: Request, status: 403 | 413, code: ApiProblem) {
    const { pathname } = new URL(request.url);
    const plainly = refuse(pathname, status, code);
    if (pageAt(pathname)?.key !== "contact") return plainly;
    return toResponse(await render(new Request(settings.siteUrl + pathname), 4, { refused: { status, code } }), request);
  }

  function logMissing({ status }: { status: number }, path: string) {
    if (status === 404) log.warn({ path }, PRIVATE_PATHS.includes(path) ? "dead or forged link" : "page not found");
  }

  /** For who counts requests once they're answered: visitors get no header about it. */
  function noteSearch({ search }: { search?: SearchOutcome }, incoming: IncomingMessage | undefined) {
    if (search && incoming) searches.set(incoming, search);
  }

  /** The file or kept page at the path exactly as it's in the request line. Any other spelling misses here and goes through routing. */
  function findKept(method: string | undefined, target: string, accept: string | undefined) {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const mark = target.indexOf("?");
    const pathname = mark === -1 ? target : target.slice(0, mark);
    const file = files.get(pathname);
    if (file) return file;
    const params = mark === -1 ? NO_QUERY : new URLSearchParams(target.slice(mark));
    return kept.get(pathname, params, accept);
  }

  /** Serves files and kept pages on the raw request, before any routing. Returns whether it did. */
  function serveKept(incoming: IncomingMessage, outgoing: ServerResponse) {
    const stored = findKept(incoming.method, incoming.url ?? "", incoming.headers.accept);
    if (!stored) return false;
    noteSearch(stored, incoming);
    writeResponse(stored, incoming, outgoing);
    return true;
  }

  function fetch(request: Request, socket?: Socket) {
    const target = request.url.slice(new URL(request.url).origin.length);
    const stored = findKept(request.method, target, request.headers.get("accept") ?? undefined);
    return stored ? toResponse(stored, request) : app.fetch(request, socket);
  }

  return {
    fetch,
    serveKept,
    /** Whether a request that's answered was a search without a result. */
    foundNothing: (incoming: IncomingMessage) => searches.get(incoming)?.foundNothing ?? false,
    /** Renders every page once, so no visitor has to wait for it. The pauses are for visitors who come meanwhile. */
    warm: async (pauseMs = 0) => {
      for (const { path } of allPages) {
        if (isStopping) return;
        await fetch(new Request(settings.siteUrl + path));
        log.debug({ path }, "made before anybody asks");
        await pause(pauseMs, undefined, { ref: false });
      }
    },
    /** Tells the load balancer to send visitors elsewhere. */
    drain: () => {
      isStopping = true;
    },
  };
}

/** Loaded only when needed, since the libraries that draw take memory. */
const drawHere: Site["drawSharePicture"] = async (shown) => (await import("../app/site/ui/share-card.tsx")).drawSharePicture(shown);

const makeNone: Site["makePicture"] = () => Promise.reject(new Error("No pictures are made here."));
