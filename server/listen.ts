import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { hostInUrl } from "../app/site/host.ts";
import { closeGracefully } from "./close.ts";
import { answerUnreadable, hasOneHost, refuseRequest } from "./unreadable-requests.ts";

/** How long running requests have to finish once the process is told to stop. */
const STOP_WITHIN_MS = 6_000;
/** How long a load balancer has to notice that we're stopping. */
const ANNOUNCE_MS = 2_000;
/** How long the last accepted connections have to send their request. */
const FIRST_WORD_MS = 1_000;

/** By default Node checks for slow clients only every 30 s. */
const TIME_LIMITS = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 };

type Listener = {
  /** Handles requests that need no routing on the raw request. Returns whether it did. */
  serveKept: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  fetch: (request: Request, socket: { incoming: IncomingMessage }) => Response | Promise<Response>;
  /** Called with every request before anything else happens. */
  watch: (incoming: IncomingMessage) => void;
  /**
   * Called once for every request that the site answers: for a kept page when writing begins, for any other once it's sent. Refused ones
   * don't count.
   */
  count: (incoming: IncomingMessage, status: number) => void;
};

/** Opens a socket for the site. Resolves with the server once it listens; a port in use is an error with a one-sentence message. */
export async function listen({ serveKept, fetch, watch, count }: Listener, port: number, host: string) {
  const answer = getRequestListener((request, socket) => fetch(request, socket as { incoming: IncomingMessage }));
  const server = createServer(TIME_LIMITS, (incoming, outgoing) => {
    watch(incoming);
    if (!hasOneHost(incoming)) return refuseRequest(outgoing);
    if (serveKept(incoming, outgoing)) return count(incoming, outgoing.statusCode);
    outgoing.once("finish", () => count(incoming, outgoing.statusCode));
    return answer(incoming, outgoing);
  });
  answerUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(listenProblem(error, port, host))));
    server.listen(port, host, resolve);
  });
  return server;
}

/** The URL to click. A server on all interfaces is shown under localhost. */
export function urlOf(server: Server, host: string) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${hostInUrl(host, "localhost")}:${port}`;
}

type StopOptions = {
  log: Logger;
  drain: () => void;
  /** Ends what runs beside the server. */
  finish: () => Promise<void>;
};

/**
 * SIGTERM comes from a process manager: for a moment the site still responds while its readiness check says it's stopping, so that a load
 * balancer sends no new visitors. Then it finishes running requests and `finish`, and exits. Ctrl-C comes from a person who doesn't want to
 * wait.
 */
export function stopOnSignal(server: Server, { log, drain, finish }: StopOptions) {
  let began: number | undefined;
  let isStopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (began === undefined) log.info({ signal }, "stopping");
    began ??= performance.now();
    drain();
  };
  // The log writes synchronously, so its last line is out before the process is gone.
  const exit = (isCutOff: boolean) => {
    const tookMs = Math.round(performance.now() - (began ?? 0));
    log.info({ tookMs, ...(isCutOff && { unfinished: true }) }, "stopped");
    process.exit(0);
  };
  const stop = async () => {
    // Both signals may come: a person's Ctrl-C, and npm's end after it.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit(true), STOP_WITHIN_MS).unref();
    const finished = finish();
    await closeGracefully(server, () => finished.finally(() => exit(false)));
    // A connection is idle only after its last response is sent.
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 100).unref(), FIRST_WORD_MS).unref();
  };
  process.once("SIGTERM", (signal) => {
    begin(signal);
    // Each response now closes its connection, so no connection is left on which a request could be in flight when we close it.
    server.prependListener("request", (_, answer) => {
      answer.shouldKeepAlive = false;
    });
    setTimeout(stop, ANNOUNCE_MS);
  });
  process.once("SIGINT", (signal) => {
    begin(signal);
    stop();
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
  if (code === "EADDRINUSE") return `Port ${port} is already in use: stop the other program or set PORT to another number.`;
  if (code === "EACCES") return `Port ${port} needs more rights than this process has: set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is not an address of this machine.`;
  return `The server could not listen on ${host}:${port}: ${message}.`;
}
