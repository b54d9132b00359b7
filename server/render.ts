import { createHash, randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { PRIVATE_PATHS } from "../app/rules/private-paths.ts";
import { addressContext, lateContext, nonceContext, patienceContext, type Site, siteContext } from "../app/site/context.ts";
import { heroVideoOrigins } from "../app/site/hero-video.ts";
import { closedPolicy, pagePolicy, securityHeaders } from "./headers.ts";
import { compress, type Quality, storeAnswer } from "./stored-answer.ts";

/** A change of this site is seen at once: a kept page is checked with its ETag on every visit. */
const PAGE_CACHE_CONTROL = "public, no-cache";

/** The answer to a form, or the page behind a link in a letter. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

const START_SCRIPT = '<script type="module" async="">';
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** For visitors: the answer stays theirs alone, and no proxy on the way holds it back. */
const STREAMED = { "Cache-Control": "no-store", "X-Accel-Buffering": "no" };

/** Asks React Router for the answer to a request and makes it whole: body, compression, ETag and policy. */
export function createRenderer(site: Site) {
  const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

  async function render(request: Request, quality: Quality, address = "") {
    const { response, nonce } = await ask(request, { address });
    return complete(request, response, nonce, quality);
  }

  /** A page whose data is not there in time is sent as far as it stands, and the rest as it comes. That answer can be kept by nobody. */
  async function renderOrStream(request: Request, quality: Quality, patience: number) {
    const { response, nonce, isLate } = await ask(request, { patience });
    if (!isLate) return complete(request, response, nonce, quality);
    const policy = pagePolicy(site.settings, [`'nonce-${nonce}'`], []);
    const headers = { ...securityHeaders(site.settings), ...STREAMED, "Content-Security-Policy": policy };
    return new Response(response.body, { status: response.status, headers: { ...titleCased(response.headers), ...headers } });
  }

  async function ask(request: Request, { address = "", patience = Number.POSITIVE_INFINITY }) {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(nonceContext, nonce);
    context.set(addressContext, address);
    context.set(patienceContext, patience);
    const response = await handle(request, context);
    return { response, nonce, isLate: context.get(lateContext) };
  }

  async function complete(request: Request, response: Response, nonce: string, quality: Quality) {
    const type = response.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    const page = isPage ? finishPage(await response.text(), nonce) : { body: new Uint8Array(await response.arrayBuffer()), scripts: [] };
    const headers: Record<string, string> = {
      ...securityHeaders(site.settings),
      "Cache-Control": PAGE_CACHE_CONTROL,
      ...(isPage && { "Speculation-Rules": '"/speculation-rules.json"' }),
      ...titleCased(response.headers),
      ...(isPrivate(request) && PRIVATE),
      "Content-Security-Policy": isPage
        ? pagePolicy(site.settings, page.scripts, heroVideoOrigins(request.url, site.settings))
        : closedPolicy,
    };
    const bodies = type.startsWith("image/") ? { identity: page.body } : await compress(page.body, quality);
    return storeAnswer(response.status, headers, bodies);
  }

  return { render, renderOrStream };
}

function isPrivate(request: Request) {
  return request.method === "POST" || PRIVATE_PATHS.includes(new URL(request.url).pathname);
}

/**
 * Only scripts that carry this rendering's nonce are ours, so only they are hashed into the policy: hashing every script found would
 * allow an injected one. The nonce itself is taken out, since a kept page would show it to everybody.
 * The router's preloads and its starting script are put aside: they compete with what paints, so the site's script sets them off once
 * the page is to be seen.
 */
function finishPage(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const scripts = html
    .split(/<script(?=[\s>])/)
    .slice(1)
    .filter((script) => script.slice(0, script.indexOf(">")).includes(mark))
    .map((script) => script.slice(script.indexOf(">") + 1, script.indexOf("</script>")))
    .filter((code) => code !== "")
    .map((code) => `'sha256-${createHash("sha256").update(code.replaceAll(mark, "")).digest("base64")}'`);
  const preloads = (html.match(MODULE_PRELOAD)?.join("") ?? "").replaceAll(mark, "");
  const body = html
    .replaceAll(mark, "")
    .replace(MODULE_PRELOAD, "")
    .replace(START_SCRIPT, '<script type="text/plain" data-start>')
    .replace("</body>", () => (preloads ? `<template id="preloads">${preloads}</template></body>` : "</body>"));
  return { body: new TextEncoder().encode(body), scripts: [...new Set(scripts)] };
}

function titleCased(headers: Headers) {
  return Object.fromEntries([...headers].map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]));
}
