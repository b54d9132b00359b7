import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { createWriteCheck } from "../app/database/writable.ts";
import { isUnderDesk } from "../app/desk/rules/paths.ts";
import { networkOfRequest } from "../app/forms/ip-address.ts";
import { MCP_PATH } from "../app/site/catalog/api-paths.ts";
import type { Site } from "../app/site/context.ts";
import { allPages } from "../app/site/pages.ts";
import { PRIVATE_PATHS } from "../app/site/private-paths.ts";
import { COUNT_PATH } from "../app/site/script/count.ts";
import { isPublic, settingWarnings } from "../app/site/setting-warnings.ts";
import { fileAnswers } from "../app/site/words/file-answers.ts";
import type { Counting } from "../app/visits/counting/counting.ts";
import { createDesk } from "./desk.ts";
import { createFormPosts } from "./form-posts.ts";
import { createKeptPages } from "./kept-pages.ts";
import { createMcpEndpoint } from "./mcp.ts";
import { createPlainAnswers } from "./plain-answers.ts";
import { POST_PATHS } from "./post-checks.ts";
import { createQueue } from "./queue.ts";
import { readinessOf } from "./readiness.ts";
import { isDecodable, redirectFor } from "./redirects.ts";
import { createRenderer } from "./render.ts";
import { createKeptServing } from "./serve-kept.ts";
import { type Quality, type StoredResponse, toResponse } from "./stored-response.ts";
import { plainWords } from "./words.ts";

type Parts = Omit<Site, "askSite" | "drawSharePicture" | "makePicture"> & {
  /** Defaults to drawing in this process, for development and tests. */
  drawSharePicture?: Site["drawSharePicture"];
  /** Whoever asks the site without a process around it uploads nothing. */
  makePicture?: Site["makePicture"];
  files: Map<string, StoredResponse>;
  /** Counts what pages report. Tests of other things have none. */
  counting?: Pick<Counting, "reported" | "booked" | "sourceOf" | "assistantAsked">;
  /** Compression goes no further than this. The best costs more than most tests, and than the demo needs. */
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
  const { render } = renderer;
  const inQueue = createQueue();
  const kept = createKeptPages(site, renderer, inQueue);
  const keptServing = createKeptServing(files, kept);
  const answers = createPlainAnswers(site);
  const { plain, failed } = answers;
  const forms = createFormPosts({ settings, render, answers, counting });
  const writeProblems = createWriteCheck(database, settings.dataDir);
  const desk = createDesk({
    site,
    renderer,
    answers,
    problems: async () => [...problemsSinceStart(), ...(await writeProblems(now()))],
    changed: kept.recheck,
  });
  const answerAssistant = createMcpEndpoint(site, {
    version,
    calendarChanged: kept.recheck,
    counted: ({ key }, tool) => counting?.assistantAsked(key, tool),
  });
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
    if (pathname.endsWith(".data")) return plain(fileAnswers.missing, 404);
    if (!isDecodable(pathname)) return plain(plainWords.badAddress, 400);
    if (isUnderDesk(pathname)) return desk.read(req.raw);
    const known = await kept.answer(req.raw);
    if (known) {
      keptServing.noteSearch(known, env?.incoming);
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
  app.post(COUNT_PATH, ({ req, env }) => forms.count(req.raw, env?.incoming));
  app.post("*", async ({ req: { raw: request }, env }) => {
    const { pathname } = new URL(request.url);
    if (isUnderDesk(pathname)) return desk.post(request, networkOfRequest(request, env?.incoming, settings.trustProxy));
    const answer = await forms.take(request, env?.incoming);
    if (answer.status < 300) kept.recheck();
    logMissing(answer, pathname);
    return answer;
  });
  app.all("*", ({ req }) => plain(plainWords.readOnly, 405, { Allow: POST_PATHS.has(req.path) ? "GET, HEAD, POST" : "GET, HEAD" }));
  app.onError((error, { req }) => failed(error, req.path));

  function logMissing({ status }: { status: number }, path: string) {
    if (status === 404) log.warn({ path }, PRIVATE_PATHS.includes(path) ? "dead or forged link" : "page not found");
  }

  function fetch(request: Request, socket?: Socket) {
    const target = request.url.slice(new URL(request.url).origin.length);
    const stored = keptServing.find(request.method, target, request.headers.get("accept") ?? undefined);
    return stored ? toResponse(stored, request) : app.fetch(request, socket);
  }

  return {
    fetch,
    serveKept: keptServing.serve,
    foundNothing: keptServing.foundNothing,
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
