import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { onSocket } from "../harness/on-socket.ts";
import { ended, killAll, listening, start } from "../harness/server-process.ts";
import { openSite } from "../harness/site.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);

test("what stops a start is one sentence and exit code 1", async () => {
  const { code, errors } = await ended(start({ DATA_DIR: "/proc/nowhere" }));
  expect([code, errors.trim()]).toEqual([1, "DATA_DIR /proc/nowhere cannot be written (ENOENT)."]);
});

test("a port in use is one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await ended(await startAgain({ PORT: String(port) }));
  expect(errors.trim()).toBe(`Port ${port} is already in use: stop the other program or set PORT to another number.`);
  expect(code).toBe(1);
});

test("an overlong URL or header is rejected, and the process survives", async () => {
  const port = Number(new URL(await onSocket(openSite())).port);
  expect(await statusOf(port, `/?q=${"a".repeat(20_000)}`)).toBe(431);
  expect(await statusOf(port, "/", { "x-long": "a".repeat(64_000) })).toBe(431);
  expect(await rawStatusOf(port, "BREW / HTTP/1.1\r\nHost: x\r\n\r\n")).toBe(400);
  expect(await rawStatusOf(port, "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toBe(404);
  expect(await rawStatusOf(port, "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")).toBe(400);
  for (const path of ["/", "/favicon.svg"]) expect(await rawStatusOf(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toBe(400);
  expect(await statusOf(port, "/health/live")).toBe(200);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s every accepted request gets a response, the process exits with 0, and the log has how long it took",
  async (signal) => {
    const { child, port, printed } = await listening(await startAgain({ LOG_LEVEL: "info" }));
    const posts = await Promise.all(Array.from({ length: 20 }, () => acceptedPost(port)));
    child.kill(signal);
    expect(await Promise.all(posts.map((finish) => finish("{}")))).toEqual(Array(20).fill(422));
    expect((await ended(child)).code).toBe(0);
    expect(await statusOf(port, "/")).toBe(0);
    const lines = printed()
      .split("\n")
      .filter((line) => line.includes('"stop'))
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, signal, msg: "stopping" }),
      expect.objectContaining({ level: 30, tookMs: expect.any(Number), msg: "stopped" }),
    ]);
    expect(lines[1]).not.toHaveProperty("unfinished");
  },
);

/** Not its first start, which takes longer and is tested elsewhere. */
async function startAgain(env: Record<string, string> = {}) {
  return start({ DATA_DIR: (await folderOfStartedSite()).dataDir, ...env });
}

/** A POST whose headers the server has accepted, as its '100 Continue' shows. Its body follows when the returned function is called. */
function acceptedPost(port: number) {
  return new Promise<(body: string) => Promise<number>>((resolve, reject) => {
    const headers = { expect: "100-continue", "content-type": "application/json", "transfer-encoding": "chunked" };
    const asked = request({ host: "127.0.0.1", port, path: "/api/leads", method: "POST", headers, agent: false });
    const answered = new Promise<number>((answer) => {
      asked.on("response", (response) => response.resume().on("end", () => answer(response.statusCode ?? 0)));
    });
    asked.on("error", reject).on("continue", () =>
      resolve((body) => {
        asked.end(body);
        return answered;
      }),
    );
    asked.flushHeaders();
  });
}

function statusOf(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<number>((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", () => resolve(0)).end();
  });
}

function rawStatusOf(port: number, text: string) {
  return new Promise<number>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.once("data", (data) => {
      resolve(Number(data.toString().split(" ")[1]));
      socket.destroy();
    });
    socket.once("error", reject);
  });
}
