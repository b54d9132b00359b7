import { once } from "node:events";
import { request as askRaw, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compress, storeResponse, toResponse, writeResponse } from "./stored-response.ts";

const words = "A survey map of the climb. ".repeat(50);
const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" };
const stored = storeResponse(200, headers, await compress(new TextEncoder().encode(words), 4));
const ask = (given: Record<string, string> = {}, method = "GET") =>
  toResponse(stored, new Request("http://x/", { headers: given, method }));

describe("encoding", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["br;q=0.001", "br"],
    ["identity", null],
    ["", null],
    ["brotli", null],
  ])("accept-encoding '%s' gets %s", (accepted, expected) => {
    expect(ask({ "accept-encoding": accepted }).headers.get("content-encoding")).toBe(expected);
  });

  test("every encoding has the same content and its own length", async () => {
    const plain = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const answer = ask({ "accept-encoding": encoding });
      const body = Buffer.from(await answer.arrayBuffer());
      expect(plain[encoding](body).toString()).toBe(words);
      expect(answer.headers.get("content-length")).toBe(String(body.length));
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    }
    expect(await ask().text()).toBe(words);
  });
});

test("the best compression of the same bytes is made once", async () => {
  const bytes = () => new TextEncoder().encode(words);
  expect(await compress(bytes(), 11)).toBe(await compress(bytes(), 11));
  expect(await compress(bytes(), 11)).not.toBe(await compress(new TextEncoder().encode(`${words}.`), 11));
});

describe("etag", () => {
  const etag = stored.etag;
  test.each([etag, `"other", ${etag}`, etag.replace("W/", ""), "*"])("if-none-match %s is unchanged", async (value) => {
    const answer = ask({ "if-none-match": value });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    expect(answer.headers.get("content-length")).toBeNull();
  });

  test("a different etag gets the body, and an error page never gets a 304", () => {
    expect(ask({ "if-none-match": '"other"' }).status).toBe(200);
    const missing = storeResponse(404, headers, { identity: new Uint8Array([1]) });
    expect(toResponse(missing, new Request("http://x/", { headers: { "if-none-match": missing.etag } })).status).toBe(404);
  });
});

test("HEAD has the headers of GET and no body", async () => {
  const head = ask({ "accept-encoding": "br" }, "HEAD");
  expect(await head.text()).toBe("");
  expect(head.headers.get("content-length")).toBe(ask({ "accept-encoding": "br" }).headers.get("content-length"));
});

describe("last-modified", () => {
  const moment = "Tue, 10 Nov 2026 14:00:00 GMT";
  const dated = storeResponse(200, { ...headers, "Last-Modified": moment }, { identity: new TextEncoder().encode(words) });
  const statusOf = (answer: typeof stored, given: Record<string, string>) =>
    toResponse(answer, new Request("http://x/", { headers: given })).status;

  test.each([
    [{ "if-modified-since": moment }, 304],
    [{ "if-modified-since": "Tue, 10 Nov 2026 14:00:01 GMT" }, 304],
    [{ "if-modified-since": "Tue, 10 Nov 2026 13:59:59 GMT" }, 200],
    [{ "if-modified-since": "yesterday" }, 200],
    [{ "if-modified-since": moment, "if-none-match": '"other"' }, 200],
    [{}, 200],
  ])("%j gets %i", (given, status) => {
    expect(statusOf(dated, given as Record<string, string>)).toBe(status);
  });

  test("is ignored for responses that don't have one", () => {
    expect(statusOf(stored, { "if-modified-since": "Tue, 10 Nov 2099 14:00:00 GMT" })).toBe(200);
  });
});

describe("on the raw request", () => {
  const large = storeResponse(200, headers, { identity: crypto.getRandomValues(new Uint8Array(40_000)) });
  const cases = [
    ["a text", stored, {}],
    ["Brotli", stored, { "accept-encoding": "br" }],
    ["gzip", stored, { "accept-encoding": "gzip" }],
    ["an unchanged text", stored, { "if-none-match": stored.etag }],
    ["a large body", large, {}],
  ] as const;

  test.each(cases)("%s has the same status, headers and bytes as its Response, and HEAD has no body", async (_, kept, given) => {
    for (const method of ["GET", "HEAD"]) {
      const response = toResponse(kept, new Request("http://x/", { headers: given, method }));
      const raw = await writtenTo(kept, method, given);
      expect(raw.status).toBe(response.status);
      expect(raw.headers).toMatchObject(Object.fromEntries(response.headers));
      expect(raw.body.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    }
  });
});

async function writtenTo(kept: typeof stored, method: string, given: Record<string, string>) {
  const server = createServer((incoming, outgoing) => writeResponse(kept, incoming, outgoing)).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asked = askRaw({ port, host: "127.0.0.1", method, headers: given }).end();
    const [answer] = await once(asked, "response");
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
  } finally {
    server.close();
  }
}
