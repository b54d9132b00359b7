import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allPages } from "../../app/site/pages.ts";
import { request } from "../harness/booking-example.ts";
import { lead } from "../harness/lead-example.ts";
import type { Check, Outcome } from "./check.ts";

/** The time limit for each of the two scanners. */
const LIMIT_S = 180;

/** Looks for SQL injection through every endpoint with parameters. */
export const sqlmap: Check = {
  name: "sqlmap",
  run: async ({ address }) => {
    if (!(await isInstalled("sqlmap"))) return skipped;
    const endpoints = [
      ["/api/availability?from=2026-11-17&to=2026-11-20"],
      ["/booking/manage?token=abc"],
      ["/ai-toolkit-contractors?step=3&currentAdminHours=12"],
      ["/contact?interest=x"],
      ["/ai-insights-blue-collar-business-blog?q=roof&category=x&page=1"],
      ["/api/blog_posts?category=x&limit=3"],
      ["/api/newsletter", "--data", JSON.stringify({ email: lead.email })],
      ["/api/leads", "--data", JSON.stringify(lead)],
      ["/api/send-booking-notification", "--data", JSON.stringify(request)],
    ];
    const problems: string[] = [];
    const until = Date.now() + LIMIT_S * 1000;
    let finished = 0;
    for (const [path = "", ...data] of endpoints) {
      const folder = mkdtempSync(join(tmpdir(), "sqlmap-"));
      const options = ["--batch", "--flush-session", "--output-dir", folder, "--technique", "BEU", "--ignore-code", "*"];
      const printed = await run("sqlmap", ["-u", address + path, ...data, ...options], until - Date.now());
      if (/identified the following injection point|is vulnerable/.test(printed)) problems.push(`${path}: ${printed.slice(-2000)}`);
      if (/do not appear to be injectable/.test(printed)) finished++;
    }
    return {
      figure: `${finished} of ${endpoints.length} endpoints searched whole within ${LIMIT_S} s, ${problems.length} injections found`,
      problems,
    };
  },
};

/** Left out on purpose: browsers dropped this header, and it caused harm where they honored it. */
const ON_PURPOSE = /X-XSS-Protection/;
const CRAWL_S = 40;
const MODULE_S = 10;
/** Leaves out modules that call a server outside this machine. */
const MODULES = "backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,xss";

/** Crawls the site and attacks its pages and forms. */
export const wapiti: Check = {
  name: "wapiti",
  run: async ({ address }) => {
    if (!(await isInstalled("wapiti"))) return skipped;
    const folder = mkdtempSync(join(tmpdir(), "wapiti-"));
    const file = join(folder, "report.json");
    const bounds = ["--max-scan-time", String(CRAWL_S), "--max-attack-time", String(MODULE_S)];
    const places = ["--store-session", folder, "--flush-session", "-f", "json", "-o", file, "--no-bugreport"];
    // It claims to accept Brotli, but can't read it.
    const manners = ["-H", "Accept-Encoding: identity", "--scope", "folder", "-m", MODULES];
    const printed = await run("wapiti", ["-u", `${address}/`, ...manners, ...bounds, ...places], LIMIT_S * 1000);
    const pages = Number(/found (\d+) URLs/.exec(printed)?.[1] ?? 0);
    const found = Object.entries<Finding[]>(JSON.parse(readFileSync(file, "utf8")).vulnerabilities);
    const problems = found
      .flatMap(([kind, items]) => items.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`))
      .filter((problem) => !ON_PURPOSE.test(problem));
    if (pages < allPages.length) problems.push(`only ${pages} addresses were found`);
    return { figure: `${pages} addresses attacked in ${MODULES.split(",").length} ways, ${problems.length} holes found`, problems };
  },
};

type Finding = { method: string; path: string; info: string };

const skipped: Outcome = { figure: "skipped: not installed", problems: [], skipped: true };

async function isInstalled(program: string) {
  return (await run("which", [program], 5_000)).trim() !== "";
}

/** What a program prints within its time limit. */
function run(program: string, options: string[], milliseconds: number) {
  return new Promise<string>((resolve) => {
    const child = spawn(program, options, { timeout: Math.max(milliseconds, 1), stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        printed += chunk;
      });
    child.once("error", () => resolve(""));
    child.once("close", () => resolve(printed));
  });
}
