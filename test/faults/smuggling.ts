import { must } from "./fault.ts";
import { askRaw } from "./raw.ts";
import { startSite } from "./running-site.ts";

const POST = "POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const HIDDEN = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";

/** Requests whose length two chained servers could read differently. */
const AMBIGUOUS: Record<string, string> = {
  "length and chunks": `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "chunks and length": `${POST}Transfer-Encoding: chunked\r\nContent-Length: 60\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "two lengths": `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`,
  "the same length twice": `${POST}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`,
  "two lengths in one": `${POST}Content-Length: 2, 40\r\n\r\n{}${HIDDEN}`,
  "a length with a sign": `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  "a negative length": `${POST}Content-Length: -2\r\n\r\n{}${HIDDEN}`,
  "a length in hex": `${POST}Content-Length: 0x2\r\n\r\n{}${HIDDEN}`,
  "a length over all": `${POST}Content-Length: 99999999999999999999999\r\n\r\n{}`,
  "a space before the colon": `${POST}Content-Length : 2\r\n\r\n{}${HIDDEN}`,
  "an unknown coding": `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "a coding after chunks": `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "a folded header": `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "a vertical tab": `${POST}Transfer-Encoding: \vchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  "a bare line feed": `POST /api/leads HTTP/1.1\nHost: x\nContent-Length: 2\n\n{}${HIDDEN}`,
  "a NUL in a header": `${POST}X-A: a\0b\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`,
  "a chunk size over all": `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`,
  "a chunk size with a sign": `${POST}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  "a chunk longer than it says": `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  "16 KB of chunk extension": `${POST}Transfer-Encoding: chunked\r\n\r\n2;a=${"b".repeat(17_000)}\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  "no host": `GET / HTTP/1.1\r\n\r\n${HIDDEN}`,
  "two hosts": `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${HIDDEN}`,
  "HTTP/3.0": `GET / HTTP/3.0\r\nHost: x\r\n\r\n${HIDDEN}`,
};

/** Each is rejected, and the connection closes before anything hidden behind it is read. */
export async function smuggling() {
  const site = await startSite();
  const names = Object.keys(AMBIGUOUS);
  for (const name of names) {
    const { statuses, isClosed } = await askRaw(site.port, AMBIGUOUS[name] ?? "");
    must(statuses.length === 1 && [400, 413].includes(statuses[0] ?? 0), `${name}: answered ${statuses.join(", ") || "nothing"}`);
    must(isClosed, `${name}: the connection stayed open`);
  }
  const plain = await askRaw(site.port, `${POST}Transfer-Encoding: chunked\r\n\r\n1;a=b\r\n{\r\n1\r\n}\r\n0\r\n\r\n${HIDDEN}`);
  must(plain.statuses.join() === "422,200", `a proper chunked post and a second request: ${plain.statuses.join()}`);
  must((await site.ask({ path: "/health/live" })).status === 200, "the process does not answer any more");
  return `${names.length} of ${names.length} ambiguous requests refused with 400 or 413 and closed, none answered twice; chunks as they should be: 422, then the next request`;
}
