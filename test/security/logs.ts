import { sql } from "kysely";
import { allPages } from "../../app/site/pages.ts";
import { POST_PATHS } from "../../server/post-checks.ts";
import type { Check } from "./check.ts";
import { startTarget, type Target } from "./target.ts";
import { emailsOnceThere, freeSlots, postJson, typedFields, wholeForm } from "./visitor.ts";

/** Part of everything that a visitor or an operator wants to keep private. */
const MARK = "zqmark";
const PHONE = "555 010 9988";
const ADDRESS = "203.0.113.77";
const SECRET = `${MARK}-secret-of-more-than-32-characters`;
const AWAY = "127.0.0.1:1";
const CLAIMS = {
  "user-agent": MARK,
  referer: `https://${MARK}.example/?${MARK}`,
  cookie: `session=${MARK}`,
  authorization: `Bearer ${MARK}`,
  "idempotency-key": MARK,
  "x-forwarded-for": ADDRESS,
};

const marked = {
  ...wholeForm,
  ...Object.fromEntries(typedFields.map((name) => [name, `${MARK} it's "odd"\n at home`])),
  email: `${MARK}@${MARK}.example`,
  phone: PHONE,
};

/**
 * Marked visitors use every endpoint, while everything works and while everything is down. None of them may show up in what the process
 * printed.
 */
export const logs: Check = {
  name: "Logs",
  run: async () => {
    const well = await withTarget({ SECRET }, walkAndBreak);
    const away = await withTarget(
      { SECRET, DATABASE_URL: `postgres://${MARK}:${MARK}@${AWAY}/${MARK}`, SMTP_URL: `smtp://${MARK}:${MARK}@${AWAY}` },
      async (target) => ({ requests: await walk(target), tokens: [] }),
    );
    const output = well.output + away.output;
    const secrets = [MARK, PHONE, ADDRESS, ...well.tokens];
    const expected = [
      '"status":201',
      '"status":422',
      '"status":503',
      '"dead":',
      '"code":"cross_site"',
      "the database could not be prepared",
    ];
    const lines = output.trim().split("\n");
    const telling = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
    return {
      figure: `${lines.length} lines about ${well.requests + away.requests} requests and ${well.tokens.length} links, ${telling.length} of them with a name, address, text, token or secret`,
      problems: [...telling, ...expected.filter((words) => !output.includes(words)).map((words) => `the walk never led to ${words}`)],
    };
  },
};

async function withTarget<Result>(env: Record<string, string>, work: (target: Target) => Promise<Result>) {
  const target = await startTarget({ LOG_LEVEL: "trace", TRUST_PROXY: "on", ...env });
  try {
    const result = await work(target);
    return { ...result, output: target.output() };
  } finally {
    await target.stop();
  }
}

/** A booking that succeeds, one whose emails nobody accepts, and then a database without its tables. */
async function walkAndBreak(target: Target) {
  const slots = await freeSlots(target);
  const book = () => postJson(target, "/api/send-booking-notification", { ...marked, ...slots.pop() }, { "x-forwarded-for": ADDRESS });
  await book();
  const emails = await emailsOnceThere(target, 2);
  const tokens = emails.flatMap(({ raw }) => raw.replaceAll("=\r\n", "").match(/(?<=token=3D)[\w-]{43}/g) ?? []);
  let requests = 1;
  for (const token of tokens)
    for (const path of ["/booking/confirm", "/booking/manage", "/booking/confirm.data", "/api/leads"]) {
      requests++;
      await target.ask({ path: `${path}?token=${token}` });
    }
  target.smtp.state.mood = "no such person";
  await book();
  // Both of its emails, and the one that says that the visitor's came back.
  await untilPrinted(target, '"dead":3');
  requests += await walk(target);
  for (const { name } of await target.database.introspection.getTables())
    await sql`drop table ${sql.table(name)}`.execute(target.database).catch(() => {});
  requests += await walk(target);
  await untilPrinted(target, "the outbox could not be reached");
  return { requests, tokens };
}

async function walk({ ask }: Target) {
  const query = `?email=${MARK}@${MARK}.example&token=${MARK}`;
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
  const pages = [...allPages.map(({ path }) => path), ...POST_PATHS, "/nope", "/api/availability", "/%"];
  const questions = [
    ...pages.map((path) => ({ path: path + query, headers: CLAIMS })),
    ...[...POST_PATHS].flatMap((path) =>
      types.map((type) => ({
        path: path + query,
        method: "POST",
        headers: { ...CLAIMS, "content-type": type },
        body: type.includes("urlencoded") ? new URLSearchParams(marked).toString() : JSON.stringify(marked),
      })),
    ),
    ...[...POST_PATHS].map((path) => ({
      path: path + query,
      method: "POST",
      headers: { ...CLAIMS, origin: `https://${MARK}.example` },
      body: MARK,
    })),
    ...[...POST_PATHS].map((path) => ({ path: path + query, method: "POST", headers: CLAIMS, body: MARK.repeat(20_000) })),
    { path: `/api/leads${query}`, method: "POST", headers: CLAIMS, body: JSON.stringify({ ...marked, email: MARK }) },
    { path: `/about-us${query}`, method: "DELETE", headers: CLAIMS },
  ];
  for (const question of questions) await ask(question);
  return questions.length;
}

async function untilPrinted({ output }: Target, words: string) {
  const deadline = Date.now() + 30_000;
  while (!output().includes(words)) {
    if (Date.now() > deadline) throw new Error(`the process never printed ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
