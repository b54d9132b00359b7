import { randomUUID } from "node:crypto";
import { request } from "../harness/booking-example.ts";
import { lead } from "../harness/lead-example.ts";
import { startPostgres } from "../harness/postgres.ts";
import { afterwards, must } from "./fault.ts";
import { askRaw } from "./raw.ts";
import { startSite } from "./running-site.ts";
import { allSlots } from "./visitors.ts";

const ENDPOINTS = ["/api/send-booking-notification", "/api/leads", "/api/newsletter"];
const FORMS = ["/contact-ai-consultation-contractors", "/ai-toolkit-contractors", "/newsletter"];
const whole = { ...request, ...lead };

/** Bodies under the size limit that aren't valid requests, or only look like one. */
const BODIES: Record<string, string> = {
  nothing: "",
  null: "null",
  "a number": "1e999",
  "half an object": '{"email":',
  "60,000 brackets": "[".repeat(60_000),
  "12,000 nested objects": `${'{"a":'.repeat(12_000)}1${"}".repeat(12_000)}`,
  "30,000 nested arrays": `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  "5,000 keys": JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key${i}`, i]))),
  __proto__: `{"__proto__":{"email":"a@b.example","isAdmin":true},"constructor":{"prototype":{"x":1}}}`,
  "arrays for words": JSON.stringify(Object.fromEntries(Object.keys(whole).map((name) => [name, ["a"]]))),
  "objects for words": JSON.stringify(Object.fromEntries(Object.keys(whole).map((name) => [name, { toString: 1 }]))),
  "huge numbers": JSON.stringify({ ...whole, email: "no", averageHourlyRate: 1e308, employeeCount: -1e308 }),
  "20,000 characters a line": JSON.stringify({ ...whole, companyName: "a".repeat(20_000), email: `${"a".repeat(20_000)}@b.example` }),
  "no UTF-8": Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d]).toString("latin1"),
};

/** Whatever a body contains, it gets a 4xx in time and never a 5xx; odd but complete text is stored as text. On both engines. */
export async function hostileBodies() {
  const postgres = await startPostgres();
  if (postgres) afterwards(postgres.stop);
  const places: Record<string, string>[] = [{}, ...(postgres ? [{ DATABASE_URL: postgres.url }] : [])];
  let answers = 0;
  for (const place of places) answers += await tryOn(place);
  return `${answers} hostile bodies on ${postgres ? "SQLite and PostgreSQL" : "SQLite"}: each its 4xx, 0 failures of ours; half an emoji and NUL are taken as text; 10 MB refused with 413`;
}

async function tryOn(place: Record<string, string>) {
  const site = await startSite(place);
  let answers = 0;
  const mustRefuse = async (path: string, name: string, headers: Record<string, string>, body: string) => {
    const { status, milliseconds } = await site.ask({ path, method: "POST", headers, body });
    must(status >= 400 && status < 500, `${name} to ${path} answered ${status}`);
    must(milliseconds < 5_000, `${name} to ${path} took ${Math.round(milliseconds)} ms`);
    answers++;
  };
  for (const [name, body] of Object.entries(BODIES)) {
    for (const path of ENDPOINTS) await mustRefuse(path, name, { "content-type": "application/json" }, body);
    for (const path of FORMS) await mustRefuse(path, name, { "content-type": "application/x-www-form-urlencoded" }, body);
    await mustRefuse(FORMS[0] ?? "", name, { "content-type": "multipart/form-data; boundary=x" }, body);
  }
  for (const path of [...ENDPOINTS, ...FORMS]) await mustRefuse(path, "65,537 bytes", {}, "a".repeat(65_537));
  const big = 10 * 1024 * 1024;
  const head = `POST ${ENDPOINTS[0]} HTTP/1.1\r\nHost: x\r\n`;
  for (const [name, bytes] of [
    ["10 MB", `${head}Content-Length: ${big}\r\n\r\n${"a".repeat(big)}`],
    ["10 MB in one chunk", `${head}Transfer-Encoding: chunked\r\n\r\n${big.toString(16)}\r\n${"a".repeat(big)}\r\n0\r\n\r\n`],
  ] as const) {
    const { statuses } = await askRaw(site.port, bytes);
    must(statuses[0] === 413, `${name} answered ${statuses.join() || "nothing"}`);
    answers++;
  }
  const odd = { companyName: "Ridge \ud800 \u0000 Roofing", biggestPainPoint: "\udfff\u0000\u202e<b>'; drop table bookings;--" };
  const [slot] = allSlots();
  const answer = await site.ask({
    path: ENDPOINTS[0] ?? "",
    method: "POST",
    headers: { "idempotency-key": `\u00ff${randomUUID()}`.repeat(20) },
    body: JSON.stringify({ ...request, ...slot, ...odd, visitorTimeZone: "\u0000", interest: "__proto__" }),
  });
  must(answer.status === 201, `half an emoji and NUL in a whole booking answered ${answer.status}`);
  must((await site.ask({ path: "/health/ready" })).body.startsWith("ready\n"), "is not ready afterwards");
  return answers + 1;
}
