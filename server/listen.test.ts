import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { listen, stopOnSignal } from "./listen.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["SIGINT", "SIGTERM"],
  ["SIGTERM", "SIGINT"],
])("%s and then %s stop once, and the open request gets its response", async (...signals) => {
  const opened = Promise.withResolvers<(response: Response) => void>();
  const fetch = () => new Promise<Response>(opened.resolve);
  const server = await listen({ serveKept: () => false, fetch, watch: () => {}, count: () => {} }, 0, "127.0.0.1");
  const handlers = new Map<string | symbol, (signal: string) => void>();
  vi.spyOn(process, "once").mockImplementation((signal, handler) => {
    handlers.set(signal, handler);
    return process;
  });
  const exited = Promise.withResolvers<unknown>();
  vi.spyOn(process, "exit").mockImplementation((code) => exited.resolve(code) as never);
  const finish = vi.fn(async () => {});
  stopOnSignal(server, { log: pino({ level: "silent" }), drain: () => {}, finish });

  const asked = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false }).end();
  const answered = once(asked, "response");
  const answer = await opened.promise;
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  for (const signal of signals) handlers.get(signal)?.(signal);
  await vi.advanceTimersByTimeAsync(3_000);
  answer(new Response("late", { headers: { Connection: "close" } }));
  expect((await answered)[0].statusCode).toBe(200);
  expect(await exited.promise).toBe(0);
  expect(finish).toHaveBeenCalledOnce();
});
