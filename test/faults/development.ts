import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../app/terminal/free-port.ts";
import { attributes } from "../harness/html.ts";
import { afterwards, must } from "./fault.ts";

/** `npm run dev` transforms every module of the site for its first page, which takes longer than most tests: it's here for that. */
export async function development() {
  const address = `http://127.0.0.1:${await startDev()}`;
  const page = await fetch(`${address}/contact`);
  must(page.status === 200, `the booking page is ${page.status}`);
  const scripts = attributes(await page.text(), /<script type="module" src="([^"]+)"/g);
  must(scripts.length === 3 && (scripts[1] ?? "").includes("inject-hmr-runtime"), `its scripts are ${scripts.join(", ")}`);
  for (const script of scripts) {
    const type = (await fetch(address + script)).headers.get("content-type") ?? "";
    must(type.includes("javascript"), `${script} is ${type}`);
  }
  return `the booking page and its ${scripts.length} scripts`;
}

async function startDev() {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: mkdtempSync(join(tmpdir(), "peakworks-")) };
  const server = spawn(process.execPath, ["server/dev.ts"], { env });
  afterwards(() => server.kill("SIGKILL"));
  let printed = "";
  for await (const chunk of server.stdout) {
    printed += chunk;
    if (printed.includes("Development server")) return port;
  }
  throw new Error(`The development server did not start: ${printed}`);
}
