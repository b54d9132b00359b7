import { connect } from "node:net";

const TIMEOUT_MS = 10_000;
const SILENCE_MS = 1_000;

/** Sends raw bytes and returns everything that comes back until the server closes or has been silent for a while. */
export function askRaw(port: number, bytes: string | Buffer) {
  return new Promise<{ statuses: number[]; isClosed: boolean; text: string }>((resolve) => {
    let text = "";
    let silence: NodeJS.Timeout | undefined;
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const end = (isClosed: boolean) => {
      clearTimeout(silence);
      clearTimeout(timeout);
      socket.destroy();
      resolve({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), isClosed, text });
    };
    const timeout = setTimeout(() => end(false), TIMEOUT_MS);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      clearTimeout(silence);
      silence = setTimeout(() => end(false), SILENCE_MS);
    });
    socket.on("error", () => {});
    socket.on("close", () => end(true));
  });
}
