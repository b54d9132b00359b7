import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { TLSSocket } from "node:tls";
import { addressesOf, type Network, type ResolvedAddress } from "./internet-addresses.ts";
import { OutgoingProblem } from "./outgoing-problem.ts";

export type HttpQuestion = {
  /** For all of it, from the look-up of the host to the last byte. */
  withinMs: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The body of a 200 is read, up to this. Without it, only the head is. */
  mostBytes?: number;
  /** Refuses a host with an address in a private network. */
  onlyPublic?: boolean;
  signal?: AbortSignal;
  /** For tests. */
  network?: Network;
};

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The address that answered. */
  address: string;
  /** With https: when the certificate ends. */
  certificateEnds: Date | undefined;
};

/** Node's limit too, unless somebody raises it for the whole process. */
const MOST_HEADER_BYTES = 16 * 1024;
/** Answers before the answer, such as '103 Early Hints'. */
const MOST_INTERIM = 8;

/**
 * The one place that sends HTTP requests to other servers. Not by `fetch`: it unpacks as many encodings as the answer lists, and when a
 * request was given up in between, the error of one of those streams had no listener and ended the process. Here nothing is unpacked, every
 * stream has its listener, and whatever happens the connection is gone when this returns.
 */
export async function ask(url: URL, question: HttpQuestion): Promise<Reply> {
  const { withinMs, signal } = question;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new OutgoingProblem("ETIMEDOUT", "no answer in time")), withinMs);
  const stop = () => ending.abort(new OutgoingProblem("ABORTED", "the site was stopped"));
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  const ended = new Promise<never>((_, reject) => ending.signal.addEventListener("abort", () => reject(ending.signal.reason)));
  const answered = async () => exchange(url, await addressesOf(url.hostname, question), question, ending.signal);
  try {
    ending.signal.throwIfAborted();
    return await Promise.race([answered(), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    ending.abort();
  }
}

function exchange(
  url: URL,
  addresses: ResolvedAddress[],
  { method = "GET", headers, body, mostBytes, network }: HttpQuestion,
  ending: AbortSignal,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = (url.protocol === "https:" ? overHttps : overHttp)(withoutAccount(url), {
    method,
    headers: { "User-Agent": "Peakworks", ...account(url), ...headers, "Accept-Encoding": "identity" },
    // A connection of its own, to one of the addresses that were checked.
    agent: false,
    lookup: (_host, { all }, callback) =>
      all ? callback(null, addresses) : callback(null, addresses[0]?.address ?? "", addresses[0]?.family),
    maxHeaderSize: MOST_HEADER_BYTES,
    ca: network?.ca,
  });
  const cut = () => reject(new OutgoingProblem("ECONNRESET", "the connection was cut"));
  let interim = 0;
  let address = "";
  request.on("error", reject).on("close", cut);
  // Kept now, because a connection that has ended no longer says.
  request.on("socket", (socket) =>
    socket.once("connect", () => {
      address = socket.remoteAddress ?? "";
    }),
  );
  request.on("information", () => {
    if (++interim > MOST_INTERIM) request.destroy(new OutgoingProblem("EINTERIM", "it keeps announcing an answer and gives none"));
  });
  request.on("upgrade", (_response, socket) => {
    socket.on("error", cut).destroy();
    cut();
  });
  request.on("response", (response) => {
    const reply = headOf(response, address);
    request.off("close", cut);
    response.on("error", reject);
    if (mostBytes === undefined || reply.status !== 200) return resolve(reply);
    readText(response, mostBytes).then((text) => resolve({ ...reply, text }), reject);
  });
  if (ending.aborted) request.destroy();
  else ending.addEventListener("abort", () => request.destroy());
  request.end(body);
  return promise;
}

function headOf(response: IncomingMessage, address: string): Reply {
  const socket = response.socket as TLSSocket;
  const certificateEnds = socket.encrypted ? new Date(socket.getPeerCertificate().valid_to) : undefined;
  return { status: response.statusCode ?? 0, headers: response.headers, text: "", address, certificateEnds };
}

/** Counts what arrives, too, because a response may say anything about its length. */
async function readText(response: IncomingMessage, mostBytes: number) {
  const packed = response.headers["content-encoding"]?.trim().toLowerCase();
  if (packed && packed !== "identity") throw new OutgoingProblem("EENCODED", "its answer is compressed, which we don't ask for");
  const tooLarge = new OutgoingProblem("ETOOLARGE", `it's larger than ${mostBytes / 1024 / 1024} MB`);
  if (Number(response.headers["content-length"]) > mostBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function withoutAccount(url: URL) {
  const plain = new URL(url);
  plain.username = "";
  plain.password = "";
  return plain;
}

/** A name and a password in the address. */
function account({ username, password }: URL) {
  if (!username) return {};
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { Authorization: `Basic ${Buffer.from(words).toString("base64")}` };
}
