import { Socket } from "node:net";

/** A mail server says a few hundred bytes for each command. */
const MOST_BYTES = 256 * 1024;
const LOOK_EVERY_MS = 10;

/**
 * A socket for the mail library to connect, destroyed when the other side sends far more than a mail server has to say: the library limits one answer, but
 * not how many of them it keeps. Looks at the count, because a listener for data would see nothing of what goes through TLS. `end` has to be called.
 */
export function limitedSocket() {
  const socket = new Socket();
  const { promise: overflow, reject } = Promise.withResolvers<never>();
  let isEnded = false;
  const look = setInterval(() => {
    if (socket.bytesRead <= MOST_BYTES) return;
    reject(Object.assign(new Error("The server says too much."), { code: "EPROTOCOL" }));
    socket.destroy();
  }, LOOK_EVERY_MS);
  // The library stops listening before it's over, and may connect after a slow look-up when nobody waits any more.
  socket.on("error", () => {}).on("connect", () => isEnded && socket.destroy());
  const end = () => {
    isEnded = true;
    clearInterval(look);
    socket.destroy();
  };
  return { socket, overflow, end };
}
