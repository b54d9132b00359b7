// The scoring of MDN's HTTP Observatory: github.com/mdn/mdn-http-observatory, src/grader/charts.js (points) and src/analyzer/tests (rules).
// Results that a site without cookies, third-party scripts and CORS can't have are left out.
import type { IncomingHttpHeaders } from "node:http";
import { allPages } from "../../app/site/pages.ts";
import type { Answer } from "../harness/client.ts";
import type { Check } from "./check.ts";

const WANTED = 130;
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_768_000;
const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

export const observatory: Check = {
  name: "HTTP Observatory",
  run: async ({ ask }) => {
    const scores = [];
    for (const { path } of allPages) {
      const answer = await ask({ path, headers: { origin: "https://observatory.example" } });
      scores.push({ path, ...scoreOf(answer) });
    }
    const [lowest] = scores.toSorted((one, other) => one.score - other.score);
    if (!lowest) throw new Error("no pages");
    const points = Object.entries(lowest.points).filter(([, point]) => point !== 0);
    const said = points.map(([test, point]) => `${test} ${point > 0 ? "+" : ""}${point}`).join(", ");
    return {
      figure: `score ${lowest.score}, the lowest of ${scores.length} pages (100, ${said}; +5 more for each: integrity on scripts, the HSTS preload list)`,
      problems: scores.filter(({ score }) => score < WANTED).map(({ path, score }) => `${path} scores ${score}, under ${WANTED}`),
    };
  },
};

function scoreOf({ headers, body }: Answer) {
  const policy = parsePolicy(headers["content-security-policy"]);
  const points = {
    policy: policyPoints(policy),
    cookies: headers["set-cookie"] ? -40 : 0,
    cors: headers["access-control-allow-credentials"] ? -50 : 0,
    // The proxy that terminates TLS redirects from http, and the process never sees it.
    redirection: 0,
    referrer: referrerPoints(headers),
    hsts: hstsPoints(headers),
    scripts: scriptPoints(body),
    sniffing: headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    framing: framingPoints(policy, headers),
    corp: corpPoints(headers),
  };
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutBonus = sum(Object.values(points).filter((point) => point < 0));
  return { score: withoutBonus >= BONUS_FROM ? sum(Object.values(points)) : withoutBonus, points };
}

function parsePolicy(header: string | string[] | undefined) {
  const directives = String(header ?? "")
    .split(";")
    .filter(Boolean);
  return new Map(directives.map((directive) => directive.trim().split(/\s+/)).map(([name = "", ...sources]) => [name, sources]));
}

function policyPoints(policy: Map<string, string[]>) {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const unsafe = ["'unsafe-inline'", "data:", ...BROAD];
  if (sources("script-src").some((source) => unsafe.includes(source))) return -20;
  if (sources("object-src").some((source) => BROAD.includes(source))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if (sources("style-src").some((source) => unsafe.includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function referrerPoints({ "referrer-policy": policy }: IncomingHttpHeaders) {
  if (policy === undefined) return 0;
  return PRIVATE.includes(String(policy)) ? 5 : -5;
}

function hstsPoints({ "strict-transport-security": header }: IncomingHttpHeaders) {
  const seconds = /max-age=(\d+)/.exec(header ?? "")?.[1];
  if (!seconds) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function scriptPoints(html: string) {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const isForeign = ([, src = ""]: RegExpExecArray) => !/^\/(?!\/)/.test(src);
  if (scripts.some((script) => isForeign(script) && !script[0].includes("integrity="))) return -50;
  return scripts.some(([tag]) => tag.includes("integrity=")) ? 5 : 0;
}

function framingPoints(policy: Map<string, string[]>, headers: IncomingHttpHeaders) {
  const ancestors = policy.get("frame-ancestors") ?? ["*"];
  if (!ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(String(headers["x-frame-options"])) ? 0 : -20;
}

function corpPoints({ "cross-origin-resource-policy": policy }: IncomingHttpHeaders) {
  if (policy === undefined || policy === "cross-origin") return 0;
  return ["same-origin", "same-site"].includes(String(policy)) ? 10 : -5;
}
