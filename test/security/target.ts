import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { createClient, type Question } from "../harness/client.ts";
import { listening, start } from "../harness/server-process.ts";
import { startSmtp } from "../harness/smtp.ts";

const SITE_URL = "https://www.peakworks.example";
export const AGENCY = "calls@peakworks.example";
const HOST = new URL(SITE_URL).host;

export type Target = Awaited<ReturnType<typeof startTarget>>;

/** The real server in its own process, set up as behind a proxy, with a real mail server and its own folder. */
export async function startTarget(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-security-"));
  const smtp = await startSmtp();
  const settings = { SITE_URL, AGENCY_EMAIL: AGENCY, SMTP_URL: smtp.url, RATE_LIMIT: "off", LOG_LEVEL: "info", DATA_DIR: dataDir };
  const child = start({ ...settings, ...env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const { port } = await listening(child);
  const client = createClient(port);
  const database: Database = openDatabase({ dataDir, databaseUrl: undefined });

  return {
    address: `http://127.0.0.1:${port}`,
    smtp,
    database,
    /** What the process has printed so far. */
    output: () => output,
    /** Unlike fetch, it sends the path and headers exactly as given. */
    ask: ({ headers, ...question }: Question) => client.ask({ ...question, headers: { host: HOST, ...headers } }),
    stop: async () => {
      client.close();
      child.kill("SIGKILL");
      await database.destroy();
      await smtp.stop();
    },
  };
}
