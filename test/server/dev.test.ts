import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../app/terminal/free-port.ts";
import { attributes } from "../harness/html.ts";

let server: ChildProcess | undefined;
afterEach(() => server?.kill("SIGKILL"));

test("in development an island gets Vite's client and React Refresh before the script that starts it", async () => {
  const address = `http://127.0.0.1:${await startDev()}`;
  const html = await (await fetch(`${address}/contact`)).text();
  const scripts = attributes(html, /<script type="module" src="([^"]+)"/g);
  expect(scripts).toEqual(["/@vite/client", expect.stringContaining("inject-hmr-runtime"), "/app/entry.client.ts"]);
  for (const script of scripts) expect((await fetch(address + script)).headers.get("content-type")).toContain("javascript");
});

async function startDev() {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: mkdtempSync(join(tmpdir(), "peakworks-")) };
  server = spawn(process.execPath, ["server/dev.ts"], { env });
  let printed = "";
  for await (const chunk of server.stdout ?? []) {
    printed += chunk;
    if (printed.includes("Development server")) return port;
  }
  throw new Error(`The development server did not start: ${printed}`);
}
