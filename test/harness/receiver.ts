import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Mood = "fine" | "error" | "redirects" | "silent" | "endless body" | "gone";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/**
 * A real webhook receiver on this machine whose behavior tests can change. `written` counts the bytes of an endless body that were taken.
 */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { mood: "fine" as Mood, written: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (state.mood === "silent") return;
      if (state.mood === "redirects") return response.writeHead(301, { location: "/elsewhere" }).end();
      if (state.mood !== "endless body") return response.writeHead({ fine: 204, error: 500, gone: 410 }[state.mood]).end();
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(CHUNK)) state.written += CHUNK.length;
      };
      response.on("drain", pour).on("error", () => {});
      pour();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/calls`, received, state, stop };
}

const CHUNK = Buffer.alloc(64 * 1024, "x");
