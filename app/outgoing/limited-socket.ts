import { Socket } from "node:net";

/** A mail server says a few hundred bytes for each command. */
const MOST_SAID_BYTES = 32 * 1024;
const LOOK_EVERY_MS = 10;

/**
 * Destroyed when a mail server says far too much: the library limits one answer, but not how many of them it keeps, and works through them
 * one by one. What goes through TLS has no listener here and is looked at now and then, until `end` is called.
 */
export function limitedSocket(isSecure: boolean) {
  const socket = new Socket();
  const { promise: overflow, reject } = Promise.withResolvers<never>();
  let isEnded = false;
  const look = () => {
    if (socket.bytesRead <= MOST_SAID_BYTES) return;
    reject(Object.assign(new Error("The server says too much."), { code: "EPROTOCOL" }));
    socket.destroy();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  // The library stops listening before it's over, and may connect after a slow look-up when nobody waits any more.
  socket
    .on("error", () => {})
    .on("connect", () => {
      if (isEnded) socket.destroy();
      else if (!isSecure) socket.on("data", look);
    });
  const end = () => {
    isEnded = true;
    clearInterval(timer);
    socket.destroy();
  };
  return { socket, overflow, end };
}
