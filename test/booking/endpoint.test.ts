import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { request, usualDays } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { callOf, MCP_HEADERS } from "../harness/mcp.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";
import { tokenIn } from "../harness/token-in.ts";

const PATH = "/api/send-booking-notification";
const body = JSON.stringify(request);
/** Room for a few bookings on top of the empty tables. */
const ROOM_PAGES = 40;

describe("POST /api/send-booking-notification", () => {
  test("accepts the fields and the slot and nothing else", async () => {
    const site = await openSiteWithTables();
    const answer = await site.post(PATH, body, { "content-type": "application/json" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.json()).toEqual({
      data: { id: expect.any(String), selectedDate: "2026-11-17", selectedTime: "9:00 AM", status: "requested" },
      error: null,
    });
  });

  test("a taken slot is 409 with three others", async () => {
    const site = await openSiteWithTables();
    await site.post(PATH, body);
    const answer = await site.post(PATH, body);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ data: null, error: { code: "slot_taken", alternatives: { length: 3 } } });
  });

  test("a repeated key gets the same response, which says when the first was asked", async () => {
    let moment = new Date("2026-11-15T12:00:00Z");
    const site = await openSiteWithTables({ now: () => moment });
    const key = { "idempotency-key": "one" };
    const first = await (await site.post(PATH, body, key)).json();
    moment = new Date("2026-11-15T20:00:00Z");
    const again = await site.post(PATH, body, key);
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(again.headers.get("last-modified")).toBe("Sun, 15 Nov 2026 12:00:00 GMT");
  });

  test.each([
    ["nothing", "{}", { companyName: "required", email: "required", selectedDate: "required" }],
    ["no JSON", "not json", { companyName: "required" }],
    ["a list", "[1]", { companyName: "required" }],
    ["a bad email", JSON.stringify({ ...request, email: "sam@" }), { email: "not-an-email" }],
    ["a Saturday", JSON.stringify({ ...request, selectedDate: "2026-11-21" }), { selectedDate: "not-a-slot" }],
  ])("%s is 422 with the fields", async (_, sent, fields) => {
    const site = await openSiteWithTables();
    const answer = await site.post(PATH, sent);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ data: null, error: { code: "invalid", message: expect.any(String), fields } });
  });

  test("whoever fills in the forms' hidden field is a robot here too", async () => {
    const site = await openSiteWithTables();
    const answer = await site.post(PATH, JSON.stringify({ ...request, website: "https://spam.example" }));
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, "refused"]);
    expect(await site.database.selectFrom("bookings").select("id").execute()).toEqual([]);
  });

  test("another site's page gets 403, with a code", async () => {
    const answer = await openSite().post(PATH, body, { "sec-fetch-site": "cross-site" });
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, "cross_site"]);
  });

  test("a body of 64 KB is read, a larger one is 413, even without a length", async () => {
    const site = await openSiteWithTables();
    expect((await site.post(PATH, " ".repeat(65_536))).status).toBe(422);
    const large = await site.post(PATH, " ".repeat(65_537));
    expect([large.status, (await large.json()).error.code]).toEqual([413, "too_large"]);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
    const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
    expect((await site.fetch(new Request(site.settings.siteUrl + PATH, init))).status).toBe(413);
  });

  test("a flood from one IP address gets 429; another IP address and the next window are free", async () => {
    let now = new Date("2026-11-15T12:00:00Z");
    const site = await openSiteWithTables({ env: { TRUST_PROXY: "on" }, now: () => now });
    const from = (address: string) => site.post(PATH, body, { "x-forwarded-for": `1.2.3.4, ${address}` });
    for (let i = 0; i < LIMITS.flood; i++) expect([201, 409]).toContain((await from("2001:db8::1")).status);
    const refused = await from("[2001:0db8:0:ff::2]:443");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    expect((await from("2001:db8:0:100::1")).status).toBe(409);
    now = new Date("2026-11-15T12:10:00Z");
    expect((await from("2001:db8::1")).status).toBe(409);
    expect(JSON.stringify(await site.database.selectFrom("rateLimits").selectAll().execute())).not.toContain("2001");
  });

  test("without a trusted proxy nobody can choose their IP address, and the limit can be turned off", async () => {
    const site = await openSiteWithTables();
    const answers = [];
    for (let i = 0; i <= LIMITS.flood; i++) answers.push((await site.post(PATH, body, { "x-forwarded-for": `10.0.0.${i}` })).status);
    expect(answers.at(-1)).toBe(429);
    const open = await openSiteWithTables({ env: { RATE_LIMIT: "off" } });
    for (let i = 0; i <= LIMITS.flood; i++) expect([201, 409]).toContain((await open.post(PATH, body)).status);
  });

  test("the log has the outcome and nothing about the visitor", async () => {
    const site = await openSiteWithTables();
    await site.post(PATH, body, { "idempotency-key": "secret-key" });
    expect(site.lines).toEqual([expect.objectContaining({ status: 201, msg: "booking request" })]);
    expect(JSON.stringify(site.lines)).not.toMatch(/ridge|sam|555|secret-key/i);
  });

  test("takes only POST, and POST works only where it's handled", async () => {
    const site = openSite();
    const read = await site.get(PATH);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
    for (const path of ["/about", "/api/availability", "/nope", "/about.data", "/sitemap.xml"])
      expect((await site.post(path, "{}")).status).toBe(405);
  });
});

describe("while the database is down", () => {
  const away = () => openDatabase({ dataDir: "/nowhere/at/all", databaseUrl: undefined });

  test("bookings and availability are 503; pages and readiness still work", async () => {
    const site = openSite({ database: away() });
    const answer = await site.post(PATH, body);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.json()).toMatchObject({ data: null, error: { code: "unavailable" } });
    expect((await site.get("/api/availability")).status).toBe(503);
    expect((await site.get("/contact")).status).toBe(200);
    const ready = await site.get("/health/ready");
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining("- the database is away\n")]);
    expect(JSON.stringify(site.lines)).not.toMatch(/ridge|sam@/i);
  });

  test("a full disk is 503, leaves nothing half stored, and recovers once there is room", async () => {
    const site = await openSiteWithTables({ env: { RATE_LIMIT: "off" } });
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(site.database);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.pageCount ?? 0) + ROOM_PAGES}`).execute(site.database);
    const statuses = [];
    for (const selectedDate of ["2026-11-17", "2026-11-18", "2026-11-19"])
      for (const selectedTime of SLOT_TIMES)
        statuses.push((await site.post(PATH, JSON.stringify({ ...request, selectedDate, selectedTime }))).status);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    const stored = await site.database.selectFrom("bookings").select("id").execute();
    const emails = await site.database.selectFrom("outbox").select("bookingId").where("kind", "<>", "nudge").execute();
    expect([stored.length, emails.length]).toEqual([statuses.filter((status) => status === 201).length, stored.length * 2]);
    await sql`pragma max_page_count = 4000`.execute(site.database);
    expect((await site.post(PATH, JSON.stringify({ ...request, selectedDate: "2026-11-20" }))).status).toBe(201);
  });

  test("a PostgreSQL that refuses connections is 503 too", async () => {
    const database = openDatabase({ dataDir: "", databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
    expect((await openSite({ database }).post(PATH, body)).status).toBe(503);
    await database.destroy();
  });

  test("a PostgreSQL that accepts a connection and never responds is 503 after the timeout, and holds up no page", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const database = openDatabase({ dataDir: "", databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` });
    const site = openSite({ database });
    const limit = sql`select 1`.execute(database).catch(() => "the database's time limit");
    const page = Promise.resolve(site.get("/contact"));
    const answers = Promise.all([site.post(PATH, body), page, site.get("/health/ready")]);
    expect(await Promise.race([limit, page.then(() => "the page")])).toBe("the page");
    expect((await answers).map(({ status }) => status)).toEqual([503, 200, 200]);
    await database.destroy();
    silent.close();
  });
});

describe("GET /api/availability", () => {
  test("returns the time zone and the free times of every bookable day", async () => {
    const site = await openSiteWithTables();
    await site.post(PATH, body);
    const answer = await site.get("/api/availability?from=2026-11-17&to=2026-11-18");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { data, error } = await answer.json();
    expect([data.timeZone, error]).toEqual(["America/New_York", null]);
    expect(data.days.map(({ date }: { date: string }) => date)).toEqual(["2026-11-17", "2026-11-18"]);
    for (const [i, free] of [false, true].entries())
      expect(data.days[i].slots).toEqual(SLOT_TIMES.map((time) => ({ time, free: free || time !== request.selectedTime })));
  });

  test("without dates it returns the whole window; a bad date is 422", async () => {
    const site = await openSiteWithTables();
    expect((await (await site.get("/api/availability")).json()).data.days).toHaveLength(usualDays("2026-11-15").length);
    for (const query of ["from=x", "to=2026-02-30", "from=2026-11-17T00:00"])
      expect((await site.get(`/api/availability?${query}`)).status).toBe(422);
  });
});

describeOnBothEngines("any input", ({ engine, open }) => {
  test.each(["0000-01-01", "0000-12-31", "0001-01-01", "9999-12-31"])("%s is not a slot, and no fault of ours", async (selectedDate) => {
    const site = openSite({ database: await open() });
    const asked = await site.post(PATH, JSON.stringify({ ...request, selectedDate }));
    expect([asked.status, await asked.json()]).toMatchObject([422, { error: { fields: { selectedDate: "not-a-slot" } } }]);
    const { selectedTime, ...call } = { ...request, slot: `${selectedDate} ${request.selectedTime}`, timeZone: "UTC" };
    const byProgram = await site.post("/mcp", callOf("request_call", call), MCP_HEADERS);
    expect(await byProgram.text()).toContain('"fields":{"slot":"not-a-slot"}');
    await site.post(PATH, body);
    const link = `/booking/manage?token=${await tokenIn(site.database, "acknowledgement")}`;
    expect((await site.post(link, new URLSearchParams({ do: "move", selectedDate, selectedTime: "9:00 AM" }))).status).toBe(422);
    expect(site.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  // Most never reach the database.
  const bodies = engine === "sqlite" ? 400 : 100;

  test(`${bodies} odd bodies never get a 5xx`, async () => {
    const site = openSite({ env: { RATE_LIMIT: "off" }, database: await open() });
    const odd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("\0", "\ud800", "'; drop table bookings; --", "=cmd()", "a\r\nBcc: b@c.de"),
    );
    const value = fc.oneof(odd, fc.jsonValue(), fc.constant(undefined));
    const fields = fc.record(Object.fromEntries(Object.keys(request).map((name) => [name, fc.option(value, { nil: undefined })])));
    const nearly = fc.tuple(fc.constantFrom(...Object.keys(request)), value, odd).map(([name, changed, text]) => ({
      ...request,
      companyName: `x${text}`.slice(0, 50),
      biggestPainPoint: `x${text}`,
      selectedDate: "2026-11-20",
      [name]: changed,
    }));
    const sent = fc.oneof(
      fields.map((sample) => JSON.stringify(sample)),
      nearly.map((sample) => JSON.stringify(sample)),
      fc.json(),
      fc.string(),
    );
    const key = fc.option(fc.string({ unit: fc.constantFrom("a", "Z", "7", "-", " ", "'"), maxLength: 100 }), { nil: "" });
    const statuses = new Map<number, number>();
    for (const [bodySent, keySent] of fc.sample(fc.tuple(sent, key), { numRuns: bodies })) {
      const { status } = await site.post(PATH, bodySent, { "idempotency-key": keySent });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([201, 409, 422]);
  });
});
