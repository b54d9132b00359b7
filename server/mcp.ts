import type { IncomingMessage } from "node:http";
import type { Asker } from "../app/assistants/rules/asker.ts";
import { toolRefusals } from "../app/assistants/words/mcp-tools.ts";
import { networkOfRequest } from "../app/forms/ip-address.ts";
import { LIMITS } from "../app/forms/limits.server.ts";
import { secondsToNextWindow, windowOf } from "../app/forms/rate-limit.server.ts";
import { MCP_PATH } from "../app/site/catalog/api-paths.ts";
import type { Site } from "../app/site/context.ts";
import { keyedHash } from "../app/tokens/keyed-hash.server.ts";
import { closedHeaders } from "./headers.ts";
import { namedHeaders, readBody } from "./post-checks.ts";
import { createQueue, QUEUE_RETRY_SECONDS, TooManyWaiting } from "./queue.ts";

type Parts = {
  version: string;
  calendarChanged: () => void;
  counted: (asker: Asker, tool: string) => void;
};

/** What the protocol reads of a request. */
const HEADERS = ["content-type", "accept", "mcp-protocol-version", "mcp-method", "mcp-name"];
/**
 * After each message the queue rests nine times as long as it took, 5 seconds at most, so that a flood gets a tenth of the process and
 * visitors notice nothing. Messages take 10 to 20 ms; only the first search, which reads every page, takes 2 seconds.
 */
const RESTS = 9;
/** A refusal waits this long, because a program that's refused at once asks again at once. */
const REFUSE_AFTER_MS = 1_000;
const MOST_REFUSED_LATER = 200;

/** Assistants call the site's tools here, by the Model Context Protocol. */
export function createMcpEndpoint(site: Site, { version, calendarChanged, counted }: Parts) {
  const { settings, now, log } = site;
  const headers = { ...closedHeaders(settings), "X-Robots-Tag": "noindex" };
  const inQueue = createQueue({ rests: settings.rateLimit ? RESTS : 0 });
  const isWithin = createNetworkLimit(LIMITS.assistantMessages);
  let refusing = 0;

  return async function answer(request: Request, incoming: IncomingMessage | undefined): Promise<Response> {
    if (!settings.assistants) return refuse(404, toolRefusals.closed);
    if (request.method !== "POST") return refuse(405, toolRefusals.method, { Allow: "POST" });
    if (!isOwnOrNoPage(request, settings.siteUrl)) return refuse(403, toolRefusals.origin);
    const network = networkOfRequest(request, incoming, settings.trustProxy);
    if (settings.rateLimit && !isWithin(keyedHash(settings.secret, network), now()))
      return later(() => refuse(429, toolRefusals.tooMany, { "Retry-After": String(secondsToNextWindow(now())) }));
    const body = await readBody(request).catch(() => undefined);
    if (!body) return refuse(413, toolRefusals.tooLarge);
    const message = parsed(body);
    // A batch could hold hundreds of calls. The protocol has none since its version of June 2025 (2025-06-18).
    if (message === undefined || Array.isArray(message)) return refuse(400, toolRefusals.unreadable);
    const plain = new Request(`${settings.siteUrl}${MCP_PATH}`, { method: "POST", headers: namedHeaders(request, HEADERS), body });
    const userAgent = request.headers.get("user-agent") ?? "";
    const visitor = { ...site, network, userAgent, version, calendarChanged, counted };
    // Loaded with the first message: the protocol's library would add a fifth of a second to every start.
    const { answerMcp } = await import("../app/assistants/mcp/answer.server.ts");
    try {
      return completed(await inQueue(() => answerMcp(plain, message, visitor)));
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      return later(() => refuse(503, toolRefusals.busy, { "Retry-After": QUEUE_RETRY_SECONDS }));
    }
  };

  function completed(answer: Response) {
    const { status } = answer;
    const type = answer.headers.get("content-type");
    log.info({ status }, "assistant's message");
    return new Response(answer.body, { status, headers: { ...headers, ...(type && { "Content-Type": type }) } });
  }

  /** Programs of this protocol read JSON-RPC errors. */
  function refuse(status: number, message: string, more: Record<string, string> = {}) {
    return Response.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, { status, headers: { ...headers, ...more } });
  }

  async function later(respond: () => Response) {
    if (refusing >= MOST_REFUSED_LATER) return respond();
    refusing++;
    await new Promise((resolve) => setTimeout(resolve, REFUSE_AFTER_MS));
    refusing--;
    return respond();
  }
}

/**
 * Programs send no Origin. A browser sends the page's, and only our own may call: also not one whose name leads to this machine by a trick
 * with DNS, so the Host header doesn't count.
 */
function isOwnOrNoPage({ headers }: Request, siteUrl: string) {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return (origin === null || origin === siteUrl) && (site === null || site === "same-origin" || site === "none");
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** About 5 MB. With more networks than that in ten minutes, those that come last are refused. */
const MOST_NETWORKS = 50_000;

/** Counts what a network sends in ten minutes, in memory: a count in the database would cost more than most of these requests. */
function createNetworkLimit(most: number) {
  let window = "";
  let counts = new Map<string, number>();

  return function isWithin(network: string, now: Date) {
    const current = windowOf(now);
    if (current !== window) counts = new Map();
    window = current;
    const count = (counts.get(network) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_NETWORKS) return false;
    counts.set(network, count);
    return count <= most;
  };
}
