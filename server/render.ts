import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { hasMarkdown } from "../app/assistants/read.server.ts";
import { type AtDesk, deskContext } from "../app/desk/context.ts";
import { isUnderDesk } from "../app/desk/rules/paths.ts";
import { type PageVisit, type Site, siteContext, visitContext } from "../app/site/context.ts";
import { PRIVATE_PATHS } from "../app/site/private-paths.ts";
import { deviceOf } from "../app/visits/rules/counted-visits.ts";
import { closedHeaders, closedPolicy, pagePolicy, SPECULATION_RULES_HASH, securityHeaders } from "./headers.ts";
import { compress, type Quality, type StoredResponse, type StreamedPage, storeResponse } from "./stored-response.ts";

/** Changes to the site show at once, because a cached page is revalidated with its ETag on every visit. */
const PAGE_CACHE_CONTROL = "public, no-cache";

/** The response to a form, or the page behind a link in an email. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** The owner's own pages. No address of theirs goes along to another site, and nothing is fetched before it's asked for. */
const AT_DESK = { ...PRIVATE, "Referrer-Policy": "same-origin" };

/** A streamed response is for one visitor only, and no proxy may buffer it. */
const STREAMED = { "Cache-Control": "no-store", "X-Accel-Buffering": "no" };

/** After this long, a visitor gets the page without its posts, and then the posts. */
const WAIT_MS = 400;

/** Who sends a form, who counts what came of it, why it was turned down before any route saw it, and who is at the desk. */
type PageVisitor = Partial<Pick<PageVisit, "network" | "countBooking" | "sourceOf" | "refused">> & { desk?: AtDesk };

const loadBuild = () => import("virtual:react-router/server-build");

let made: Promise<ReturnType<typeof createRequestHandler>> | undefined;

/** Made once: given a function, as development needs it, React Router works all routes out again for every request, which takes 2 ms. */
function handler() {
  if (import.meta.env.DEV) return createRequestHandler(loadBuild, import.meta.env.MODE);
  made ??= loadBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return made;
}

/** Gets React Router's response to a request and completes it: body, compression, ETag and policy. */
export function createRenderer(site: Site, mostQuality: Quality) {
  const policies = { page: pagePolicy(site.settings, SPECULATION_RULES_HASH), desk: pagePolicy(site.settings) };

  async function render(request: Request, quality: Quality, visitor: PageVisitor = {}) {
    const { response } = await ask(request, visitor);
    return complete(request, response, quality);
  }

  /** What the desk downloads goes out as it's read: a backup may be larger than memory, and none is worth compressing again. */
  async function renderOrPass(request: Request, quality: Quality, visitor: PageVisitor) {
    const { response } = await ask(request, visitor);
    if (!response.headers.get("content-disposition")?.startsWith("attachment")) return complete(request, response, quality);
    const headers = { ...titleCased(response.headers), ...closedHeaders(site.settings), ...STREAMED, ...AT_DESK };
    return new Response(response.body, { status: response.status, headers });
  }

  /** If a page's data isn't there in time, sends the page so far and the rest as it arrives. That response can't be kept. */
  async function renderOrStream(request: Request, quality: Quality, waitMs: number): Promise<StoredResponse | StreamedPage> {
    const { response, visit } = await ask(request, { waitMs });
    if (!visit.isLate) return { ...(await complete(request, response, quality)), ...(visit.foundNothing && { search: visit }) };
    const headers = {
      ...securityHeaders(site.settings),
      ...STREAMED,
      "Content-Security-Policy": pagePolicy(site.settings, SPECULATION_RULES_HASH, `'nonce-${visit.nonce}'`),
    };
    const page = new Response(response.body, { status: response.status, headers: { ...titleCased(response.headers), ...headers } });
    return Object.assign(page, { search: visit });
  }

  /** A page's HTML alone, for who reads it in another form. */
  async function readPage(address: string) {
    const { response } = await ask(new Request(site.settings.siteUrl + address), {});
    if (response.status === 404) return undefined;
    // The page says that its posts couldn't be loaded, so no other form of it may be kept.
    if (response.status !== 200 || response.headers.get("cache-control")?.includes("no-store")) throw new Error("a page isn't whole");
    return response.text();
  }

  async function ask(
    request: Request,
    { desk, network = "", waitMs = Number.POSITIVE_INFINITY, ...form }: PageVisitor & { waitMs?: number },
  ) {
    const nonce = randomBytes(16).toString("base64");
    const visit: PageVisit = { ...form, network, waitMs, nonce, isLate: false, foundNothing: false };
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(visitContext, visit);
    if (desk) context.set(deskContext, desk);
    const handle = await handler();
    return { response: await handle(request, context), visit };
  }

  async function complete(request: Request, response: Response, quality: Quality) {
    const type = response.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    const isDesk = isUnderDesk(new URL(request.url).pathname);
    const body = new Uint8Array(await response.arrayBuffer());
    const headers: Record<string, string> = {
      ...securityHeaders(site.settings),
      "Cache-Control": PAGE_CACHE_CONTROL,
      ...(isPage && hasMarkdown(new URL(request.url).pathname) && { Vary: "Accept" }),
      ...titleCased(response.headers),
      ...(isPrivate(request) && PRIVATE),
      ...(isDesk && AT_DESK),
      "Content-Security-Policy": isPage ? policies[isDesk ? "desk" : "page"] : closedPolicy,
    };
    const bodies = type.startsWith("image/") ? { identity: body } : await compress(body, least(quality, mostQuality));
    return storeResponse(response.status, headers, bodies);
  }

  return { render, renderOrPass, renderOrStream, readPage };
}

function least(one: Quality, other: Quality) {
  return one < other ? one : other;
}

/** A client that can't run the short script that inserts late posts gets the whole page, however long it takes. */
export function waitMsFor(request: Request) {
  const agent = request.headers.get("user-agent") ?? "";
  const isPerson = deviceOf(agent) !== undefined && request.method === "GET";
  return isPerson && !new URL(request.url).searchParams.has("wait") ? WAIT_MS : Number.POSITIVE_INFINITY;
}

function isPrivate(request: Request) {
  return request.method === "POST" || PRIVATE_PATHS.includes(new URL(request.url).pathname);
}

function titleCased(headers: Headers) {
  return Object.fromEntries([...headers].map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]));
}
