import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; milliseconds: number };
export type Ask = (question: Question) => Promise<Answer>;

/** A request without a response. If the server had accepted it, that's a failure; otherwise the connection was refused. */
export class Unanswered extends Error {
  readonly wasTaken: boolean;
  constructor(message: string, wasTaken: boolean) {
    super(message);
    this.wasTaken = wasTaken;
  }
}

const TIMEOUT_MS = 30_000;

/** Sends requests over keep-alive connections, as a proxy does. Never retries by itself. */
export function createClient(port: number, timeoutMs = TIMEOUT_MS) {
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = ({ path, method = "GET", headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      let wasTaken = false;
      const asked = request({ host: "127.0.0.1", port, agent, path, method, headers, timeout: timeoutMs });
      const fail = ({ message }: Error) => reject(new Unanswered(`${method} ${path}: ${message}`, wasTaken));
      asked.on("socket", (socket) => {
        wasTaken = !socket.connecting;
        if (socket.connecting)
          socket.once("connect", () => {
            wasTaken = true;
          });
      });
      asked.on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", fail);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - began,
          }),
        );
      });
      asked.on("timeout", () => asked.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
      asked.on("error", fail).end(body);
    });
  const connections = () => [agent.sockets, agent.freeSockets].flatMap((sockets) => Object.values(sockets).flat()).length;
  return { ask, connections, close: () => agent.destroy() };
}
