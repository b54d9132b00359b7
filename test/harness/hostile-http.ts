import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { gzipSync } from "node:zlib";

/** What a hostile server does once a request is there. Every socket is closed with the server. */
type Answer = (socket: Socket) => void;

const CHUNK = Buffer.alloc(64 * 1024, "x");
const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
const GZIP = gzipSync(Buffer.alloc(1024 * 1024));
const say =
  (text: string): Answer =>
  (socket) =>
    void socket.end(text, "latin1");
const begin =
  (text: string): Answer =>
  (socket) =>
    void socket.write(text, "latin1");

/** Every way to answer that a decent server doesn't have, and what the reader of a calendar says to it. */
export const HOSTILE_ANSWERS: Record<string, { calendar: string; answer: Answer }> = {
  ...Object.fromEntries(
    [1, 5, 8].flatMap((layers) => {
      const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${Array(layers).fill("gzip").join(", ")}\r\n\r\n`;
      const packed = Array.from({ length: layers - 1 }).reduce<Buffer>((inner) => gzipSync(inner), GZIP);
      const calendar = "its answer is compressed, which we don't ask for";
      return [
        [`${layers} encodings, never ending`, { calendar, answer: begin(head) }],
        [
          `${layers} encodings, complete`,
          { calendar, answer: (socket: Socket) => void socket.end(Buffer.concat([Buffer.from(head), packed])) },
        ],
        [`${layers} encodings, endless`, { calendar, answer: flood(head, CHUNK) }],
      ];
    }),
  ),
  "an unknown encoding": {
    calendar: "its answer is compressed, which we don't ask for",
    answer: say("HTTP/1.1 200 OK\r\nContent-Encoding: rot13\r\n\r\nORTVA"),
  },
  "an encoding that isn't true": {
    calendar: "its answer is compressed, which we don't ask for",
    answer: say("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nBEGIN:VCALENDAR"),
  },
  silence: { calendar: "no answer in time", answer: () => {} },
  "an endless body": { calendar: "no answer in time|it's larger than 8 MB", answer: flood("HTTP/1.1 200 OK\r\n\r\n", CHUNK) },
  "an endless body in chunks": {
    calendar: "no answer in time|it's larger than 8 MB",
    answer: flood(CHUNKED, Buffer.concat([Buffer.from("10000\r\n"), CHUNK, Buffer.from("\r\n")])),
  },
  "a body in chunks of one byte": {
    calendar: "no answer in time|it's larger than 8 MB",
    answer: flood(CHUNKED, Buffer.from("1\r\nx\r\n".repeat(10_000))),
  },
  "a body that says it has 9 PB": {
    calendar: "it's larger than 8 MB",
    answer: flood("HTTP/1.1 200 OK\r\nContent-Length: 9007199254740991\r\n\r\n", CHUNK),
  },
  "a slow head": { calendar: "no answer in time", answer: drip("HTTP/1.1 200 OK\r\nX-A: ", "x") },
  "a slow body": { calendar: "no answer in time", answer: drip("HTTP/1.1 200 OK\r\n\r\n", "x") },
  "a slow body with a length": { calendar: "no answer in time", answer: drip("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", "x") },
  "an endless header": { calendar: "its answer begins with too many headers", answer: flood("HTTP/1.1 200 OK\r\nX-A: ", CHUNK) },
  "endless headers": {
    calendar: "its answer begins with too many headers",
    answer: flood("HTTP/1.1 200 OK\r\n", Buffer.from("X-A: b\r\n".repeat(8_000))),
  },
  "an endless status line": {
    calendar: "no answer in time|its answer isn't HTTP|its answer begins with too many headers",
    answer: flood("HTTP/1.1 200 ", CHUNK),
  },
  "a reset before the answer": { calendar: "the connection was cut", answer: (socket) => void socket.resetAndDestroy() },
  "a reset in the head": { calendar: "the connection was cut", answer: cut("HTTP/1.1 200 OK\r\nContent-Le") },
  "a reset in the body": { calendar: "the connection was cut", answer: cut("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nBEGIN") },
  "a reset in a chunk": { calendar: "the connection was cut", answer: cut(`${CHUNKED}100\r\nBEGIN`) },
  "an end before the answer": { calendar: "the connection was cut", answer: say("") },
  "an end in the head": { calendar: "the connection was cut|its answer isn't HTTP", answer: say("HTTP/1.1 200 OK\r\nContent-Le") },
  "an end in the body": { calendar: "the connection was cut", answer: say("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nBEGIN") },
  "an end in a chunk": { calendar: "the connection was cut", answer: say(`${CHUNKED}100\r\nBEGIN`) },
  "a status that is no number": { calendar: "its answer isn't HTTP", answer: say("HTTP/1.1 OK 200\r\n\r\n") },
  "a status of 000": { calendar: "it answers 0|its answer isn't HTTP", answer: say("HTTP/1.1 000 Zero\r\n\r\n") },
  "a status of 999": { calendar: "it answers 999", answer: say("HTTP/1.1 999 Many\r\n\r\n") },
  "another protocol": { calendar: "its answer isn't HTTP", answer: say("220 mail.example ESMTP\r\n") },
  noise: {
    calendar: "its answer isn't HTTP",
    answer: (socket) => void socket.end(Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256))),
  },
  "two lengths": { calendar: "its answer isn't HTTP", answer: say("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx") },
  "a length below zero": { calendar: "its answer isn't HTTP", answer: say("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nx") },
  "a chunk without a size": { calendar: "its answer isn't HTTP", answer: say(`${CHUNKED}zz\r\nBEGIN\r\n`) },
  "a chunk with a size beyond numbers": { calendar: "its answer isn't HTTP", answer: say(`${CHUNKED}${"f".repeat(40)}\r\nBEGIN`) },
  "an endless chunk extension": { calendar: "its answer isn't HTTP|no answer in time", answer: flood(`${CHUNKED}1;`, CHUNK) },
  "endless trailers": {
    calendar: "its answer begins with too many headers|its answer isn't HTTP",
    answer: flood(`${CHUNKED}0\r\n`, Buffer.from("X-A: b\r\n".repeat(8_000))),
  },
  "a 304 with a body": { calendar: "nothing new", answer: flood("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", CHUNK) },
  "a 204 with a body": { calendar: "it answers 204", answer: flood("HTTP/1.1 204 No Content\r\n\r\n", CHUNK) },
  "a 404 with an endless body": { calendar: "it answers 404", answer: flood("HTTP/1.1 404 Not Found\r\n\r\n", CHUNK) },
  "endless early hints": {
    calendar: "it keeps announcing an answer and gives none",
    answer: flood("", Buffer.from("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(1_000))),
  },
  "slow early hints": {
    calendar: "no answer in time|it keeps announcing an answer and gives none",
    answer: drip("", "HTTP/1.1 100 Continue\r\n\r\n"),
  },
  "another protocol on the same connection": {
    calendar: "the connection was cut",
    answer: flood("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n", CHUNK),
  },
  "a redirect to itself": {
    calendar: "it redirects more than 3 times",
    answer: say("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n"),
  },
  "a redirect with an endless body": {
    // Four answers of it, which a busy machine may not get through in time.
    calendar: "it redirects more than 3 times|no answer in time",
    answer: flood("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n", CHUNK),
  },
  "a redirect to a file": {
    calendar: "it redirects to where we don't follow",
    answer: say("HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n"),
  },
  "a redirect to no address": {
    calendar: "it redirects to where we don't follow",
    answer: say("HTTP/1.1 302 Found\r\nLocation: http://%/\r\nContent-Length: 0\r\n\r\n"),
  },
  "a redirect to nowhere": { calendar: "it answers 302", answer: say("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n") },
  "a redirect to a closed port": {
    calendar: "nothing answers there",
    answer: say("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"),
  },
};

/** A server that answers every request in one way, which may be exchanged. Also answers when TLS is spoken to it. */
export async function startHostile(answer: Answer) {
  const state = { answer };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", () => state.answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, state, stop };
}

/** Never stops, as fast as it's taken, and lets others have their turn in between. */
export function flood(head: string, chunk: Buffer): Answer {
  return (socket) => {
    const pour = () => {
      if (socket.destroyed) return;
      if (socket.write(chunk)) setImmediate(pour);
      else socket.once("drain", pour);
    };
    socket.write(head, "latin1");
    pour();
  };
}

/** Says a little more every 20 ms, so that a limit on silence never strikes. */
export function drip(head: string, more: string): Answer {
  return (socket) => {
    socket.write(head, "latin1");
    const timer = setInterval(() => socket.write(more), 20);
    socket.on("close", () => clearInterval(timer));
  };
}

export function cut(head: string): Answer {
  return (socket) => void socket.write(head, "latin1", () => socket.resetAndDestroy());
}
