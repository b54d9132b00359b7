import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "../app/text/remember.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Fields = Record<string, string>;

/** What came of a search. A page whose posts are late has it only once it's sent. */
export type SearchOutcome = { foundNothing: boolean };

/** A response for one visitor, sent while it's made. */
export type StreamedPage = Response & { search: SearchOutcome };

/** One body in every encoding a browser asks for. What doesn't compress well has only the first. */
export type Bodies = { identity: Bytes; br?: Bytes; gzip?: Bytes };

/** A complete response kept in memory. Files and rendered pages are served the same way, and serving one creates nothing new. */
export type StoredResponse = {
  status: number;
  etag: string;
  /** In milliseconds, for responses that have it. */
  lastModified?: number;
  search?: SearchOutcome;
  unchanged: Variant;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

/** `raw` has the same headers in the form that costs Node the least: name, value, name, value. */
type Variant = { status: number; headers: Fields; raw: string[]; body: Body | undefined };
type Body = string | Buffer<ArrayBuffer>;

/**
 * Up to this size a body is kept as Latin-1 text, one character a byte, which Node sends in one piece with the headers: a tenth less
 * processor time than a Buffer takes. Copying a larger one costs more than that saves.
 */
const LONGEST_TEXT = 16 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Quality 11 takes a tenth of a second and is for what's kept for long, 9 takes a tenth of that; a page rendered for one visitor gets 4.
 */
export type Quality = 4 | 9 | 11;

export function compress(body: Bytes, quality: Quality): Promise<Bodies> {
  return quality === 11 ? compressOnce(body) : compressNow(body, quality);
}

/** The last bodies that got the best compression, by digest: pages are made again every midnight, and most come out the same. */
const compressed = new Map<string, Promise<Bodies>>();
const MOST_COMPRESSED = 200;

function compressOnce(body: Bytes) {
  const key = digestOf(body);
  const bodies = compressed.get(key) ?? compressNow(body, 11);
  compressed.delete(key);
  compressed.set(key, bodies);
  bodies.catch(() => compressed.delete(key));
  for (const oldest of compressed.keys()) if (compressed.size > MOST_COMPRESSED) compressed.delete(oldest);
  return bodies;
}

async function compressNow(body: Bytes, quality: Quality): Promise<Bodies> {
  const [br, gzip] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(body, { level: Math.min(quality, 9) }),
  ]);
  return { identity: body, br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

function digestOf(body: Bytes) {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

export function storeResponse(status: number, given: Fields, { identity, br, gzip }: Bodies): StoredResponse {
  // Weak, because the same page has different bytes in another encoding.
  const etag = `W/"${digestOf(identity)}"`;
  const vary = [given.Vary, br && "Accept-Encoding"].filter(Boolean).join(", ");
  const headers = { ...given, ETag: etag, ...(vary && { Vary: vary }) };
  const encoded = (body: Bytes, encoding: Fields) =>
    variant(status, { ...headers, ...encoding, "Content-Length": String(body.length) }, body);
  const { "Content-Type": _, ...headersWithoutType } = headers as Fields;
  return {
    status,
    etag,
    ...(given["Last-Modified"] && { lastModified: Date.parse(given["Last-Modified"]) }),
    unchanged: variant(304, headersWithoutType),
    identity: encoded(identity, {}),
    ...(br && { br: encoded(br, { "Content-Encoding": "br" }) }),
    ...(gzip && { gzip: encoded(gzip, { "Content-Encoding": "gzip" }) }),
  };
}

export function textOfResponse({ identity: { body = "" } }: StoredResponse) {
  return (typeof body === "string" ? Buffer.from(body, "latin1") : body).toString();
}

export function toResponse(stored: StoredResponse, { method, headers }: Request) {
  const given = {
    "accept-encoding": headers.get("accept-encoding") ?? undefined,
    "if-none-match": headers.get("if-none-match") ?? undefined,
    "if-modified-since": headers.get("if-modified-since") ?? undefined,
  };
  const { status, headers: fields, body = null } = chooseVariant(stored, method, given);
  return new Response(method === "HEAD" ? null : typeof body === "string" ? Buffer.from(body, "latin1") : body, {
    status,
    headers: fields,
  });
}

/**
 * The same for the raw request, without a Request or a Response: creating those two took more than half of the time to serve a kept page.
 */
export function writeResponse(stored: StoredResponse, { method = "", headers }: IncomingMessage, outgoing: ServerResponse) {
  const { status, raw, body } = chooseVariant(stored, method, headers);
  outgoing.writeHead(status, raw).end(method === "HEAD" ? undefined : body, "latin1");
}

function variant(status: number, headers: Fields, bytes?: Bytes): Variant {
  return { status, headers, raw: Object.entries(headers).flat(), body: bytes && toBody(bytes) };
}

/** A Buffer rather than other bytes, which Node would turn into one for every response. */
function toBody(bytes: Bytes): Body {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.length <= LONGEST_TEXT ? buffer.toString("latin1") : buffer;
}

function chooseVariant(stored: StoredResponse, method: string, headers: IncomingHttpHeaders) {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && stored.status === 200 && isUnchanged(stored, headers)) return stored.unchanged;
  const { br, gzip } = acceptedBy(String(headers["accept-encoding"] ?? ""));
  return (br && stored.br) || (gzip && stored.gzip) || stored.identity;
}

const MOST_HEADERS = 100;

/** Browsers send a handful of different headers, and reading one costs a fifth of serving a page, so each is read once. */
const acceptedBy = remember(MOST_HEADERS, (header) => ({ br: accepts(header, "br"), gzip: accepts(header, "gzip") }));

/** 'br' and 'br;q=0.5' accept Brotli, 'br;q=0' refuses it. */
function accepts(header: string, encoding: string) {
  if (!header.includes(encoding)) return false;
  return header.split(",").some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && (weight === undefined || Number(weight) > 0);
  });
}

/** The date counts only without an ETag, which is more precise. */
function isUnchanged({ etag, lastModified }: StoredResponse, headers: IncomingHttpHeaders) {
  const ifNoneMatch = headers["if-none-match"];
  if (!ifNoneMatch) return lastModified !== undefined && lastModified <= Date.parse(headers["if-modified-since"] ?? "");
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^(?!W\/)/, "W/") === etag)
  );
}
