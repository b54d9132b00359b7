import type { Server } from "node:http";
import { createServer, type Socket } from "node:net";

const CLOSE_WITHIN_MS = 1_000;
const SHORT_TURN_MS = 2;

/**
 * Stops listening without dropping a connection. The operating system resets connections that are still in the accept queue when the socket
 * closes, so they are all accepted first and handled afterward: a plain server takes the socket over from the HTTP server, and closes it
 * after a short turn of the event loop in which no connection arrived. `done` is called after the last response.
 */
export async function closeGracefully(server: Server, done: () => void) {
  const waiting: Socket[] = [];
  // With the options that Node's HTTP server has for its own connections.
  const last = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => waiting.push(socket)).listen(server);
  const end = performance.now() + CLOSE_WITHIN_MS;
  // The rest of this turn may not accept anymore.
  await endOfTurn();
  while ((await hasCome(waiting)) && performance.now() < end);
  // Connections between two requests end here. Those that haven't sent their first one are answered like the ones that waited.
  const closed = Promise.all([last, server].map((each) => new Promise((resolve) => each.close(resolve))));
  for (const socket of waiting) server.emit("connection", socket);
  void closed.then(done);
}

async function hasCome(waiting: Socket[]) {
  const began = performance.now();
  const { length } = waiting;
  await endOfTurn();
  return waiting.length > length || performance.now() - began > SHORT_TURN_MS;
}

function endOfTurn() {
  return new Promise((resolve) => setImmediate(resolve));
}
