import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { behindGate } from "../harness/gate.ts";
import { openSite } from "../harness/site.ts";

/** A separate site in the test's own process, with a clock that starts when the test says and a database that can be slow or down. */
export async function startOwnSite(start: Date, env: Record<string, string> = {}, hostname = "127.0.0.1") {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-own-"));
  const gate = behindGate(openDatabase({ dataDir, databaseUrl: undefined }));
  await migrate(gate.database, start);
  let answer = (_: Request): Response | Promise<Response> => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request) => answer(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  const since = performance.now();
  let skipped = 0;
  const now = () => new Date(start.getTime() + performance.now() - since + skipped);
  const skip = (milliseconds: number) => {
    skipped += milliseconds;
  };
  answer = openSite({ env: { SITE_URL: url, DATA_DIR: dataDir, ...env }, database: gate.database, now }).fetch;
  const close = async () => {
    gate.open();
    server.closeAllConnections();
    server.close();
    await gate.database.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, gate, now, skip, close };
}
