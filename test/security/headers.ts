import type { Answer, Question } from "../harness/client.ts";
import { nameOf, questions } from "./answers.ts";
import { type Check, counted } from "./check.ts";

const YEAR_S = 31_536_000;

/** Headers that every response must have, and headers that none may have. */
export const headers: Check = {
  name: "Headers of every answer",
  run: async ({ ask }) => {
    const problems: string[] = [];
    for (const question of questions) {
      const faults = faultsOf(await ask(question)).filter((fault) => !isOnPurpose(question, fault));
      if (faults.length) problems.push(`${nameOf(question)}: ${faults.join(", ")}`);
    }
    return counted(questions.length, problems);
  },
};

/** Share pictures are meant to be shown on other sites. */
function isOnPurpose({ path }: Question, fault: string) {
  return path.startsWith("/og/") && fault === "may be embedded";
}

function faultsOf({ headers, body, status }: Answer) {
  const policy = String(headers["content-security-policy"]);
  const hsts = headers["strict-transport-security"] ?? "";
  const type = headers["content-type"] ?? "";
  const rules: Record<string, boolean> = {
    "HSTS under a year": Number(/max-age=(\d+)/.exec(hsts)?.[1]) >= YEAR_S,
    "no nosniff": headers["x-content-type-options"] === "nosniff",
    "no referrer policy": headers["referrer-policy"] === "strict-origin-when-cross-origin",
    "may be framed": policy.includes("frame-ancestors 'none'") && headers["x-frame-options"] === "DENY",
    "policy is open": policy.includes("default-src 'none'") && policy.includes("base-uri 'none'") && !policy.includes("unsafe"),
    "shares its window": headers["cross-origin-opener-policy"] === "same-origin",
    "may use a device": String(headers["permissions-policy"]).includes("camera=()"),
    "may be embedded": headers["cross-origin-resource-policy"] === "same-origin",
    "a cookie": headers["set-cookie"] === undefined,
    "open to other origins": headers["access-control-allow-origin"] === undefined,
    "names its software": headers.server === undefined && headers["x-powered-by"] === undefined,
    "a body without a type": body.length === 0 || type !== "",
    // An SVG declares its own charset.
    "text without a charset": !/^text\/|xml$/.test(type) || /charset=|^image\/svg/.test(type),
    "our failure": status < 500,
  };
  return Object.keys(rules).filter((fault) => !rules[fault]);
}
