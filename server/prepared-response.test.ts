import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { KEEP_ALIVE_MS, prepare, writePrepared } from "./prepared-response.ts";

const small = Buffer.from("A small page.");
const large = Buffer.alloc(200_000, "map ");
const headers = { "Content-Type": "text/html; charset=utf-8", ETag: 'W/"x"' };
const sized = (body: Buffer) => ({ ...headers, "Content-Length": String(body.length) });

test.each([
  ["a page", prepare(200, sized(small), small)],
  ["a large file", prepare(200, sized(large), large)],
  ["an unchanged page", prepare(304, headers)],
  ["a page that isn't there", prepare(404, sized(small), small)],
])("%s has the bytes that Node writes: alone, in a row, for HEAD, at a connection's end and in HTTP/1.0", async (_, prepared) => {
  const ask = (version: string, method = "GET", more = "") => `${method} / HTTP/${version}\r\nHost: x\r\n${more}\r\n`;
  const last = ask("1.1", "GET", "Connection: close\r\n");
  const asked = [ask("1.1") + last, ask("1.1") + ask("1.1") + ask("1.1", "HEAD") + last, ask("1.0"), last];
  for (const text of asked) {
    const ours = await exchange(text, ({ method = "" }, outgoing) => writePrepared(prepared, method, outgoing));
    const { status, headers, body } = prepared;
    const nodes = await exchange(text, ({ method }, outgoing) => {
      outgoing.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
    });
    expect(ours.length).toBeGreaterThan(100);
    expect(ours).toBe(nodes);
  }
});

test("a connection stays open after a prepared response, and the server counts it as idle", async () => {
  const server = createServer((_, outgoing) => writePrepared(prepare(200, sized(small), small), "GET", outgoing)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  const hasClosed = once(socket, "close");
  // Closes only idle connections.
  server.close();
  await hasClosed;
});

test("a header that would end the head is an error", async () => {
  const forged = prepare(200, { Location: "/\r\nSet-Cookie: a=b" }, small);
  const text = await exchange("GET / HTTP/1.1\r\nHost: x\r\n\r\n", (_, outgoing) => {
    try {
      writePrepared(forged, "GET", outgoing);
    } catch (error) {
      outgoing.writeHead(500, { Connection: "close" }).end((error as NodeJS.ErrnoException).code);
    }
  });
  expect(text).toContain("ERR_INVALID_CHAR");
  expect(text).not.toContain("Set-Cookie");
});

test("the date is the current one, and the body stays the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const prepared = prepare(200, sized(small), small);
  const ask = () => {
    const written: Buffer[] = [];
    const outgoing = { shouldKeepAlive: true, end: (bytes: Buffer) => written.push(bytes) };
    writePrepared(prepared, "GET", outgoing as unknown as ServerResponse);
    return String(written[0]).split("\r\n");
  };
  for (const second of [10, 11, 59]) {
    vi.setSystemTime(`2026-11-15T12:00:${second}.400Z`);
    const lines = ask();
    expect(lines).toContain(`Date: Sun, 15 Nov 2026 12:00:${second} GMT`);
    expect(lines.at(-1)).toBe("A small page.");
  }
  vi.useRealTimers();
});

/** Everything a server writes on one connection, with the same date. */
async function exchange(request: string, listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  const bytes = Buffer.concat(await socket.toArray());
  server.close();
  return bytes.toString("latin1").replace(/Date: .*\r\n/g, "Date: today\r\n");
}
