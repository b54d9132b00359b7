import { describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { headings, textOf } from "../harness/html.ts";
import { lead } from "../harness/lead-example.ts";
import { emailKinds, linksIn } from "../harness/newsletter-emails.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";
import { problemsOf } from "../harness/valid-html.ts";

const NOON = new Date("2026-11-15T17:00:00Z");
const form = (changes: Record<string, string> = {}) => new URLSearchParams({ email: "sam@ridge.example", website: "", ...changes });

describeOnBothEngines("the newsletter", ({ open }) => {
  async function opened(env: Record<string, string> = { RATE_LIMIT: "off" }) {
    const clock = { now: NOON };
    const database = await open();
    const site = openSite({ database, now: () => clock.now, env });
    const wait = (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    const ask = (email = "sam@ridge.example") => site.post("/newsletter", form({ email }));
    const newest = async (path: string) => (await linksIn(database, path)).at(-1) ?? "";
    return { database, site, wait, ask, newest };
  }

  test("responds the same for a new, pending, confirmed or former email address, on the page, in JSON and in the log", async () => {
    const { database, site, wait, ask, newest } = await opened();
    const seen: unknown[] = [];
    const look = async () => {
      site.lines.length = 0;
      const page = await ask("SAM@ridge.example");
      const json = await site.post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }));
      const headers = Object.fromEntries([...page.headers].filter(([name]) => name !== "date"));
      const lines = [...site.lines];
      seen.push([page.status, await page.text(), headers, json.status, await json.json(), lines]);
    };
    await look();
    await look();
    wait(HOUR_MS);
    await look();
    await site.post(await newest("/newsletter/confirm"), "");
    await look();
    wait(HOUR_MS);
    await look();
    await site.post(await newest("/newsletter/unsubscribe"), "");
    expect(await database.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    await look();
    for (const answer of seen) expect(answer).toEqual(seen[0]);
    expect(JSON.stringify(seen[0])).toContain("Check your inbox");
    expect(JSON.stringify(seen[0])).not.toMatch(/sam@|ridge/i);
  });

  test("an email address gets at most one email an hour, on the list or not", async () => {
    const { database, site, wait, ask, newest } = await opened();
    await ask();
    wait(HOUR_MS - 1);
    await ask("Sam@Ridge.example");
    expect(await emailKinds(database)).toEqual(["opt-in"]);
    wait(1);
    await ask();
    expect(await emailKinds(database)).toEqual(["opt-in", "opt-in"]);
    await site.post(await newest("/newsletter/confirm"), "");
    await ask();
    wait(HOUR_MS);
    await ask();
    await ask();
    expect(await emailKinds(database)).toEqual(["already", "opt-in", "opt-in", "welcome"]);
  });

  test("an email that a mailbox's limit held back doesn't count as sent: the next try sends one as soon as there's room", async () => {
    const { database, site, wait, ask } = await opened({});
    const askForPlan = (idempotencyKey: string) =>
      site.post("/api/leads", JSON.stringify({ ...lead, email: "sam@ridge.example" }), { "idempotency-key": idempotencyKey });
    for (const key of ["one", "two"]) await askForPlan(key);
    wait(HOUR_MS / 2);
    await ask();
    expect(await emailKinds(database)).not.toContain("opt-in");
    wait(HOUR_MS / 2);
    await ask();
    expect(await emailKinds(database)).toContain("opt-in");
  });

  test("50 concurrent sign-ups with one email address are one subscriber and one email", async () => {
    const { database, ask } = await opened();
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => ask()))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await database.selectFrom("subscribers").select("id").execute()).toHaveLength(1);
    expect(await emailKinds(database)).toEqual(["opt-in"]);
  });

  test("opening the links changes nothing; their buttons do, and only once", async () => {
    const { database, site, ask, newest } = await opened();
    await ask();
    const optIn = await newest("/newsletter/confirm");
    for (let i = 0; i < 2; i++) expect(headings(await (await site.get(optIn)).text(), 1)).toEqual(["Confirm your subscription"]);
    expect(await statusOf(database)).toBe("pending");
    for (let i = 0; i < 2; i++) {
      const answer = await site.post(optIn, "");
      expect([answer.status, headings(await answer.text(), 1)]).toEqual([200, ["You're subscribed"]]);
    }
    expect(await statusOf(database)).toBe("confirmed");
    expect(await emailKinds(database)).toEqual(["opt-in", "welcome"]);
    const leave = await newest("/newsletter/unsubscribe");
    const page = await site.get(leave);
    expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex"]);
    expect(await statusOf(database)).toBe("confirmed");
    for (let i = 0; i < 2; i++) {
      const answer = await site.post(leave, "List-Unsubscribe=One-Click");
      expect([answer.status, headings(await answer.text(), 1)]).toEqual([200, ["You're unsubscribed"]]);
    }
    expect(await statusOf(database)).toBeUndefined();
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("an opt-in link expires after seven days, and with the subscription", async () => {
    const { database, site, wait, ask, newest } = await opened();
    await ask();
    const link = await newest("/newsletter/confirm");
    wait(7 * DAY_MS - 1);
    expect((await site.get(link)).status).toBe(200);
    wait(1);
    expect((await site.get(link)).status).toBe(404);
    expect((await site.post(link, "")).status).toBe(404);
    expect(await statusOf(database)).toBe("pending");
    await ask();
    const fresh = await newest("/newsletter/confirm");
    await site.post(fresh, "");
    await site.post(await newest("/newsletter/unsubscribe"), "");
    expect((await site.post(fresh, "")).status).toBe(404);
    expect(await statusOf(database)).toBeUndefined();
  });

  test("signing up again keeps the date of the reader's consent", async () => {
    const { database, site, wait, ask, newest } = await opened();
    await ask();
    await site.post(await newest("/newsletter/confirm"), "");
    wait(DAY_MS);
    await ask();
    const { askedAt } = await database.selectFrom("subscribers").select("askedAt").executeTakeFirstOrThrow();
    expect(new Date(askedAt)).toEqual(NOON);
  });

  test("a forged link does nothing; an unsubscribe link works years later, and not for another subscriber", async () => {
    const { database, site, wait, ask, newest } = await opened();
    for (const email of ["sam@ridge.example", "kim@pipe.example"]) {
      await ask(email);
      await site.post(await newest("/newsletter/confirm"), "");
    }
    const [first = "", second = ""] = await linksIn(database, "/newsletter/unsubscribe");
    const [idOf, signatureOf] = [0, 1].map((half) => (link: string) => link.split("=")[1]?.split(".")[half]);
    const forged = `/newsletter/unsubscribe?token=${idOf?.(first)}.${signatureOf?.(second)}`;
    for (const link of [forged, `${first}x`, first.slice(0, -1), "/newsletter/unsubscribe", "/newsletter/unsubscribe?token=."])
      expect([(await site.get(link)).status, (await site.post(link, "List-Unsubscribe=One-Click")).status], link).toEqual([404, 404]);
    expect((await site.post("/newsletter/confirm?token=guess", "")).status).toBe(404);
    expect(await database.selectFrom("subscribers").select("id").execute()).toHaveLength(2);
    wait(5 * 365 * DAY_MS);
    expect((await site.post(first, "List-Unsubscribe=One-Click")).status).toBe(200);
    expect(await database.selectFrom("subscribers").select("id").execute()).toEqual([{ id: idOf?.(second) }]);
  });

  test("an unsubscribe link of an earlier subscription ends the newer one of the same address, however it's written", async () => {
    const { database, site, wait, ask, newest } = await opened();
    await ask("Sam@ridge.example");
    await site.post(await newest("/newsletter/confirm"), "");
    const first = await newest("/newsletter/unsubscribe");
    await site.post(first, "List-Unsubscribe=One-Click");
    wait(DAY_MS);
    await ask("sam@Ridge.example");
    await site.post(await newest("/newsletter/confirm"), "");
    expect(await statusOf(database)).toBe("confirmed");
    expect(headings(await (await site.get(first)).text(), 1)).toEqual(["Unsubscribe from the newsletter?"]);
    await site.post(first, "List-Unsubscribe=One-Click");
    expect(await statusOf(database)).toBeUndefined();
  });

  test("if the email can't be queued, no subscriber is stored either", async () => {
    const { database, ask } = await opened();
    await database.schema.alterTable("outbox").renameTo("away").execute();
    expect((await ask()).status).toBe(503);
    expect(await database.selectFrom("subscribers").select("id").execute()).toEqual([]);
  });
});

describe("the newsletter's form", () => {
  const openAt = () => openSiteWithTables({ now: () => NOON });

  test.each([
    ["", "Please enter your email address."],
    ["sam@", "That doesn't look like an email address. It should look like name@company.com."],
    ["sam@ridge.example\r\nBcc: kim@pipe.example", "That doesn't look like an email address."],
    ["a".repeat(300), "That's too long for an email address."],
  ])("keeps %j and shows what is wrong next to the field", async (email, words) => {
    const site = await openAt();
    const answer = await site.post("/newsletter", form({ email }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain(words);
    expect(html).toMatch(/<input[^>]*aria-describedby="email-error"[^>]*aria-invalid="true"/);
    expect(html).toContain(`value="${email.replace(/[\r\n]+/g, "\r\n")}"`);
    expect(await site.database.selectFrom("subscribers").select("id").execute()).toEqual([]);
  });

  test.each([
    ["the trap is filled in", { website: "https://spam.example" }],
    ["it was sent at once", { openedAt: String(NOON.getTime() - 1000) }],
  ])("is rejected when %s", async (_, changes) => {
    const site = await openAt();
    const answer = await site.post("/newsletter", form(changes));
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("We couldn't sign you up");
    expect(await site.database.selectFrom("subscribers").select("id").execute()).toEqual([]);
  });

  test("rejects too many requests and anything that isn't a form", async () => {
    const site = await openAt();
    expect((await site.post("/newsletter", "{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await site.get("/api/newsletter")).status).toBe(405);
    for (let i = 0; i < LIMITS.forms; i++)
      expect((await site.post("/newsletter", form({ email: `sam${i}@ridge.example` }))).status).toBe(201);
    const page = await site.post("/newsletter", form());
    expect([page.status, textOf(await page.text()).includes("Too many tries")]).toEqual([429, true]);
    expect((await site.post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }))).headers.get("retry-after")).toBe("600");
  });

  test("and the pages behind its emails are valid HTML in every state, and hidden from search engines", async () => {
    const site = await openAt();
    const html = async (answer: Response | Promise<Response>) => {
      const page = await (await answer).text();
      expect(await problemsOf(page)).toEqual([]);
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      return headings(page, 1)[0];
    };
    const newest = async (path: string) => (await linksIn(site.database, path)).at(-1) ?? "";
    expect(await html(site.get("/newsletter"))).toBe("One email a week");
    await html(site.post("/newsletter", form({ email: "sam@" })));
    await html(site.post("/newsletter", form({ website: "spam" })));
    await html(site.post("/newsletter", form()));
    const optIn = await newest("/newsletter/confirm");
    await html(site.get(optIn));
    await html(site.post(optIn, ""));
    const leave = await newest("/newsletter/unsubscribe");
    expect(await html(site.get(leave))).toBe("Unsubscribe from the newsletter?");
    await html(site.post(leave, ""));
    expect(await html(site.get(optIn))).toBe("This link no longer works");
  });

  test("responds to JSON with 201, or 422 with the field", async () => {
    const site = await openAt();
    const taken = await site.post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }));
    expect([taken.status, await taken.json()]).toEqual([201, { data: { message: expect.any(String) }, error: null }]);
    for (const body of ["{}", "no json", '{"email":["a@b.co"]}', '{"email":"\\u0000"}'])
      expect((await (await site.post("/api/newsletter", body)).json()).error).toMatchObject({
        code: "invalid",
        fields: { email: "required" },
      });
  });

  test("responds with 503 while the database is down, keeps the email address, and logs nothing about it", async () => {
    const site = openSite({ database: openDatabase({ dataDir: "/nowhere/at/all", databaseUrl: undefined }) });
    const answer = await site.post("/newsletter", form());
    expect([answer.status, (await answer.text()).includes('value="sam@ridge.example"')]).toEqual([503, true]);
    expect((await site.post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }))).status).toBe(503);
    expect((await site.get("/newsletter/confirm?token=any")).status).toBe(503);
    expect(JSON.stringify(site.lines)).not.toMatch(/sam|ridge/i);
  });
});

async function statusOf(database: Database) {
  return (await database.selectFrom("subscribers").select("status").executeTakeFirst())?.status;
}
