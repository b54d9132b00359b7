import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

const CLOSE_WITHIN_MS = 1_000;
const SHORT_TURN_MS = 2;

/**
 * Stops listening without dropping a connection. The operating system resets connections that are still in the accept queue when the socket closes,
 * so they are all accepted first and handled afterward: the socket closes after a short turn of the event loop in which no connection arrived. `done`
 * is called after the last response.
 */
export async function closeGracefully(server: Server, done: () => void) {
  const waiting: Socket[] = [];
  const hear = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket) => waiting.push(socket));
  const end = performance.now() + CLOSE_WITHIN_MS;
  while ((await hasCome(waiting)) && performance.now() < end);
  // The HTTP server's own close would also drop connections that are accepted but haven't sent a request yet.
  NetServer.prototype.close.call(server, done);
  for (const socket of waiting) for (const listener of hear) listener.call(server, socket);
}

async function hasCome(waiting: Socket[]) {
  const began = performance.now();
  const { length } = waiting;
  await new Promise((resolve) => setImmediate(resolve));
  return waiting.length > length || performance.now() - began > SHORT_TURN_MS;
}
