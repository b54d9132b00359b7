import type { IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";
import { listen, urlOf } from "../../server/listen.ts";
import type { openSite } from "./site.ts";

type Site = Pick<ReturnType<typeof openSite>, "serveKept" | "fetch">;

/** The site on a real socket, until the test ends. Takes a tenth of the time that a process of its own does. */
export async function onSocket({ serveKept, fetch }: Site, count: (incoming: IncomingMessage, status: number) => void = () => {}) {
  const server = await listen({ serveKept, fetch, watch: () => {}, count }, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  return urlOf(server, "127.0.0.1");
}
