import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import { MCP_PATH } from "../../app/site/catalog/api-paths.ts";
import { POST_PATHS } from "../../server/post-checks.ts";
import { type Check, counted } from "./check.ts";
import type { Target } from "./target.ts";
import { emailsOnceThere, freeSlots, postJson, wholeForm } from "./visitor.ts";

const SITES = [undefined, "same-origin", "none", "same-site", "cross-site", "garbage"];
const ORIGINS = [
  undefined,
  "https://www.peakworks.example",
  "null",
  "https://evil.example",
  "http://www.peakworks.example",
  "https://www.peakworks.example:8443",
  "https://blog.www.peakworks.example",
  "https://www.peakworks.example.evil.example",
];

/**
 * Sec-Fetch-Site decides, because no page can change it; if a browser sends only Origin, that must be ours. A program sends neither, and
 * has no visitor's browser to misuse. Assistants' paths are for programs, so there both have to be right.
 */
function isAllowed(path: string, site: string | undefined, origin: string | undefined) {
  if (path === MCP_PATH && origin !== undefined && origin !== "https://www.peakworks.example") return false;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || origin === "https://www.peakworks.example";
}

/**
 * Every endpoint with every combination of headers, in every form a page can post. A rejected POST has content the endpoint would have
 * accepted, and leaves no trace.
 */
export const csrf: Check = {
  name: "CSRF matrix",
  run: async (target) => {
    const endpoints = await endpointsOf(target);
    const before = await digest(target);
    const refused = await postAll(target, endpoints, false);
    const isUntouched = (await digest(target)) === before;
    const allowed = await postAll(target, endpoints, true);
    const problems = [...refused.problems, ...allowed.problems];
    const { figure } = counted(refused.posts + allowed.posts, problems);
    return {
      figure: `${figure} at ${endpoints.length} endpoints, ${isUntouched ? "nothing" : "something"} stored by the ${refused.posts} refused`,
      problems: isUntouched ? problems : [...problems, "a refused post changed the database"],
    };
  },
};

async function postAll({ ask }: Target, endpoints: string[], allowed: boolean) {
  const kinds = await bodies(allowed ? {} : wholeForm);
  const problems: string[] = [];
  let posts = 0;
  for (const path of endpoints)
    for (const site of SITES)
      for (const origin of ORIGINS.filter((origin) => isAllowed(path, site, origin) === allowed))
        for (const { type, body } of kinds) {
          posts++;
          const claims = { ...(site && { "sec-fetch-site": site }), ...(origin && { origin }) };
          const { status } = await ask({ path, method: "POST", headers: { "content-type": type, ...claims }, body });
          if ((status !== 403) !== allowed || status >= 500) problems.push(`${path} ${JSON.stringify(claims)} ${type}: ${status}`);
        }
  return { posts, problems };
}

/** The paths of all endpoints. The links from emails are real, so a POST that slips through would take effect. */
async function endpointsOf(target: Target) {
  const slot = (await freeSlots(target)).at(-1);
  const known = target.smtp.received.length;
  const booked = await postJson(target, "/api/send-booking-notification", { ...wholeForm, ...slot });
  const subscribed = await postJson(target, "/api/newsletter", { email: "kay@gutter.example" });
  if (booked.status !== 201 || subscribed.status !== 201) throw new Error(`answered with ${booked.status} and ${subscribed.status}`);
  const emails = (await emailsOnceThere(target, known + 3)).slice(known);
  const texts = await Promise.all(emails.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ""));
  const links = texts.flatMap((text) => text.match(/(?<=peakworks\.example)\/\S+\?token=[\w-]+/g) ?? []);
  return [...POST_PATHS, MCP_PATH].map((path) => links.find((link) => link.startsWith(`${path}?`)) ?? path);
}

/** The same fields as every type of body. A page on another site can send the first three without a preflight. */
async function bodies(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const multipart = new Response(form);
  return [
    { type: "application/x-www-form-urlencoded", body: new URLSearchParams(fields).toString() },
    { type: multipart.headers.get("content-type") ?? "", body: new Uint8Array(await multipart.arrayBuffer()) },
    { type: "text/plain", body: JSON.stringify(fields) },
    { type: "application/json", body: JSON.stringify(fields) },
  ];
}

/** Everything stored, except what the site's own timers do with emails and limits. */
async function digest({ database }: Target) {
  const hash = createHash("sha256");
  for (const { name } of await database.introspection.getTables()) {
    if (name === "rate_limits") continue;
    const rows: object[] = await database
      .selectFrom(name as "bookings")
      .selectAll()
      .execute();
    hash.update(name).update(JSON.stringify(name === "outbox" ? rows.length : rows));
  }
  return hash.digest("hex");
}
