import { type ServerResponse, STATUS_CODES, validateHeaderValue } from "node:http";

/** How long an idle connection stays open. Node names it in a header, and so does a prepared head. */
export const KEEP_ALIVE_MS = 65_000;

/** Up to this size head and body are one piece. Copying a larger body every second costs more than that saves. */
const LONGEST_WHOLE = 64 * 1024;

/** A response, its head, and head and body as one piece if it's small. `second` is the date that they carry. */
export type Prepared = {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | undefined;
  second: number;
  head: string;
  whole: Buffer<ArrayBuffer> | undefined;
};

/** Node's own fields for a head that's written, and for one that's sent. */
type Headed = ServerResponse & { _header: string; _headerSent: boolean };

export function prepare(status: number, headers: Record<string, string>, body?: Buffer<ArrayBuffer>): Prepared {
  return { status, headers, body, second: 0, head: "", whole: undefined };
}

/**
 * Writes a response with the head that was prepared in this second. Node would put it together and check it again for every request, which took a
 * fifth of the time to serve a cached page. A test compares the bytes with those that Node writes. HEAD and the last response of a connection are rare
 * and go Node's own way.
 */
export function writePrepared(prepared: Prepared, method: string, outgoing: ServerResponse) {
  const { status, headers, body } = prepared;
  if (method === "HEAD" || !outgoing.shouldKeepAlive) {
    outgoing.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
    return;
  }
  renew(prepared);
  outgoing.statusCode = status;
  (outgoing as Headed)._header = prepared.head;
  (outgoing as Headed)._headerSent = prepared.whole !== undefined;
  outgoing.end(prepared.whole ?? body);
}

let second = 0;
let date = "";

function renew(prepared: Prepared) {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  if (prepared.second === second) return;
  const { status, headers, body } = prepared;
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
  prepared.second = second;
  prepared.head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${date}`,
    "Connection: keep-alive",
    `Keep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}`,
    "\r\n",
  ].join("\r\n");
  if (body && body.length > LONGEST_WHOLE) return;
  const head = Buffer.from(prepared.head, "latin1");
  prepared.whole = Buffer.concat([head, body ?? Buffer.alloc(0)]);
  // The same bytes, so that they're in memory once.
  if (body) prepared.body = prepared.whole.subarray(head.length);
}
