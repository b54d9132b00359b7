import { type AddressInfo, createServer, type Socket } from "node:net";
import { cut, drip, flood } from "./hostile-http.ts";

/** The stages of a delivery, by the command that a mail server has just read. */
const STAGES = ["connection", "EHLO", "MAIL", "RCPT", "DATA", "message"] as const;
type Stage = (typeof STAGES)[number];
type Answer = (socket: Socket) => void;

const DECENT: Record<Stage, string> = {
  connection: "220 mail.example ESMTP\r\n",
  EHLO: "250-mail.example\r\n250 8BITMIME\r\n",
  MAIL: "250 OK\r\n",
  RCPT: "250 OK\r\n",
  DATA: "354 Go ahead\r\n",
  message: "250 Taken\r\n",
};
const LINE = Buffer.alloc(64 * 1024, "x");
const LINES = (line: string) => Buffer.from(line.repeat(4_000));

/** What a mail server may do at a stage instead of answering. */
const DEEDS: Record<string, Answer> = {
  "says nothing": () => {},
  "resets the connection": (socket) => void socket.resetAndDestroy(),
  "ends the connection": (socket) => void socket.end(),
  "resets in the middle of a line": cut("25"),
  "never ends a line": flood("250-", LINE),
  "never ends its answer": flood("", LINES("250-more\r\n")),
  "answers without end": flood("", LINES("250 OK\r\n")),
  "sends blank lines without end": flood("", LINES("\r\n")),
  "answers a byte at a time": drip("250-", "x"),
  "answers in noise": flood("", Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256))),
};

export const HOSTILE_MAIL: Record<string, { at: Stage; answer: Answer }> = {
  ...Object.fromEntries(STAGES.flatMap((at) => Object.entries(DEEDS).map(([deed, answer]) => [`${at}: ${deed}`, { at, answer }]))),
  "EHLO: offers TLS and then speaks none": { at: "EHLO", answer: startTls((socket) => flood("", LINE)(socket)) },
  "EHLO: offers TLS and then says nothing": { at: "EHLO", answer: startTls(() => {}) },
  "EHLO: offers TLS and resets": { at: "EHLO", answer: startTls((socket) => void socket.resetAndDestroy()) },
};

/** A mail server that is decent up to a stage. */
export async function startHostileMail({ at, answer }: { at: Stage; answer: Answer }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    const reply = (stage: Stage) => (stage === at ? answer(socket) : void socket.write(DECENT[stage]));
    let isMessage = false;
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        const stage = isMessage ? (line === "." ? "message" : undefined) : STAGES.find((name) => line.startsWith(name));
        isMessage = stage === "DATA" || (isMessage && stage !== "message");
        if (stage === at) socket.off("data", hear).resume();
        if (stage) reply(stage);
      }
    };
    if (at !== "connection") socket.on("data", hear);
    reply("connection");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

function startTls(then: Answer): Answer {
  return (socket) => {
    socket.once("data", () => {
      socket.write("220 Go ahead\r\n");
      socket.once("data", () => then(socket));
    });
    socket.write("250-mail.example\r\n250 STARTTLS\r\n");
  };
}
