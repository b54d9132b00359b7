import { timingSafeEqual } from "node:crypto";
import type { AtDesk } from "../app/desk/context.ts";
import { formTokenOf, sessionOf } from "../app/desk/data/sessions.server.ts";
import { mostBytesAt } from "../app/desk/rules/body-size.ts";
import { readCookie } from "../app/desk/rules/cookie.ts";
import { FRESH_PATHS, isDeskPath, isPicturesPath, OPEN_PATHS, SIGN_IN_PATH } from "../app/desk/rules/paths.ts";
import { isFresh } from "../app/desk/rules/session.ts";
import { RETRY_SECONDS } from "../app/forms/api-answer.ts";
import { LIMITS } from "../app/forms/limits.server.ts";
import { countWithinLimit, secondsToNextWindow } from "../app/forms/rate-limit.server.ts";
import type { Site } from "../app/site/context.ts";
import { isOurMistake, logFailure } from "../app/site/failure.ts";
import { isPublic } from "../app/site/setting-warnings.ts";
import type { createPlainAnswers } from "./plain-answers.ts";
import { isFromOwnPage, namedHeaders, readBody } from "./post-checks.ts";
import type { createRenderer } from "./render.ts";
import { type StoredResponse, toResponse } from "./stored-response.ts";
import { plainWords } from "./words.ts";

type Parts = {
  site: Site;
  renderer: Pick<ReturnType<typeof createRenderer>, "render" | "renderOrPass">;
  answers: ReturnType<typeof createPlainAnswers>;
  problems: AtDesk["problems"];
  /** Somebody who is signed in did something, so what is kept may be out of date. A stranger's post changes nothing. */
  changed: () => void;
};

/** A path that no page has, for the ordinary answer to one that isn't there. */
const NOWHERE = "/nowhere";
const FORM = "application/x-www-form-urlencoded";
const FORM_WITH_FILE = "multipart/form-data";

/**
 * The one way to the desk. Who is there, over which connection, from which page and with which token is settled here, before any route
 * runs. While the desk is off, its paths are like any that doesn't exist.
 */
export function createDesk({ site, renderer: { render, renderOrPass }, answers: { plain, refuse }, problems, changed }: Parts) {
  const { settings, database, now, log } = site;
  const isHttps = isPublic(settings);

  async function read(request: Request) {
    const { pathname, search } = new URL(request.url);
    if (!isThere(pathname)) return missing(request);
    if (isOverPlainHttp(request)) return refusePlainHttp();
    const desk = await visitorOf(request).catch(away);
    if (desk instanceof Response) return desk;
    if (!desk.session && !OPEN_PATHS.includes(pathname)) return toSignIn({ to: pathname });
    return show(request, await render(new Request(settings.siteUrl + pathname + search), 4, { desk }));
  }

  async function post(request: Request, network: string) {
    const { pathname, search } = new URL(request.url);
    if (!isThere(pathname)) return plain(plainWords.readOnly, 405, { Allow: "GET, HEAD" });
    if (isOverPlainHttp(request)) return refusePlainHttp();
    if (!isFromOwnPage(request, settings.siteUrl)) return refuse(pathname, 403, "cross_site");
    const type = request.headers.get("content-type") ?? "";
    if (!type.startsWith(FORM) && !(isPicturesPath(pathname) && type.startsWith(FORM_WITH_FILE)))
      return plain(plainWords.desk.formsOnly, 415);
    const desk = await visitorOf(request).catch(away);
    if (desk instanceof Response) return desk;
    const isOpen = OPEN_PATHS.includes(pathname);
    // Before any of it is read: a stranger's 25 MB aren't worth our memory.
    if (!isOpen && !desk.session) return toSignIn();
    const body = await readBody(request, mostBytesAt(pathname)).catch(() => undefined);
    if (!body) return refuse(pathname, 413, "too_large");
    const refused = isOpen ? await tooMany(network).catch(away) : notAllowed(request, desk, await formTokenIn(body, type));
    if (refused) return refused;
    const headers = namedHeaders(request, ["content-type"]);
    const given = new Request(settings.siteUrl + pathname + search, { method: "POST", headers, body });
    const answer = await renderOrPass(given, 4, { desk, network });
    if (desk.session && answer.status < 400) changed();
    return answer instanceof Response ? answer : show(request, answer);
  }

  function isThere(pathname: string) {
    return settings.desk && isDeskPath(pathname);
  }

  async function missing(request: Request) {
    return show(request, await render(new Request(settings.siteUrl + NOWHERE), 4));
  }

  /**
   * Over plain http a session could be read on the way. At home, on the machine itself, there's no way. A proxy's word counts only where
   * it's ours.
   */
  function isOverPlainHttp(request: Request) {
    if (isHttps) return settings.trustProxy && lastOf(request.headers.get("x-forwarded-proto")) === "http";
    return ![settings.siteUrl, request.url].every((url) => isLocal(new URL(url).hostname));
  }

  function refusePlainHttp() {
    return plain(plainWords.desk.httpsOnly, 403);
  }

  async function visitorOf(request: Request): Promise<AtDesk> {
    const token = readCookie(request.headers.get("cookie"), isHttps);
    const session = await sessionOf(database, token, { now: now(), agencyEmails: settings.agencyEmails, log });
    return { token, session, problems, formToken: session && token ? formTokenOf(token) : "" };
  }

  /** Without the database nobody can be told from a stranger. */
  function away(error: unknown) {
    if (isOurMistake(error)) throw error;
    logFailure(log, error, "the database did not answer");
    return plain(plainWords.desk.unavailable, 503, {
      "Retry-After": RETRY_SECONDS,
    });
  }

  /** A change needs a session, the token of its own page, and for some a recent sign-in. */
  function notAllowed(request: Request, { session, formToken }: AtDesk, given: string) {
    const { pathname } = new URL(request.url);
    if (!session) return toSignIn();
    if (!isSame(given, formToken)) {
      log.warn({ path: pathname }, "a form without its session's token");
      return plain(plainWords.desk.earlierSignIn, 403);
    }
    const page = FRESH_PATHS[pathname];
    return page && !isFresh(session, now()) ? toSignIn({ again: "", to: pressedAt(request) ?? page }) : undefined;
  }

  async function tooMany(network: string) {
    if (await countWithinLimit(database, { who: `desk ${network}`, most: LIMITS.presses, now: now(), settings })) return undefined;
    return plain(plainWords.desk.tooManyTries, 429, { "Retry-After": String(secondsToNextWindow(now())) });
  }

  function toSignIn(query: Record<string, string> = {}) {
    const search = new URLSearchParams(query).toString();
    return plain("", 303, { Location: SIGN_IN_PATH + (search && `?${search}`), "X-Robots-Tag": "noindex" });
  }

  function show(request: Request, answer: StoredResponse) {
    if (answer.status === 404) log.warn({ path: new URL(request.url).pathname }, "page not found");
    return toResponse(answer, request);
  }

  return { read, post };
}

/** The page with the button, such as one person's. */
function pressedAt(request: Request) {
  const page = URL.parse(request.headers.get("referer") ?? "")?.pathname;
  return page && isDeskPath(page) && !OPEN_PATHS.includes(page) && page !== new URL(request.url).pathname ? page : undefined;
}

function lastOf(header: string | null) {
  return header?.split(",").at(-1)?.trim();
}

function isLocal(hostname: string) {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The token that a form carries. Of one with a file, nothing else is looked at. */
async function formTokenIn(body: Buffer<ArrayBuffer>, type: string) {
  if (type.startsWith(FORM)) return new URLSearchParams(body.toString()).get("form") ?? "";
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => undefined);
  return String(form?.get("form") ?? "");
}

function isSame(given: string, ours: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)];
  return ours !== "" && one.length === other.length && timingSafeEqual(one, other);
}
