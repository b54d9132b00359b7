import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

type Mood = "fine" | "refuses login" | "try later" | "no such person" | "refuses the email" | "stalls" | "drops after data";

type Received = { raw: string; messageId: string; recipients: string[] };

/**
 * A real mail server on this machine whose behavior tests can change. `received` is what it accepted, even if the sender never heard so.
 */
export async function startSmtp() {
  const received: Received[] = [];
  /** `missing` are the addresses that don't exist here. */
  const state = { mood: "fine" as Mood, missing: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === "right" ? done(null, { user: username }) : done(problem(535, `wrong password ${password}`)),
    onMailFrom: (_address, _session, done) => done(state.mood === "refuses login" ? problem(530, "login first") : null),
    onRcptTo: ({ address }, _session, done) => {
      if (state.mood === "stalls") return;
      if (state.missing.includes(address)) return done(problem(550, "5.1.1 no such person"));
      done(
        state.mood === "try later" ? problem(451, "try later") : state.mood === "no such person" ? problem(550, "no such person") : null,
      );
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.mood === "refuses the email") return done(problem(554, "not this email"));
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw, messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? "", recipients });
        if (state.mood !== "drops after data") return done();
        sockets.get(session.remotePort)?.destroy();
      });
    },
  });
  /** By the port at the sender's end, which the session knows too. */
  const sockets = new Map<number | undefined, Socket>();
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort, socket));
  // Ignores connections that tests cut on purpose.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, state, stop };
}

function problem(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode });
}
