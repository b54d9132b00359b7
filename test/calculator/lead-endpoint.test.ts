import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listLeads } from "../../app/calculator/data/lead-lists.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const PATH = "/api/leads";
const body = JSON.stringify(lead);

describeOnBothEngines("POST /api/leads", ({ open }) => {
  test("stores the lead with its numbers and queues both emails", async () => {
    const database = await open();
    const answer = await openSite({ database }).post(PATH, body, { "content-type": "application/json" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const { data, error } = await answer.json();
    expect([data, error]).toEqual([{ id: expect.any(String) }, null]);
    expect(await database.selectFrom("leads").selectAll().executeTakeFirst()).toMatchObject({ ...lead, id: data.id });
    const emails = await database.selectFrom("outbox").select(["kind", "leadId"]).orderBy("kind").execute();
    expect(emails).toEqual([
      { kind: "lead-notice", leadId: data.id },
      { kind: "plan", leadId: data.id },
    ]);
    const sent: string[] = [];
    await deliverDue(database, { send: async ({ to }) => void sent.push(to.address), now: () => new Date("2026-11-15T12:01:00Z") });
    expect(sent.sort()).toEqual(["hello@peakworks.example", "kim@pipe.example"]);
  });

  test("keeps which of the two figures the visitor looked at", async () => {
    const database = await open();
    const { post } = openSite({ database });
    for (const half of ["", "1"]) await post(PATH, JSON.stringify({ ...lead, half }));
    expect((await listLeads(database)).map(({ isHalved }) => isHalved).sort()).toEqual([false, true]);
  });

  test("sent twice with one key, even at once, is one lead; a day later the key is free", async () => {
    const database = await open();
    let now = new Date("2026-11-15T12:00:00Z");
    const site = openSite({ database, now: () => now });
    const key = { "idempotency-key": "one" };
    const send = async () => (await (await site.post(PATH, body, key)).json()).data.id;
    const ids = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(ids).size).toBe(1);
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(2);
    now = new Date("2026-11-16T12:00:00Z");
    expect(await send()).not.toBe(ids[0]);
  });

  test("sent again with its key doesn't count against the limit, and another one does", async () => {
    const site = openSite({ database: await open(), now: () => new Date("2026-11-15T12:00:00Z") });
    const send = async (key: string) => (await site.post(PATH, body, { "idempotency-key": key })).status;
    const repeats = [];
    for (let i = 0; i <= LIMITS.flood; i++) repeats.push(await send("one"));
    expect(new Set(repeats)).toEqual(new Set([201]));
    const others = [];
    for (let i = 0; i < LIMITS.flood; i++) others.push(await send(`other ${i}`));
    expect([others.at(-2), others.at(-1)]).toEqual([201, 429]);
  });

  test("sent again after its mailbox got too many emails, it gets its plan once there's room, and only once", async () => {
    const database = await open();
    let now = new Date("2026-11-15T12:00:00Z");
    const site = openSite({ database, now: () => now });
    const send = async (key: string) => (await (await site.post(PATH, body, { "idempotency-key": key })).json()).data;
    for (let i = 0; i < LIMITS.emailsAnHour - LIMITS.emailsForCalls; i++) await send(`full ${i}`);
    const { id, email } = await send("one");
    expect(email).toBe("none");
    expect(await send("one")).toEqual({ id, email: "none" });
    now = new Date("2026-11-15T13:00:01Z");
    expect(await Promise.all(["one", "one"].map(send))).toEqual([{ id }, { id }]);
    const emails = await database.selectFrom("outbox").select("kind").where("leadId", "=", id).orderBy("kind").execute();
    expect(emails).toEqual([{ kind: "lead-notice" }, { kind: "plan" }]);
  });

  test("if an email can't be queued, no lead is stored either", async () => {
    const database = await open();
    await database.schema.alterTable("outbox").renameTo("away").execute();
    expect((await openSite({ database }).post(PATH, body)).status).toBe(503);
    expect(await database.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  test("odd bodies never get a 5xx, nor does an odd value in any field", async () => {
    const site = openSite({ env: { RATE_LIMIT: "off" }, database: await open() });
    const odd = ["\0", "\ud800", 1e308, -1];
    const names = Object.keys(lead);
    const value = fc.oneof(fc.string({ unit: "binary", maxLength: 100 }), fc.jsonValue());
    const nearly = fc.tuple(fc.constantFrom(...names), value).map(([name, changed]) => ({ ...lead, [name]: changed }));
    const statuses = new Set<number>();
    for (const sample of [
      ...names.flatMap((name) => odd.map((changed) => ({ ...lead, [name]: changed }))),
      ...fc.sample(fc.oneof(nearly, fc.jsonValue()), { numRuns: 60 }),
    ])
      statuses.add((await site.post(PATH, JSON.stringify(sample))).status);
    expect([...statuses].sort()).toEqual([201, 422]);
  });
});

describe("POST /api/leads refuses", () => {
  test.each([
    ["nothing", "{}", { name: "required", email: "required", company: "required", tradeType: "required" }],
    ["no JSON", "not json", { name: "required" }],
    ["a bad email", JSON.stringify({ ...lead, email: "kim@" }), { email: "not-an-email" }],
    ["a trade that is none", JSON.stringify({ ...lead, tradeType: "general" }), { tradeType: "not-an-option" }],
  ])("%s with 422 and the fields", async (_, sent, fields) => {
    const answer = await (await openSiteWithTables()).post(PATH, sent);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ data: null, error: { code: "invalid", fields } });
  });

  test("GET with 405", async () => {
    expect((await openSite().get(PATH)).status).toBe(405);
  });

  test("a flood with 429", async () => {
    const site = await openSiteWithTables();
    for (let i = 0; i < LIMITS.flood; i++) expect((await site.post(PATH, body)).status).toBe(201);
    const refused = await site.post(PATH, body);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  });

  test("everyone with 503 while the database is down, and logs nothing about them", async () => {
    const site = openSite({ database: openDatabase({ dataDir: "/nowhere/at/all", databaseUrl: undefined }) });
    const answer = await site.post(PATH, body);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(JSON.stringify(site.lines)).not.toMatch(/kim|pipe|555/i);
  });
});
