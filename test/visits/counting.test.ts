import fc from "fast-check";
import { pino } from "pino";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { listUnsent } from "../../app/mail/unsent.server.ts";
import { pages } from "../../app/site/pages.ts";
import { dayIn } from "../../app/time/dates.ts";
import { createCounting } from "../../app/visits/counting/counting.ts";
import { MOST_A_DAY } from "../../app/visits/counting/networks.ts";
import { readCampaigns, rememberCampaign } from "../../app/visits/data/campaigns.server.ts";
import { addCounts, readCounts } from "../../app/visits/data/counts.server.ts";
import { largestSums } from "../../app/visits/data/ranking.server.ts";
import { readReport } from "../../app/visits/data/report.server.ts";
import { queueWeeklyReport } from "../../app/visits/data/weekly-report.server.ts";
import { lookSentence, reportEmail } from "../../app/visits/mail/report.ts";
import { weeksUpTo, worthALook } from "../../app/visits/rules/report.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { onSocket } from "../harness/on-socket.ts";
import { peakworks } from "../harness/peakworks.ts";
import { rowsOf } from "../harness/row-examples.ts";
import { columnsOf } from "../harness/schema.ts";
import { ended, killAll, listening, start } from "../harness/server-process.ts";
import { openSite } from "../harness/site.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const COMPUTER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const log = pino({ level: "silent" });
const EVERYTHING = ["view", "visit", "landing", "step", "booked-after", "missing", "empty-search"] as const;
const ALWAYS = [new Date("2026-01-01T00:00:00Z"), new Date("2027-12-31T00:00:00Z")] as const;

afterEach(killAll);

describeOnBothEngines("counting", ({ open, newPlace, startedPlace }) => {
  const counter = (database: Database, moment = () => now, more = {}) =>
    createCounting({ database, settings: { ...settings, ...more }, now: moment, log });
  const get = (target: string, headers = {}, ipAddress = "203.0.113.7", status = 200) => ({
    method: "GET",
    target,
    status,
    headers: { "user-agent": PHONE, ...headers },
    ipAddress,
  });
  const totals = async (database: Database) =>
    Object.fromEntries(
      (await readCounts(database, EVERYTHING, ...ALWAYS)).map(({ what, name, detail, count }) => [
        [what, name, detail].join(" ").trim(),
        count,
      ]),
    );

  test("adds up views, visits, landings, missing pages and steps, and where bookings came from", async () => {
    const database = await open();
    const counting = counter(database);
    counting.answered(get("/?utm_source=truck-sign"));
    counting.answered(get("/faq", { referer: "https://www.peakworks.example/" }));
    counting.answered(get("/contact", {}, undefined, 304));
    counting.reported(new URLSearchParams({ page: "/contact", step: "slot-chosen" }), { "user-agent": PHONE }, "203.0.113.7");
    counting.booked({ "user-agent": PHONE }, "203.0.113.7");
    counting.answered(get("/", { "user-agent": COMPUTER, referer: "https://www.google.com/search?q=kim+lee" }, "198.51.100.4"));
    counting.answered(get("/old-page", { referer: "https://www.peakworks.example/faq" }, undefined, 404));
    counting.answered(get("/ai-toolkit-contractors?step=2&currentAdminHours=7"));
    counting.answered({ ...get("/blog?q=zyzzyva"), foundNothing: true });
    await counting.stop();
    expect(await totals(database)).toEqual({
      [`view ${pages.home.path}`]: 2,
      [`view ${pages.faq.path}`]: 1,
      [`view ${pages.contact.path}`]: 1,
      [`view ${pages.calculator.path}`]: 1,
      [`view ${pages.blog.path}`]: 1,
      "visit truck-sign phone": 1,
      "visit google.com computer": 1,
      [`landing ${pages.home.path}`]: 2,
      "step slot-chosen": 1,
      "step calculator-2": 1,
      [`booked-after ${pages.home.path}`]: 1,
      [`booked-after ${pages.faq.path}`]: 1,
      [`booked-after ${pages.contact.path}`]: 1,
      [`missing /old-page ${pages.faq.path}`]: 1,
      "empty-search blog": 1,
    });
  });

  test("assistants are counted apart from visits, by a name of our list, and their calls once somebody pressed", async () => {
    const database = await open();
    const counting = counter(database);
    const reads = (target: string, agent: string) =>
      counting.answered(get(target, { "user-agent": `Mozilla/5.0 (compatible; ${agent}/1.0)` }));
    reads("/faq", "ChatGPT-User");
    reads("/faq.md", "ChatGPT-User");
    reads("/index.md", "Claude-User");
    reads("/blog/a-post", "Kim-Lee-User");
    reads("/faq", "ClaudeBot");
    reads("/no-such-page.md", "Claude-User");
    counting.assistantAsked("claude", "find_times");
    await counting.stop();
    const of = async (...what: Parameters<typeof readCounts>[1]) =>
      (await readCounts(database, what, ...ALWAYS)).map(({ name, detail, count }) => `${name} ${detail} ${count}`).sort();
    expect(await of("assistant")).toEqual(["chatgpt page 2", "claude find_times 1", "claude page 1", "other page 1"]);
    expect(await of("view", "visit", "landing")).toEqual([]);

    const asked = await requestBooking(database, request, { now, settings, askedBy: "Claude", source: "assistant claude" });
    const report = () => readReport(database, weeksUpTo(dayIn(settings.timeZone, now), 2, settings.timeZone), now);
    expect((await report()).assistants).toEqual([
      { name: "chatgpt", count: 2, bookings: 0 },
      { name: "claude", count: 2, bookings: 0 },
      { name: "other", count: 1, bookings: 0 },
    ]);
    expect(asked.kind).toBe("booked");
    await database.updateTable("bookings").set({ heldUntil: null }).execute();
    expect((await report()).assistants[0]).toEqual({ name: "claude", count: 2, bookings: 1 });
    expect((await report()).sourceResults[0]).toMatchObject({ name: "assistant claude", requested: 1 });
  });

  test("stores nothing about a visitor, whatever their requests say", async () => {
    const database = await open();
    const counting = counter(database);
    const secret = "kim.lee@pipe.example";
    counting.answered(get(`/?utm_source=${secret}&name=Kim+Lee`, { referer: `https://mail.example/read?to=${secret}` }));
    counting.answered(get(`/blog?q=${secret}`));
    counting.answered(get(`/hello/${secret}`, {}, undefined, 404));
    counting.answered(get("/call/5550104477", { referer: `https://www.peakworks.example/faq?who=${secret}` }, undefined, 404));
    counting.reported(
      new URLSearchParams({ page: `/faq?who=${secret}`, from: secret, query: `?utm_source=${secret}` }),
      { "user-agent": PHONE },
      "203.0.113.7",
    );
    counting.reported(new URLSearchParams({ page: "/faq", step: secret }), { "user-agent": PHONE }, "203.0.113.7");
    await counting.stop();
    const stored = JSON.stringify(await rowsOf(database, await columnsOf(database)));
    for (const text of ["203.0.113", "iPhone", "kim", "Kim", "pipe.example", "5550104477", "who="]) expect(stored).not.toContain(text);
    expect(stored).toContain('"view"');
  });

  test("counts nobody who opted out, no robot, no prefetch, no file, and nothing at all when it's off", async () => {
    const database = await open();
    const counting = counter(database);
    for (const header of [{ "sec-gpc": "1" }, { dnt: "1" }, { "sec-purpose": "prefetch" }, { "user-agent": "Googlebot" }])
      counting.answered(get("/faq", header));
    counting.reported(new URLSearchParams({ page: "/faq" }), { "user-agent": PHONE, "sec-gpc": "1" }, "203.0.113.7");
    counting.answered(get("/assets/site.js"));
    counting.answered({ ...get("/faq"), method: "HEAD" });
    await counting.stop();
    const off = counter(database, () => now, { countVisits: false });
    off.answered(get("/faq"));
    off.answered({ ...get("/blog?q=zyzzyva"), foundNothing: true });
    off.reported(new URLSearchParams({ page: "/faq" }), { "user-agent": PHONE }, "203.0.113.7");
    await off.stop();
    expect(await totals(database)).toEqual({});
  });

  test("folds a flood of made-up names into 'other', and its total stays right", async () => {
    const database = await open();
    const counting = counter(database);
    for (let i = 0; i < 1_000; i++) counting.answered(get(`/faq?utm_source=made-up-${i}`, {}, `10.0.${i >> 8}.${i & 255}`));
    for (let i = 0; i < 1_000; i++)
      counting.answered(get(`/no-${i % 10}`, { referer: `https://made-up-${i}.example/` }, `10.1.${i >> 8}.${i & 255}`, 404));
    for (let i = 0; i < 1_000; i++)
      counting.reported(new URLSearchParams({ page: "/faq", step: "slot-chosen" }), { "user-agent": PHONE }, "10.0.0.0");
    await counting.stop();
    const counts = await readCounts(database, EVERYTHING, ...ALWAYS);
    const of = (wanted: string) => counts.filter(({ what }) => what === wanted);
    expect(of("visit").reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
    expect(of("visit").length).toBeLessThanOrEqual(301);
    expect(of("missing").reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
    expect(of("missing").length).toBeLessThanOrEqual(101);
    expect(of("step")[0]?.count).toBeLessThanOrEqual(100);
  });

  test("several processes add up to every event, however they're split, and a database that was away loses none", async () => {
    const database = await open();
    let expected = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2 }), { maxLength: 30 }), async (turns) => {
        const processes = [counter(database), counter(database), counter(database)];
        for (const turn of turns) processes[turn]?.answered(get("/faq"));
        await Promise.all(processes.map(({ stop }) => stop()));
        expected += turns.length;
        expect((await totals(database))[`view ${pages.faq.path}`] ?? 0).toBe(expected);
      }),
      { numRuns: 15 },
    );
    const gone = await open();
    const counting = counter(gone);
    counting.answered(get("/faq"));
    await gone.schema.alterTable("counts").renameTo("away").execute();
    await counting.write();
    counting.answered(get("/faq"));
    await gone.schema.alterTable("away").renameTo("counts").execute();
    await counting.write();
    counting.answered(get("/faq"));
    await counting.stop();
    expect((await totals(gone))[`view ${pages.faq.path}`]).toBe(3);
  });

  test("what was counted while the database was away belongs to its own hour", async () => {
    const database = await open();
    let moment = now;
    const counting = counter(database, () => moment);
    await database.schema.alterTable("counts").renameTo("away").execute();
    for (const at of ["2026-11-15T22:10:00Z", "2026-11-15T22:50:00Z", "2026-11-16T03:10:00Z"]) {
      moment = new Date(at);
      counting.answered(get("/faq"));
      await counting.write();
    }
    await database.schema.alterTable("away").renameTo("counts").execute();
    counting.answered(get("/faq"));
    await counting.stop();
    const hours = await database.selectFrom("counts").select(["hour", "what", "name", "count"]).orderBy("hour").execute();
    for (const [what, name] of [
      ["view", pages.faq.path],
      ["total", "views"],
    ])
      expect(
        hours.filter((row) => row.what === what && row.name === name).map(({ hour, count }) => [new Date(hour), Number(count)]),
      ).toEqual([
        [new Date("2026-11-15T22:00:00Z"), 2],
        [new Date("2026-11-16T03:00:00Z"), 2],
      ]);
  });

  test("one network counts a bounded number of visits and views, and can't push out a real source", async () => {
    const database = await open();
    await rememberCampaign(database, "truck-sign", now);
    const counting = counter(database);
    await counting.write();
    const flood = (network: string, times: number) => {
      for (let i = 0; i < times; i++)
        counting.answered(
          get("/faq", { "user-agent": `${PHONE} ${i}`, referer: `https://made-up-${network}-${i}.example/` }, `10.0.0.${network}`),
        );
    };
    flood("1", 5_000);
    for (let network = 2; network < 60; network++) flood(`${network}`, 20);
    for (let i = 0; i < 5_000; i++) counting.answered(get("/faq", {}, "10.0.9.9"));
    for (let i = 0; i < 5_000; i++)
      counting.answered(get(`/gone-${i % 7}`, { referer: `https://made-up-${i}.example/` }, "10.0.9.10", 404));
    counting.answered(get("/", { referer: "https://www.google.com/" }, "198.51.100.1"));
    counting.answered(get("/?utm_source=truck-sign", {}, "198.51.100.2"));
    await counting.stop();
    const counts = await readCounts(database, EVERYTHING, ...ALWAYS);
    const sum = (wanted: string) => counts.filter(({ what }) => what === wanted).reduce((total, { count }) => total + count, 0);
    expect(sum("visit")).toBe(MOST_A_DAY.visits + 58 * 20 + 1 + 2);
    expect(sum("view")).toBe(MOST_A_DAY.visits + 58 * 20 + MOST_A_DAY.views + 2);
    expect(sum("missing")).toBe(MOST_A_DAY.views);
    const all = await totals(database);
    expect([all["visit google.com phone"], all["visit truck-sign phone"]]).toEqual([1, 1]);
    const madeUpBy = (network: string) =>
      counts.filter(({ what, name }) => what === "visit" && name.startsWith(`made-up-${network}-`)).length;
    expect([madeUpBy("1"), madeUpBy("2"), madeUpBy("59")]).toEqual([MOST_A_DAY.names, MOST_A_DAY.names, 0]);
    expect(counts.filter(({ what }) => what === "missing").length).toBeLessThanOrEqual(MOST_A_DAY.names + 1);
  });

  test("IPv6 addresses of one household are one network", async () => {
    const database = await open();
    const counting = counter(database);
    for (let i = 0; i < 300; i++) counting.answered(get("/faq", {}, `2001:db8:1:100::${i.toString(16)}`));
    await counting.stop();
    expect((await totals(database))["visit direct phone"]).toBe(MOST_A_DAY.visits);
  });

  test("only pages that exist are counted: a post that was answered, and no made-up one", async () => {
    const database = await open();
    const counting = counter(database);
    const report = (page: string) => counting.reported(new URLSearchParams({ page }), { "user-agent": PHONE }, "203.0.113.7");
    counting.answered(get("/blog/made-up", {}, undefined, 404));
    for (let i = 0; i < 300; i++) report(`/blog/made-up-${i}`);
    counting.answered(get("/blog/a-real-post", { "sec-purpose": "prefetch" }));
    report("/blog/a-real-post");
    report(pages.faq.path);
    await counting.stop();
    const counts = await readCounts(database, ["view", "landing"], ...ALWAYS);
    expect(new Set(counts.map(({ name }) => name))).toEqual(new Set(["/blog/a-real-post", pages.faq.path]));
  });

  test("an email to the owner quotes nothing that a stranger wrote", async () => {
    const database = await open();
    await rememberCampaign(database, "truck-sign", now);
    const counting = counter(database);
    const slots = SLOT_TIMES.values();
    const visit = async (target: string, referer: string | undefined, ipAddress: string, source: string) => {
      counting.answered(get(target, { ...(referer && { referer }) }, ipAddress));
      await requestBooking(database, { ...request, selectedTime: slots.next().value ?? "9:00 AM" }, { now, settings, source });
    };
    await visit("/?utm_source=call-5550104477-now", undefined, "198.51.100.1", "call-5550104477-now");
    for (const i of [2, 3]) await visit("/", "https://your-domain-expires.example/", `198.51.100.${i}`, "your-domain-expires.example");
    await counting.stop();
    const answered = { status: "confirmed", answeredAt: new Date(now.getTime() + 1).toISOString() } as const;
    await database.updateTable("bookings").set(answered).execute();
    const weeks = weeksUpTo(dayIn(settings.timeZone, now), 2, settings.timeZone);
    const written = async () => {
      const report = await readReport(database, weeks, now);
      return { email: JSON.stringify(reportEmail(report, settings)), terminal: lookSentence(report) };
    };
    const first = await written();
    expect(first.terminal).toContain("your-domain-expires.example brought 2 calls");
    expect(first.email).toContain("Other sites brought 3 calls");
    for (const words of ["expires", "5550104477"]) expect(first.email).not.toContain(words);

    for (let i = 0; i < 4; i++) await visit("/?utm_source=truck-sign", undefined, `198.51.101.${i}`, "truck-sign");
    await counting.stop();
    expect((await written()).email).toContain("truck-sign brought 4 calls from 4 visits");

    for (let i = 0; i < 6; i++) counting.answered(get("/your-domain-expires", {}, `198.51.102.${i}`, 404));
    await counting.stop();
    const last = await written();
    expect(last.terminal).toContain("6 visits landed on /your-domain-expires");
    expect(last.email).toContain("6 visits landed on pages that don't exist");
    expect(last.email).not.toContain("expires");
  });

  test("a report over a flooded hour ranks within limits and still names what is known", async () => {
    const database = await open();
    const hour = new Date("2026-11-12T15:00:00Z");
    const made = Array.from({ length: 5_000 }, (_, i) => ({
      what: "missing" as const,
      name: "/x",
      detail: `made-up-${i}.example`,
      count: 1,
    }));
    const sources = Array.from({ length: 60 }, (_, i) => ({ what: "visit" as const, name: `a-${i}.example`, detail: "phone", count: 50 }));
    await addCounts(database, hour, [...made, ...sources, { what: "visit", name: "google.com", detail: "phone", count: 2 }]);
    const rows = await largestSums(database, "missing", { from: "", startsAt: hour, endsAt: new Date("2026-11-12T17:00:00Z") });
    expect(rows.length).toBeLessThanOrEqual(500);
    const report = await readReport(database, weeksUpTo(dayIn(settings.timeZone, now), 2, settings.timeZone), now);
    expect(report.missing).toHaveLength(20);
    expect(report.sources).toHaveLength(21);
    expect(report.sources.at(-1)).toMatchObject({ name: "google.com", count: 2, isKnown: true });
  });

  test("what to look at agrees with the numbers above it, in whole sentences", async () => {
    const database = await open();
    const counting = counter(database);
    counting.answered(get("/"));
    await counting.stop();
    const weeks = weeksUpTo(dayIn(settings.timeZone, now), 2, settings.timeZone);
    const report = await readReport(database, weeks, now);
    expect(lookSentence(report)).toMatch(/^1 visit and no call yet\./);
    const week = report.weeks.at(-1);
    if (!week) throw new Error("There is a week.");
    const look = (more: object) => lookSentence({ ...report, weeks: [{ ...week, ...more }] });
    expect(look({ requested: 7 })).toMatch(/^1 visit counted and 7 calls requested\./);
    expect(look({ visits: 0, requested: 1 })).toMatch(/^No visits counted and 1 call requested\./);
    expect(look({ visits: 0 })).toMatch(/^No visits were counted\./);
    expect(look({ late: 1 })).toMatch(/^1 of 1 request wasn't answered/);
  });

  test("starts a new visit the next day, and stands a clock that jumps", async () => {
    const database = await open();
    let moment = now;
    const counting = counter(database, () => moment);
    counting.answered(get("/faq"));
    for (const text of ["2026-11-16T12:00:00Z", "2026-11-14T12:00:00Z", "2026-11-17T12:00:00Z"]) {
      moment = new Date(text);
      await counting.write();
      counting.answered(get("/faq"));
    }
    await counting.stop();
    const counts = await totals(database);
    expect([counts[`view ${pages.faq.path}`], counts["visit direct phone"]]).toEqual([4, 4]);
  });

  test("the report compares weeks, and its email goes out once, on Monday at 8 AM", async () => {
    const database = await open();
    const nowAndSettings = { now, settings };
    const counting = counter(database);
    counting.answered(get("/?utm_source=truck-sign"));
    await counting.stop();
    await requestBooking(database, request, { ...nowAndSettings, source: "truck-sign" });
    const report = await readReport(database, weeksUpTo(dayIn(settings.timeZone, now), 2, settings.timeZone), now);
    expect(report.weeks).toMatchObject([
      { from: "2026-11-02", visits: 0, requested: 0 },
      { from: "2026-11-09", visits: 1, requested: 1, confirmed: 0, inTime: 0, late: 0 },
    ]);
    expect(report.sources).toEqual([{ name: "truck-sign", count: 1, bookings: 1, isKnown: false }]);
    expect(worthALook(report)).toMatchObject({ kind: "source", name: "truck-sign" });

    const queue = (text: string) => queueWeeklyReport({ database, now: new Date(text), settings });
    expect(await queue("2026-11-16T12:59:59Z")).toBe(false);
    expect(await Promise.all([queue("2026-11-16T13:00:00Z"), queue("2026-11-16T13:00:00Z")])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await queue("2026-11-17T13:00:00Z")).toBe(false);
    const emails = (await listUnsent(database, new Date("2026-11-16T14:00:00Z"))).filter(({ kind }) => kind === "report");
    expect(emails).toMatchObject([{ to: "calls@peakworks.example" }]);
  });

  test("a promise that wasn't kept is the first thing to look at", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings });
    const later = new Date("2026-11-17T12:00:00Z");
    const weeks = weeksUpTo(dayIn(settings.timeZone, later), 2, settings.timeZone);
    const read = () => readReport(database, weeks, later);
    expect((await read()).weeks.at(-1)).toMatchObject({ requested: 1, inTime: 0, late: 1 });
    const { id } = await database.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    const answeredAt = "2026-11-15T13:00:00Z";
    await database.updateTable("bookings").set({ status: "confirmed", answeredAt }).where("id", "=", id).execute();
    expect((await read()).weeks.at(-1)).toMatchObject({ inTime: 1, late: 0, confirmed: 1, past: 0 });
  });

  test("the commands print the report as a table, CSV, JSON and a page", async () => {
    const place = await newPlace();
    const database = await open(place);
    const counting = counter(database, () => new Date());
    counting.answered(get("/?utm_source=truck-sign"));
    await counting.stop();
    const table = await peakworks(place, ["report"]);
    expect(table.stdout).toMatch(/Visits +1 +0/);
    expect(table.stdout).toMatch(/truck-sign +1 +0/);
    const csv = await peakworks(place, ["report", "--csv", "--weeks", "3"]);
    expect(csv.stdout.trim().split("\r\n")).toHaveLength(4);
    expect(csv.stdout).toContain(`"confirmed","kept","held"`);
    const json = await peakworks(place, ["report", "--json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({ weeks: [{}, { visits: 1, kept: 0 }], ways: [] });
    expect(await peakworks(place, ["report", "--weeks", "1"])).toMatchObject({ code: 2, stdout: "" });
  });

  test("a call counts once, however often its form is sent, and one on hold once its visitor has pressed or moved it", async () => {
    const { url, database, report } = await openCounted(await open(await startedPlace()));
    await (await fetch(`${url}/contact?utm_source=truck-sign`, { headers: { "user-agent": PHONE } })).text();
    const slots = await freeSlots(url);
    // As many as a network may have wait, and three more, which are on hold.
    for (let i = 0; i < LIMITS.openPerNetwork + 3; i++) {
      const body = JSON.stringify({ ...request, ...slots[i * 2], email: `sam${i}@ridge.example` });
      const headers = { "user-agent": PHONE, "content-type": "application/json", "idempotency-key": `form ${i}, sent three times` };
      for (let times = 0; times < 3; times++)
        expect((await fetch(`${url}/api/send-booking-notification`, { method: "POST", headers, body })).status).toBe(201);
    }
    const held = await database.selectFrom("outbox").select("payload").where("kind", "=", "hold").execute();
    const links = held.map(({ payload }) => /\/booking\/keep\?token=[\w-]+/.exec((readPayload(payload) as Email).text)?.[0]);
    expect(links).toHaveLength(3);
    const press = async (link = "", sent = {}) =>
      (await fetch(url + link, { method: "POST", headers: { "user-agent": PHONE }, body: new URLSearchParams(sent) })).status;
    for (let times = 0; times < 2; times++) expect(await press(links[0])).toBe(200);
    const manage = links[1]?.replace("keep", "manage");
    for (const slot of slots.slice(-2)) expect(await press(manage, { do: "move", ...slot })).toBe(200);
    expect(await press(manage, { do: "verify" })).toBe(200);
    const { weeks, sources, pages: shown } = await report();
    const requested = LIMITS.openPerNetwork + 2;
    expect(weeks.at(-1)).toMatchObject({ requested });
    expect(sources).toEqual([{ name: "truck-sign", count: 1, bookings: requested, isKnown: false }]);
    expect(shown).toEqual([{ name: pages.contact.path, count: 1, bookings: requested }]);
  });
});

test("a running site counts a kept page and what its pages report, and a stop loses nothing", async () => {
  const place = await folderOfStartedSite();
  const { child, port } = await listening(start({ DATA_DIR: place.dataDir }));
  const url = `http://127.0.0.1:${port}`;
  const visitor = { "user-agent": PHONE };
  for (let i = 0; i < 3; i++) await (await fetch(`${url}/faq`, { headers: visitor })).text();
  const report = await fetch(`${url}/count`, {
    method: "POST",
    headers: visitor,
    body: new URLSearchParams({ page: "/contact", step: "slot-chosen" }),
  });
  expect(report.status).toBe(204);
  const forged = await fetch(`${url}/count`, {
    method: "POST",
    headers: { ...visitor, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body: "page=/faq",
  });
  expect(forged.status).toBe(403);
  await (await fetch(`${url}/blog?q=zyzzyva`, { headers: visitor })).text();
  child.kill("SIGINT");
  await ended(child);
  const { stdout } = await peakworks(place, ["report", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ weeks: [{}, { views: 4, visits: 1, steps: { "slot-chosen": 1 }, emptySearches: 1 }] });
});

test("a search without a result counts for each person who sees it, made or kept, and for nobody who isn't counted", async () => {
  const { url, report } = await openCounted();
  const search = async (word: string, headers: Record<string, string>) =>
    (await fetch(`${url}/blog?q=${word}`, { headers: { "user-agent": PHONE, ...headers } })).text();
  for (let i = 0; i < 10; i++) await search("zyzzyva", { "user-agent": `${PHONE} ${i}` });
  await Promise.all(["1", "2"].map((i) => search("aardwolf", { "user-agent": `${COMPUTER} ${i}` })));
  for (const word of ["zyzzyva", "quokka"]) {
    await search(word, { "sec-gpc": "1" });
    await search(word, { dnt: "1" });
    await search(word, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  }
  // Finds the two articles.
  await search("plumbing", {});
  expect((await report()).weeks.at(-1)).toMatchObject({ views: 13, emptySearches: 12 });
});

test("whoever opts out before they book or ask for a plan isn't counted by it, and no source is stored", async () => {
  const { url, database, report } = await openCounted();
  await (await fetch(`${url}/contact?utm_source=truck-sign`, { headers: { "user-agent": PHONE } })).text();
  const slots = await freeSlots(url);
  const post = async (path: string, body: object, header: Record<string, string>) => {
    const headers = { "user-agent": PHONE, "content-type": "application/json", ...header };
    expect((await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status).toBe(201);
  };
  for (const [i, name] of ["sec-gpc", "dnt"].entries()) {
    await post("/api/send-booking-notification", { ...request, ...slots[i] }, { [name]: "1" });
    await post("/api/leads", lead, { [name]: "1" });
  }
  await report();
  const counts = await readCounts(database, ["booked-after"], new Date(0), new Date("2999-01-01"));
  const stored = [
    ...(await database.selectFrom("bookings").select("source").execute()),
    ...(await database.selectFrom("leads").select("source").execute()),
  ];
  expect(counts).toEqual([]);
  expect(stored).toEqual(Array(4).fill({ source: "" }));
});

test("a campaign's link is an address with a QR code; a bad page or name is one sentence", async () => {
  const place = await newFolder();
  const database = openDatabase(place);
  await migrate(database, now);
  const env = { SITE_URL: "https://www.peakworks.example" };
  const link = await peakworks(place, ["link", "/contact", "--source", "truck-sign"], env);
  expect(link).toMatchObject({ code: 0, stdout: "https://www.peakworks.example/contact?utm_source=truck-sign\n" });
  expect(link.stderr).toContain("█");
  expect(await peakworks(place, ["link", "/nowhere", "--source", "x"], env)).toMatchObject({ code: 2, stdout: "" });
  expect(await peakworks(place, ["link", "/contact", "--source", "Kim Lee"], env)).toMatchObject({ code: 2, stdout: "" });
  expect(await readCampaigns(database)).toEqual(["truck-sign"]);
  await database.destroy();
});

/** A site on a socket, counted as the server does it. The report is of this week and the one before. */
async function openCounted(given?: Database) {
  const database = given ?? openDatabase(await folderOfStartedSite());
  if (!given) onTestFinished(() => database.destroy());
  const clock = () => new Date();
  const counting = createCounting({ database, settings, now: clock, log });
  const site = openSite({ database, now: clock, counting });
  const url = await onSocket(site, (incoming, status) => counting.seen(incoming, status, site.foundNothing(incoming)));
  const report = async () => {
    await counting.stop();
    return readReport(database, weeksUpTo(dayIn(settings.timeZone, clock()), 2, settings.timeZone), clock());
  };
  return { url, database, report };
}

/** What a booking's form sends to name a slot. */
async function freeSlots(url: string) {
  const { data } = (await (await fetch(`${url}/api/availability`)).json()) as {
    data: { days: { date: string; slots: { time: string; free: boolean }[] }[] };
  };
  return data.days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free).map(({ time }) => ({ selectedDate: date, selectedTime: time })),
  );
}
