import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { closeGracefully } from "./close.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n";

test("connections that are accepted or wait to be accepted get their response, and then the server is closed", async () => {
  const { server, open } = await start();
  const silent = open();
  await Promise.all([once(silent, "connect"), once(server, "connection")]);
  // Connected by the operating system before the server is asked to accept them.
  const queued = Array.from({ length: 50 }, () => open());
  for (const socket of queued) socket.write(`${REQUEST}Connection: close\r\n\r\n`);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  await closeGracefully(server, resolve);
  const [first] = await Promise.all(queued.map((socket) => once(socket, "data")));
  expect(String(first)).toMatch(/^HTTP\/1.1 200/);
  silent.write(`${REQUEST}Connection: close\r\n\r\n`);
  expect(String(await once(silent, "data"))).toMatch(/^HTTP\/1.1 200/);
  await closed;
  await expect(once(open(), "connect")).rejects.toThrow("ECONNREFUSED");
});

test("connections between two requests are closed", async () => {
  const { server, open } = await start();
  const idle = open();
  idle.write(`${REQUEST}\r\n`);
  await once(idle, "data");
  const ended = once(idle, "close");
  await new Promise<void>((resolve) => void closeGracefully(server, resolve));
  await ended;
});

async function start() {
  const server = createServer((_, answer) => answer.end("ok")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, open: () => connect(port, "127.0.0.1") };
}
