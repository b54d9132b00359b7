import { mkdtempSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { start } from "../harness/server-process.ts";
import { startSmtp } from "../harness/smtp.ts";

const SITE_URL = "https://www.peakworks.example";
export const AGENCY = "calls@peakworks.example";
const HOST = new URL(SITE_URL).host;

export type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Target = Awaited<ReturnType<typeof startTarget>>;

/** The real server in its own process, set up as behind a proxy, with a real mail server and its own folder. */
export async function startTarget(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-security-"));
  const smtp = await startSmtp();
  const settings = { SITE_URL, AGENCY_EMAIL: AGENCY, SMTP_URL: smtp.url, RATE_LIMIT: "off", LOG_LEVEL: "info", DATA_DIR: dataDir };
  const child = start({ ...settings, ...env });
  let output = "";
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
        if (found) resolve(Number(found));
      });
    child.once("close", () => reject(new Error(`The server did not start: ${output}`)));
  });
  const agent = new Agent({ keepAlive: true });
  const database: Database = openDatabase({ dataDir, databaseUrl: undefined });

  return {
    address: `http://127.0.0.1:${port}`,
    smtp,
    database,
    /** What the process has printed so far. */
    output: () => output,
    /** Unlike fetch, it sends the path and headers exactly as given. */
    ask: (question: Question) => ask(port, agent, question),
    stop: async () => {
      agent.destroy();
      child.kill("SIGKILL");
      await database.destroy();
      await smtp.stop();
    },
  };
}

function ask(port: number, agent: Agent, { path, method = "GET", headers = {}, body }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, agent, path, method, headers: { host: HOST, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.on("error", reject).end(body);
  });
}
