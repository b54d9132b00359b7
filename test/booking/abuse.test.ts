import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OFFERED_TIMES } from "../../app/booking/catalog/calls.ts";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { feedCalls } from "../../app/booking/data/calendar/calendar-feed.server.ts";
import { timesToOffer } from "../../app/booking/data/calendar/free-times.server.ts";
import { confirmBooking, offerTimes } from "../../app/booking/data/changes/agency-answers.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { endLapsedNow } from "../../app/booking/data/requests/holds.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { queueRushSummary } from "../../app/booking/data/requests/rush.server.ts";
import type { DayAvailability } from "../../app/booking/rules/availability.ts";
import type { Booking } from "../../app/booking/rules/booking.ts";
import { bookableDays, longLastDay, type Slot } from "../../app/booking/rules/slot.ts";
import type { Database } from "../../app/database/database.server.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { mailboxOf } from "../../app/forms/mailbox.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { pages } from "../../app/site/pages.ts";
import { DAY_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { request, usualDays } from "../harness/booking-example.ts";
import { describeOnBothEngines, describeOnSqlite } from "../harness/databases.ts";
import { letEmailsGo } from "../harness/gone-emails.ts";
import { headings, startsOf, textOf } from "../harness/html.ts";
import { lead } from "../harness/lead-example.ts";
import { openSite } from "../harness/site.ts";

const NOON = new Date("2026-11-15T17:00:00Z");
const BOOK = "/api/send-booking-notification";
const MAILBOX = "sam@ridge.example";
/** Farthest first, so that a test that fills slots doesn't touch the next two weeks. */
const SLOTS = usualDays("2026-11-15")
  .flatMap((selectedDate) => SLOT_TIMES.map((selectedTime): Slot => ({ selectedDate, selectedTime })))
  .reverse();

/** A site on a database of its own, with a clock and visitors. */
function siteOn(open: () => Promise<Database>) {
  return async (env: Record<string, string> = {}) => visitorsOf(await open(), env);
}

/** `networks` have asked it before. */
function visitorsOf(database: Database, env: Record<string, string> = {}, networks = 0) {
  const clock = { now: NOON };
  const site = openSite({ database, now: () => clock.now, env: { TRUST_PROXY: "on", ...env } });
  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
  };
  let network = networks;
  /** From a network of its own, unless one is given. */
  const from = (address = `10.${network >> 8}.${network++ & 255}.1`) => ({ "x-forwarded-for": address });
  const book = (changes: object, address?: string) => site.post(BOOK, JSON.stringify({ ...request, ...changes }), from(address));
  const page = (changes: Record<string, string>, address?: string) =>
    site.post("/contact", new URLSearchParams({ ...request, website: "", ...changes }), from(address));
  const askFor = (kind: "lead" | "newsletter", email: string) =>
    site.post(`/api/${kind === "lead" ? "leads" : kind}`, JSON.stringify({ ...lead, email }), from());
  /** Twenty strangers in an hour. */
  const press = async () => {
    for (let i = 0; i < LIMITS.pressureRequests; i++) await book({ ...SLOTS[i], email: `visitor${i}@ridge.example` });
  };
  return { site, database, clock, wait, from, book, page, askFor, press };
}

describeOnBothEngines("against abuse", ({ open, filledPlace }) => {
  const opened = siteOn(open);
  const placeUnderPressure = filledPlace((database) => visitorsOf(database).press());
  const underPressure = async () => visitorsOf(await open(await placeUnderPressure()), {}, LIMITS.pressureRequests);

  test("of 30 plans at once the last emails of a mailbox's hour are kept for calls", async () => {
    const { database, askFor } = await opened();
    await Promise.all(Array.from({ length: 30 }, () => askFor("lead", MAILBOX)));
    expect(await emailsTo(database, MAILBOX)).toHaveLength(LIMITS.emailsAnHour - LIMITS.emailsForCalls);
    expect(await database.selectFrom("leads").select("id").execute()).toHaveLength(30);
  });

  test("a capped email costs nobody their call, and the page says what happened, with and without script", async () => {
    const { database, book, page, askFor } = await opened();
    for (let i = 0; i < LIMITS.emailsAnHour; i++) await askFor("lead", MAILBOX);
    const json = await book({}, "10.9.9.9");
    expect([json.status, (await json.json()).data.email]).toEqual([201, undefined]);
    const form = { selectedTime: "3:30 PM", idempotencyKey: "a key" };
    for (const answer of [await page(form), await page(form)]) {
      const text = textOf(await answer.text());
      expect(answer.status).toBe(201);
      expect(text).toContain("so this call gets no email until we confirm it");
      expect(text).not.toContain("We sent you");
    }
    const kinds = await database
      .selectFrom("outbox")
      .select("kind")
      .where("bookingId", "is not", null)
      .where("kind", "<>", "nudge")
      .execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["acknowledgement", "notice", "notice"]);
    const capped = await askFor("lead", MAILBOX);
    expect((await capped.json()).data).toEqual({ id: expect.any(String), email: "none" });
  });

  test("the thank-you page of a lead whose plan isn't emailed says so", async () => {
    const { site, from, askFor } = await opened();
    for (let i = 0; i < LIMITS.emailsAnHour; i++) await askFor("lead", lead.email);
    const fields = Object.fromEntries(Object.entries(lead).map(([name, value]) => [name, String(value)]));
    const answer = await site.post("/ai-toolkit-contractors", new URLSearchParams({ ...fields, website: "", openedAt: "1" }), from());
    const text = textOf(await answer.text());
    expect([answer.status, text.includes("the plan doesn't come by email"), text.includes("Check your email")]).toEqual([201, true, false]);
  });

  test("two requests of a mailbox may wait for an answer; from the fourth of a network on, its mailbox has to answer", async () => {
    const { database, clock, site, book, page } = await opened();
    const [one, two, three, four] = SLOTS;
    for (const slot of [one, two]) expect((await book({ ...slot })).status).toBe(201);
    const third = await page({ ...three, email: "S.am+x@ridge.example", companyName: "Ridge & Sons" });
    const html = await third.text();
    expect(third.status).toBe(429);
    expect(textOf(html)).toMatch(
      /Submission Failed ?There was an error submitting your request\. Please try again or contact us directly\. Two of your requests are waiting for our answer/,
    );
    expect(html).toContain('href="mailto:hello@peakworks.example"');
    expect(html).toContain('value="Ridge &amp; Sons"');
    const token = (await linkIn(database, "/booking/confirm")).split("=")[1] ?? "";
    expect(await confirmBooking(database, token, { now: clock.now, settings: site.settings })).toMatchObject({ kind: "confirmed" });
    expect((await book({ ...three })).status).toBe(201);

    const home = "2001:db8::1";
    for (const [i, slot] of SLOTS.slice(10, 13).entries())
      expect((await book({ ...slot, email: `kim${i}@pipe.example` }, `2001:db8:0:${i}::7`)).status).toBe(201);
    const fourth = await book({ ...four, email: "pat@peak.example" }, home);
    expect([fourth.status, (await fourth.json()).data.email]).toEqual([201, "press"]);
    expect(await noticesAbout(database, "pat@peak.example")).toEqual(["hold"]);
    expect(JSON.stringify(await database.selectFrom("bookings").select("network").execute())).not.toMatch(/2001|10\./);
  });

  test("a request that we answered with other times is no longer one that waits for our answer", async () => {
    const { site, database, clock, book } = await opened();
    for (const slot of SLOTS.slice(0, 2)) await book({ ...slot });
    expect((await book({ ...SLOTS[2] })).status).toBe(429);
    const [answered] = await database.selectFrom("bookings").select("id").execute();
    const by = { id: answered?.id ?? "" };
    expect(await offerTimes(database, by, SLOTS.slice(100, 103), { now: clock.now, settings: site.settings })).toMatchObject({
      kind: "offered",
    });
    expect((await book({ ...SLOTS[2] })).status).toBe(201);
  });

  test("requests that were never answered stop counting when their time has passed", async () => {
    const { wait, book } = await opened();
    const soon = SLOTS.toReversed();
    for (const slot of soon.slice(0, 2)) await book({ ...slot });
    expect((await book({ ...soon[30] })).status).toBe(429);
    wait(24 * 60);
    expect((await book({ ...soon[30] })).status).toBe(201);
  });

  test("the eleventh plan from one network in ten minutes is stored and shown, but causes no email; a subscription waits", async () => {
    const { site, database, from } = await opened();
    const ask = (i: number, path = "leads") =>
      site.post(`/api/${path}`, JSON.stringify({ ...lead, email: `kim${i}@pipe.example` }), from("10.0.0.1"));
    for (let i = 0; i < LIMITS.forms; i++) expect((await (await ask(i)).json()).data.email).toBeUndefined();
    expect((await (await ask(99)).json()).data).toMatchObject({ email: "none" });
    expect((await ask(99, "newsletter")).status).toBe(429);
    expect(await emailsTo(database, "kim99@pipe.example")).toHaveLength(0);
    expect(await database.selectFrom("leads").select("id").execute()).toHaveLength(LIMITS.forms + 1);
  });

  test("under pressure a request holds its slot for 30 minutes, and is in once the visitor presses the link", async () => {
    const { site, database, clock, wait, book, page } = await underPressure();
    const held = await page({});
    const text = textOf(await held.text());
    expect([held.status, text.includes("One more press: check your email"), text.includes("will be confirmed")]).toEqual([
      201,
      true,
      false,
    ]);
    expect((await (await book({ selectedTime: "3:30 PM", email: "kim@pipe.example" })).json()).data).toMatchObject({ email: "press" });
    expect((await emailsTo(database, MAILBOX)).map(({ kind }) => kind)).toEqual(["hold"]);
    expect(await noticesAbout(database, MAILBOX)).toEqual(["hold"]);
    expect((await book({ email: "pat@peak.example" })).status).toBe(409);

    wait(29);
    await letEmailsGo(database, clock.now);
    const link = await linkIn(database, "/booking/keep", MAILBOX);
    const shown = await (await site.get(link)).text();
    expect(headings(shown, 1)).toEqual(["Ask for this call?"]);
    expect(await noticesAbout(database, MAILBOX)).toEqual(["hold"]);
    for (let i = 0; i < 2; i++)
      expect(headings(await (await site.post(link, new URLSearchParams(), { "x-forwarded-for": "10.5.5.5" })).text(), 1)).toEqual([
        "Your request is in",
      ]);
    expect(await noticesAbout(database, MAILBOX)).toEqual(["acknowledgement", "hold", "notice"]);
    wait(2);
    await endLapsedNow(database, { now: new Date(NOON.getTime() + 31 * MINUTE_MS), settings: site.settings });
    expect(await stateOf(database, MAILBOX)).toEqual({ status: "requested", endReason: "" });
    expect(await stateOf(database, "kim@pipe.example")).toEqual({ status: "cancelled", endReason: "expired" });
  });

  test("an unverified request frees its slot after 30 minutes, for the next visitor and for its own", async () => {
    const { site, database, wait, book } = await underPressure();
    await book({});
    const link = await linkIn(database, "/booking/keep", MAILBOX);
    wait(30);
    expect(headings(await (await site.get(link)).text(), 1)).toEqual(["This time is free again"]);
    expect((await book({ email: "pat@peak.example" })).status).toBe(201);
    expect(headings(await (await site.post(link, new URLSearchParams())).text(), 1)).toEqual(["This time is free again"]);
    expect(await noticesAbout(database, MAILBOX)).toEqual(["hold"]);
    expect(await stateOf(database, MAILBOX)).toEqual({ status: "cancelled", endReason: "expired" });
  });

  test("under pressure a mailbox that gets no more email holds nothing, and is told whom to ask", async () => {
    const { database, book, page, askFor } = await underPressure();
    for (let i = 0; i < LIMITS.emailsAnHour; i++) await askFor("lead", MAILBOX);
    expect((await (await book({})).json()).data).toMatchObject({ email: "press" });
    const refused = await book({ selectedTime: "3:30 PM" });
    expect([refused.status, (await refused.json()).error.code]).toEqual([429, "too_many_emails"]);
    const html = await (await page({ selectedTime: "3:30 PM" })).text();
    expect(textOf(html)).toMatch(/Submission Failed ?There was an error .* We've sent this address as many emails as we send in an hour/);
    expect(html).toContain('href="mailto:hello@peakworks.example"');
    const held = await database.selectFrom("bookings").select("selectedTime").where("email", "=", MAILBOX).execute();
    expect(held).toEqual([{ selectedTime: request.selectedTime }]);
  });

  test("a rush also asks those who came before it, and ends what nobody confirms", async () => {
    const { site, database, clock, wait, book } = await underPressure();
    const open = () => database.selectFrom("bookings").select("id").where("status", "=", "requested");
    expect(await open().where("heldUntil", "is", null).execute()).toHaveLength(LIMITS.pressureRequests);
    await book({ ...SLOTS[40], email: "kim@pipe.example" });
    expect(await open().where("heldUntil", "is", null).execute()).toEqual([]);
    expect(await noticesAbout(database, "visitor0@ridge.example")).toEqual(["acknowledgement", "hold", "notice"]);
    expect(await nudges(database)).toHaveLength(0);
    // The agency has them by email, so they stay in its calendar; the one that it hasn't heard of isn't in there.
    expect(await feedCalls(database, clock.now)).toHaveLength(LIMITS.pressureRequests);
    await letEmailsGo(database, clock.now);

    // Whoever got no second email confirms on the page of the first one's link.
    const manage = await linkIn(database, "/booking/manage", "visitor2@ridge.example");
    expect(textOf(await (await site.get(manage)).text())).toContain("Please confirm your request");
    const pressed = await site.post(manage, new URLSearchParams({ do: "verify" }), { "x-forwarded-for": "10.5.5.6" });
    expect(textOf(await pressed.text())).not.toContain("Please confirm your request");
    // One visitor confirms, the agency answers another and offers a third other times, and nobody the rest.
    const offered = await database
      .selectFrom("bookings")
      .select("id")
      .where("email", "=", "visitor3@ridge.example")
      .executeTakeFirstOrThrow();
    await offerTimes(database, offered, SLOTS.slice(100, 103), { now: clock.now, settings: site.settings });
    wait(60);
    const keep = await linkIn(database, "/booking/keep", "visitor0@ridge.example");
    await site.post(keep, new URLSearchParams(), { "x-forwarded-for": "10.5.5.5" });
    // The time to answer starts anew: the visitor could have pressed a minute before its end.
    const kept = database.selectFrom("bookings").select("id").where("email", "=", "visitor0@ridge.example");
    const nudged = database.selectFrom("outbox").select("expiresAt").where("kind", "=", "nudge").where("bookingId", "=", kept);
    const promised = new Date(clock.now.getTime() + DAY_MS);
    expect((await nudged.execute()).map(({ expiresAt }) => new Date(expiresAt ?? 0))).toEqual([promised, promised]);
    expect(await noticesAbout(database, "visitor0@ridge.example")).toEqual(["acknowledgement", "hold", "notice"]);
    expect(await nudges(database)).not.toHaveLength(0);
    const { id } = await database
      .selectFrom("bookings")
      .select("id")
      .where("email", "=", "visitor1@ridge.example")
      .executeTakeFirstOrThrow();
    await confirmBooking(database, { id }, { now: clock.now, settings: site.settings });
    wait(25 * 60);
    await endLapsedNow(database, { now: clock.now, settings: site.settings });
    expect(await open().execute()).toHaveLength(3);
    expect(await database.selectFrom("bookings").select("id").where("status", "=", "confirmed").execute()).toHaveLength(1);
    const told = await emailsTo(database, "visitor5@ridge.example");
    expect(told.map(({ kind }) => kind)).toContain("lapse");
    expect(await feedCalls(database, clock.now)).toHaveLength(4);
  });

  test("a rush leaves a request whose mailbox can get no link as it was, and the agency is reminded of it", async () => {
    const { site, database, clock, wait, book, askFor, press } = await opened();
    for (const kind of ["lead", "newsletter"] as const) await askFor(kind, MAILBOX);
    await book({ ...SLOTS[60] });
    const before = (await nudges(database)).length;
    await press();
    expect(await nudges(database)).toHaveLength(before);
    expect(await noticesAbout(database, "visitor0@ridge.example")).toContain("hold");
    expect(await noticesAbout(database, MAILBOX)).toEqual(["acknowledgement", "notice"]);
    wait(25 * 60);
    await endLapsedNow(database, { now: clock.now, settings: site.settings });
    expect(await stateOf(database, MAILBOX)).toEqual({ status: "requested", endReason: "" });
  });

  test("unconfirmed requests take a third of a day; beyond it the first to confirm gets the time, the next ones another", async () => {
    const { site, database, book } = await underPressure();
    const day = "2026-12-01";
    const asked = await Promise.all(
      SLOT_TIMES.map(async (selectedTime, i) => {
        const answer = await book({ selectedDate: day, selectedTime, email: `kim${i}@pipe.example` });
        return (await answer.json()).data.email;
      }),
    );
    expect([asked.filter((email) => email === "press").length, asked.filter((email) => email === "wait").length]).toEqual([
      Math.floor(SLOT_TIMES.length / 3),
      SLOT_TIMES.length - Math.floor(SLOT_TIMES.length / 3),
    ]);
    // Asked for all at once, so which of them wait is the database's choice.
    const free = asked.indexOf("wait");
    const waited = { selectedDate: day, selectedTime: SLOT_TIMES[free] };
    expect((await (await book({ ...waited, email: "pat@peak.example" })).json()).data).toMatchObject({
      status: "requested",
      email: "wait",
    });
    const press2 = (link: string, slot = "") => site.post(link, new URLSearchParams({ slot }), { "x-forwarded-for": "10.5.5.5" });
    const early = await linkIn(database, "/booking/keep", "pat@peak.example");
    const late = await linkIn(database, "/booking/keep", `kim${free}@pipe.example`);
    expect(headings(await (await press2(early)).text(), 1)).toEqual(["Your request is in"]);
    const gone = await (await press2(late)).text();
    expect(headings(gone, 1)).toEqual(["This time is gone"]);
    expect(startsOf(gone)).toEqual([expect.stringContaining('role="alert"')]);
    expect(startsOf(await (await site.get(late)).text())).toEqual([]);
    const [, offered = ""] = /<button type="submit" value="([^"]+)"/.exec(gone) ?? [];
    expect(headings(await (await press2(late, offered)).text(), 1)).toEqual(["Your request is in"]);
    const kept = await database
      .selectFrom("bookings")
      .select(["email", "selectedDate", "selectedTime"])
      .where("status", "=", "requested")
      .where("heldUntil", "is", null)
      .orderBy("email", "desc")
      .execute();
    expect(kept.map(({ selectedDate, selectedTime }) => `${selectedDate} ${selectedTime}`)).toEqual([
      `${day} ${waited.selectedTime}`,
      offered,
    ]);
  });

  test("a form sent again stands for the time it asked for, and is a new request once its visitor has another", async () => {
    const { site, database, wait, from, book } = await underPressure();
    const onHold = SLOT_TIMES.filter((time) => time !== request.selectedTime).slice(0, Math.floor(SLOT_TIMES.length / 3));
    for (const [i, selectedTime] of onHold.entries()) await book({ selectedTime, email: `kim${i}@pipe.example` });
    const ask = async (email: string) => {
      const answer = await site.post(BOOK, JSON.stringify({ ...request, email }), { ...from(), "idempotency-key": "one" });
      return (await answer.json()).data;
    };
    const press = async (path: string, email: string, sent = {}) =>
      site.post(await linkIn(database, path, email), new URLSearchParams(sent), from());
    const asked = [await ask("pat@peak.example"), await ask(MAILBOX)];
    expect(asked.map(({ email }) => email)).toEqual(["wait", "wait"]);

    await press("/booking/keep", "pat@peak.example");
    expect((await ask("pat@peak.example")).id).toBe(asked[0].id);
    const [, offered = ""] = /<button type="submit" value="([^"]+)"/.exec(await (await press("/booking/keep", MAILBOX)).text()) ?? [];
    expect(headings(await (await press("/booking/keep", MAILBOX, { slot: offered })).text(), 1)).toEqual(["Your request is in"]);
    await press("/booking/manage", "pat@peak.example", { do: "cancel" });
    // The mailbox gets emails again.
    wait(60);
    const again = await ask(MAILBOX);
    expect(again).toMatchObject({ selectedDate: request.selectedDate, selectedTime: request.selectedTime });
    expect(again.id).not.toBe(asked[1].id);
  });

  test("in a rush the agency gets at most one email an hour, which quotes nobody", async () => {
    const { site, database, clock, wait, book, askFor, press } = await opened();
    const summary = () => queueRushSummary(database, { now: clock.now, settings: site.settings });
    await summary();
    wait(60);
    expect(await summary()).toBe(false);
    await press();
    for (let i = 0; i < 30; i++) await book({ ...SLOTS[40 + i], email: `kim${i}@pipe.example`, companyName: "Buy now" });
    for (let i = 0; i < 30; i++) await askFor("lead", `pat${i}@peak.example`);
    const toAgency = async () => (await emailsTo(database, site.settings.agencyEmails[0] ?? "")).map(({ kind }) => kind);
    expect((await toAgency()).filter((kind) => kind === "notice")).toHaveLength(LIMITS.pressureRequests);
    expect((await toAgency()).filter((kind) => kind === "lead-notice")).toHaveLength(LIMITS.leadNoticesAnHour);
    expect(await summary()).toBeUndefined();
    wait(60);
    expect([await summary(), await summary()]).toEqual([true, undefined]);
    const [email] = (await database.selectFrom("outbox").select("payload").where("kind", "=", "rush").execute()).map(({ payload }) =>
      readEmail(payload),
    );
    expect(email?.text).toMatch(/own confirmation: 50\n.*\n.*without an email to you: 10/);
    expect(email?.text).not.toMatch(/Buy now|kim|pat\d/);
    // What lapses in the hour after it isn't another rush.
    await endLapsedNow(database, { now: clock.now, settings: site.settings });
    wait(60);
    expect(await summary()).toBe(false);
  });

  test("calls that the agency enters are no rush, whoever asks the site next", async () => {
    const { site, database, clock, wait, book } = await opened();
    const contact = { contactName: "Pat Stone", companyName: "", email: "", phone: "(555) 010-9900" };
    const nowAndSettings = { now: clock.now, settings: site.settings };
    for (const slot of SLOTS.slice(0, LIMITS.pressureRequests)) await addCall(database, { contact, slot }, nowAndSettings);
    expect((await (await book(SLOTS[40] ?? {})).json()).data.email).toBeUndefined();
    // As many as a network may have wait, so the next is held, and that alone is no rush either.
    for (let i = 0; i < LIMITS.openPerNetwork; i++) await book({ ...SLOTS[41 + i], email: `kim${i}@pipe.example` }, "10.9.9.9");
    expect((await (await book({ ...SLOTS[44], email: "lee@pipe.example" }, "10.9.9.9")).json()).data.email).toBe("press");
    wait(60);
    expect(await queueRushSummary(database, { now: clock.now, settings: site.settings })).toBe(false);
  });

  test("a visitor who is held because of their network is no rush, and neither is the end of that hold", async () => {
    const { site, database, clock, wait, book } = await opened();
    const summary = () => queueRushSummary(database, { now: clock.now, settings: site.settings });
    for (const [i, slot] of SLOTS.slice(0, LIMITS.openPerNetwork + 1).entries())
      await book({ ...slot, email: `kim${i}@pipe.example` }, "10.9.9.9");
    expect(await noticesAbout(database, `kim${LIMITS.openPerNetwork}@pipe.example`)).toEqual(["hold"]);
    wait(60);
    expect(await summary()).toBe(false);
    expect(await endLapsedNow(database, { now: clock.now, settings: site.settings })).toBe(1);
    wait(60);
    expect(await summary()).toBe(false);
  });

  test("a visitor whose window is full gets times beyond it, and can book one", async () => {
    const { database, clock, site, book } = await opened({ RATE_LIMIT: "off" });
    await requestBooking(database, { ...request, ...SLOTS[0], email: "kim0@pipe.example" }, { now: clock.now, settings: site.settings });
    await fillWith(database, SLOTS.slice(1));
    const full = await book({});
    expect(full.status).toBe(409);
    const { alternatives } = (await full.json()).error;
    expect(alternatives.map(({ selectedDate }: Slot) => selectedDate)).toEqual(
      Array(3).fill(bookableDays("2026-11-15", { lastDay: longLastDay("2026-11-15") })[usualDays("2026-11-15").length]),
    );
    const day = alternatives[0].selectedDate;
    expect(await (await site.get(pages.contact.path)).text()).toContain(`<option value="${day}">`);
    const { days } = await (await site.get("/api/availability")).json().then(({ data }) => data);
    expect(days.find(({ slots }: DayAvailability) => slots.some(({ free }) => free))).toMatchObject({ date: day });
    expect((await book({ ...alternatives[0] })).status).toBe(201);
    await database.deleteFrom("bookings").where("email", "like", "kim1%").execute();
    // There's room again in the first 60 days.
    expect((await book({ ...alternatives[1] })).status).toBe(422);
  });

  test("an agency whose window is full can offer the nearest times beyond it: the form lists them", async () => {
    const { database, clock, site } = await opened({ RATE_LIMIT: "off" });
    const nowAndSettings = { now: clock.now, settings: site.settings };
    const booked = await requestBooking(database, { ...request, ...SLOTS[0], email: "kim0@pipe.example" }, nowAndSettings);
    await fillWith(database, SLOTS.slice(1));
    const booking = (booked as { booking: Booking }).booking;
    const { free, nearest } = await timesToOffer(database, booking, nowAndSettings);
    expect(nearest).toHaveLength(OFFERED_TIMES);
    expect(free).toEqual(expect.arrayContaining(nearest));
    expect(await offerTimes(database, booking, nearest, nowAndSettings)).toMatchObject({ kind: "offered" });
  });

  test("after ten presses in ten minutes a page says to wait, and the call stays as it is", async () => {
    const { site, database, clock, wait, book } = await opened();
    await book({});
    const link = await linkIn(database, "/booking/manage");
    const move = (i: number) => site.post(link, new URLSearchParams({ do: "move", ...SLOTS[i % 2] }), { "x-forwarded-for": "10.5.5.5" });
    for (let i = 0; i < LIMITS.presses; i++) {
      await letEmailsGo(database, clock.now);
      const moved = await move(i);
      expect([moved.status, textOf(await moved.text()).includes("This change comes without an email.")]).toEqual([200, i >= 2]);
    }
    const refused = await move(LIMITS.presses);
    expect([refused.status, refused.headers.get("retry-after"), headings(await refused.text(), 1)]).toEqual([
      429,
      "600",
      ["Too many tries"],
    ]);
    const { selectedDate, selectedTime } = await database.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    expect({ selectedDate, selectedTime }).toEqual(SLOTS[1]);
    expect(await emailsTo(database, MAILBOX)).toHaveLength(3);
    wait(10);
    expect((await move(0)).status).toBe(200);
  });
});

// Hundreds of requests each, to count what TypeScript counts: the queries below it run on both engines above.
describeOnSqlite("against abuse, by number", ({ open }) => {
  const opened = siteOn(open);

  test("a mailbox gets three emails an hour and ten a day, whatever they're about and however it's spelled", async () => {
    const { database, clock, book, askFor } = await opened();
    const spelled = ["sam@ridge.example", "SAM+a@ridge.example", "s.a.m@ridge.example", "sa.m+b.c@Ridge.example"];
    const perHour: number[] = [];
    for (const hour of [0, 1, 2, 3, 4, 12, 23, 24]) {
      clock.now = new Date(NOON.getTime() + hour * 60 * MINUTE_MS);
      const before = (await emailsTo(database, MAILBOX)).length;
      for (const [i, email] of spelled.entries()) {
        expect((await askFor("lead", email)).status).toBe(201);
        expect((await askFor("newsletter", email)).status).toBe(201);
        expect([201, 429]).toContain((await book({ ...SLOTS[hour * 4 + i], email })).status);
      }
      perHour.push((await emailsTo(database, MAILBOX)).length - before);
    }
    // Two calls may wait for an answer, so only the first hour has one.
    expect(perHour).toEqual([3, 2, 2, 2, 0, 0, 0, 2]);
    expect(new Set((await emailsTo(database, MAILBOX)).map(({ kind }) => kind))).toEqual(new Set(["acknowledgement", "opt-in", "plan"]));
    expect(await database.selectFrom("leads").select("id").execute()).toHaveLength(perHour.length * spelled.length);
    const counted = JSON.stringify(await database.selectFrom("recipientEmails").selectAll().execute());
    expect(counted).not.toMatch(/sam|ridge/i);
  });

  test("70 people behind one address: three are in, nobody is refused for the others until it's a flood", async () => {
    const { database, book } = await opened({});
    const all = SLOTS.slice(0, 70).map((slot, i) => book({ ...slot, email: `kim${i}@pipe.example` }, i % 2 ? "10.0.0.1" : "10.0.0.1:80"));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 429).length]).toEqual([
      LIMITS.flood,
      70 - LIMITS.flood,
    ]);
    // The three were asked to confirm once the rest had made it a rush.
    const known = await database.selectFrom("outbox").select("id").where("kind", "=", "notice").execute();
    const unheld = await database.selectFrom("bookings").select("id").where("heldUntil", "is", null).execute();
    expect([known.length, unheld.length]).toEqual([3, 0]);
  });

  test("a third of the next two weeks waiting for an answer is pressure too, and an answer relieves it", async () => {
    const { site, database, clock, wait, book } = await opened();
    const soon = SLOTS.toReversed().slice(SLOT_TIMES.length, SLOT_TIMES.length + Math.ceil((10 * SLOT_TIMES.length) / 3));
    for (const [i, slot] of soon.entries()) {
      if (i % 15 === 14) wait(61);
      expect((await (await book({ ...slot, email: `visitor${i}@ridge.example` })).json()).data.email).toBeUndefined();
    }
    // To the next hour, whose summary tells of these holds.
    wait(60);
    const summary = () => queueRushSummary(database, { now: clock.now, settings: site.settings });
    expect(await summary()).toBe(false);
    wait(1);
    expect((await (await book({ ...SLOTS[0] })).json()).data.email).toBe("press");
    wait(60);
    expect(await summary()).toBe(true);
    await database.updateTable("bookings").set({ status: "confirmed" }).where("email", "=", "visitor3@ridge.example").execute();
    expect((await (await book({ ...SLOTS[1], email: "kim@pipe.example" })).json()).data.email).toBeUndefined();
  });

  test("RATE_LIMIT=off lifts every limit", async () => {
    const { site, database, clock, book, askFor } = await opened({ RATE_LIMIT: "off" });
    for (const slot of SLOTS.slice(0, 30)) expect((await (await book({ ...slot }, "10.0.0.1")).json()).data.email).toBeUndefined();
    for (let i = 0; i < 12; i++) expect((await (await askFor("lead", MAILBOX)).json()).data.email).toBeUndefined();
    const link = await linkIn(database, "/booking/manage");
    for (let i = 0; i < 12; i++) {
      await letEmailsGo(database, clock.now);
      expect((await site.post(link, new URLSearchParams({ do: "move", ...SLOTS[40 + (i % 2)] }))).status).toBe(200);
    }
    expect(await emailsTo(database, MAILBOX)).toHaveLength(30 + 12 + 12);
  });
});

/** Copies the only booking into other slots. Requesting each would take as long as half of the other tests. */
async function fillWith(database: Database, slots: Slot[]) {
  const first = await database.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
  const rows = slots.map((slot, i) => ({ ...first, ...slot, id: randomUUID(), email: `kim${i + 1}@pipe.example` }));
  while (rows.length > 0) await database.insertInto("bookings").values(rows.splice(0, 100)).execute();
}

async function emailsTo(database: Database, mailbox: string) {
  const rows = await database.selectFrom("outbox").select(["kind", "payload"]).execute();
  return rows.filter(({ payload }) => mailboxOf(readEmail(payload).to.address) === mailbox);
}

/** The kinds of all emails about a visitor's calls, to whomever. */
async function noticesAbout(database: Database, email: string) {
  const rows = await database
    .selectFrom("outbox")
    .innerJoin("bookings", "bookings.id", "outbox.bookingId")
    .select("outbox.kind")
    .where("bookings.email", "=", email)
    .where("outbox.kind", "<>", "nudge")
    .orderBy("outbox.kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

function nudges(database: Database) {
  return database.selectFrom("outbox").select("id").where("kind", "=", "nudge").execute();
}

function stateOf(database: Database, email: string) {
  return database.selectFrom("bookings").select(["status", "endReason"]).where("email", "=", email).executeTakeFirst();
}

/** The newest link with this path, or the one to this address. */
async function linkIn(database: Database, path: string, address?: string) {
  const rows = await database.selectFrom("outbox").select("payload").execute();
  const emails = rows.map(({ payload }) => readEmail(payload)).filter(({ to }) => !address || to.address === address);
  return emails.flatMap(({ text }) => text.match(new RegExp(`${path}\\?token=[\\w-]+`)) ?? []).at(-1) ?? "";
}

function readEmail(payload: unknown) {
  return readPayload(payload) as Email;
}
