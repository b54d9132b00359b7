import { expect, test } from "vitest";
import { BOOKING_WINDOW_DAYS, LONG_WINDOW_DAYS } from "../../app/booking/catalog/slots.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import {
  cancelByAgency,
  confirmBooking,
  declineBooking,
  offerTimes,
  pickOffered,
  rescheduleBooking,
} from "../../app/booking/data/changes/agency-answers.server.ts";
import { offeredSlots } from "../../app/booking/data/changes/offers.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Slot } from "../../app/booking/rules/slot.ts";
import type { Database } from "../../app/database/database.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { DAY_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { nearest, now, settings as plain, request } from "../harness/booking-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { letEmailsGo } from "../harness/gone-emails.ts";
import { headings, startsOf, textOf } from "../harness/html.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { peakworks } from "../harness/peakworks.ts";
import { openSiteWithTables } from "../harness/site.ts";

const settings = { ...plain, webhookUrl: "https://hooks.example.com" };
const nowAndSettings = { now, settings };
const TIMES: Slot[] = [
  { selectedDate: "2026-11-17", selectedTime: "9:30 AM" },
  { selectedDate: "2026-11-18", selectedTime: "9:00 AM" },
  { selectedDate: "2026-11-19", selectedTime: "4:00 PM" },
];
const [FIRST, SECOND] = TIMES as [Slot, Slot];

async function emailsIn(database: Database) {
  const rows = await database.selectFrom("outbox").selectAll().where("channel", "=", "email").orderBy("dueAt").orderBy("kind").execute();
  return rows.map(({ kind, dueAt, payload }) => ({
    kind,
    dueAt: new Date(dueAt).toISOString(),
    email: readPayload(payload) as Email,
  }));
}

const emailOf = async (database: Database, kind: string) => {
  const found = (await emailsIn(database)).filter((row) => row.kind === kind).at(-1);
  if (!found) throw new Error(`no email '${kind}'`);
  return found.email;
};
const tokenIn = async (database: Database, kind: string) => /token=([\w-]+)/.exec((await emailOf(database, kind)).text)?.[1] ?? "";
const kindsIn = async (database: Database) => (await emailsIn(database)).map(({ kind }) => kind).sort();
const eventsIn = async (database: Database) =>
  (await database.selectFrom("outbox").select("kind").where("channel", "=", "webhook").execute()).map(({ kind }) => kind).sort();
const fileIn = ({ attachments }: Email) =>
  Object.fromEntries(parseCalendar(attachments[0]?.content ?? "").map(({ name, value }) => [name, value]));

describeOnBothEngines("the agency's answer", ({ open, newPlace }) => {
  async function booked(database: Database, changes: object = {}) {
    await requestBooking(database, { ...request, ...changes }, { ...nowAndSettings, visitorTimeZone: "America/Los_Angeles" });
    await letEmailsGo(database, now);
    return { agency: await tokenIn(database, "notice"), visitor: await tokenIn(database, "acknowledgement") };
  }

  test("to move, as a part of something larger, also frees what nobody pressed in time", async () => {
    const database = await open();
    await booked(database);
    await booked(database, { email: "kim@pipe.example", ...FIRST });
    const [own, late] = await listBookings(database);
    const heldUntil = new Date(now.getTime() - DAY_MS).toISOString();
    await database
      .updateTable("bookings")
      .set({ heldUntil })
      .where("id", "=", late?.id ?? "")
      .execute();
    const move = (transaction: Database) => rescheduleBooking(transaction, { id: own?.id ?? "" }, FIRST, nowAndSettings);
    expect(await database.transaction().execute(move)).toMatchObject({ kind: "moved", booking: FIRST });
  });

  test("to decline: the visitor gets the sentence as text, the slot is free, nothing waits, once", async () => {
    const database = await open();
    const { agency } = await booked(database);
    const message = "We're full. See <b>www.other.example/x</b> or call@other.example.";
    const results = await Promise.all([1, 2].map(() => declineBooking(database, agency, message, nowAndSettings)));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["cancelled", "declined"]);
    expect((await listBookings(database))[0]).toMatchObject({ status: "cancelled", endReason: "declined" });
    expect(await kindsIn(database)).toEqual(["acknowledgement", "cancellation", "cancellation-notice", "notice"]);
    expect(await eventsIn(database)).toEqual(["booking.declined", "booking.requested"]);
    const { text, html, attachments } = await emailOf(database, "cancellation");
    expect(text).toContain(`> ${message}`);
    expect(html).not.toMatch(/<b>|www\.other|call@other/);
    expect(html.match(/<a href="[^"]+"/g)).toEqual([
      `<a href="${settings.siteUrl}/contact"`,
      `<a href="${settings.siteUrl}"`,
      `<a href="mailto:${settings.contactEmail}"`,
    ]);
    expect(attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(await requestBooking(database, request, nowAndSettings)).toMatchObject({ kind: "booked" });
  });

  test("to cancel a confirmed call: both calendars lose it and no reminder is left", async () => {
    const database = await open();
    const { agency } = await booked(database);
    await confirmBooking(database, agency, nowAndSettings);
    await letEmailsGo(database, now);
    expect(await declineBooking(database, agency, "", nowAndSettings)).toMatchObject({ kind: "confirmed" });
    expect(await cancelByAgency(database, agency, "", nowAndSettings)).toMatchObject({
      kind: "cancelled",
      booking: { endReason: "agency" },
    });
    expect(await kindsIn(database)).toEqual([
      "acknowledgement",
      "cancellation",
      "cancellation-notice",
      "confirmation",
      "confirmation-notice",
      "notice",
    ]);
    expect(await eventsIn(database)).toEqual(["booking.canceled", "booking.confirmed", "booking.requested"]);
    const [visitors, agencys] = [fileIn(await emailOf(database, "cancellation")), fileIn(await emailOf(database, "cancellation-notice"))];
    expect([visitors.METHOD, agencys.METHOD, visitors.UID]).toEqual(["CANCEL", "CANCEL", agencys.UID]);
    expect((await emailOf(database, "cancellation")).text).not.toContain(">");
  });

  test("to offer other times: the visitor picks one, and it's confirmed at once", async () => {
    const database = await open();
    const { agency } = await booked(database);
    expect(await offerTimes(database, agency, TIMES, nowAndSettings)).toMatchObject({ kind: "offered", booking: { answeredAt: now } });
    // Offering is an answer: nobody is nudged any more, and the call keeps its time.
    expect(await kindsIn(database)).toEqual(["acknowledgement", "notice", "offer"]);
    const offer = await emailOf(database, "offer");
    expect(offer.text).toContain(
      "Your time: Wednesday, November 18, 2026 at 6:00 AM PST\nOur time: Wednesday, November 18, 2026 at 9:00 AM EST",
    );
    expect(offer.text).toMatch(/\/booking\/choose\?token=/);
    // The request stays open, so the email may not say that its time can't be had.
    expect((await listBookings(database))[0]).toMatchObject({ status: "requested", selectedTime: "9:00 AM" });
    expect(offer.text).toContain("your original request stays open");
    expect(offer.text).not.toMatch(/can't make|can't do/);
    const visitor = await tokenIn(database, "offer");
    await letEmailsGo(database, now);
    const picks = await Promise.all([1, 2].map(() => pickOffered(database, visitor, SECOND, nowAndSettings)));
    expect(picks.map(({ kind }) => kind).sort()).toEqual(["moved", "same"]);
    expect((await listBookings(database))[0]).toMatchObject({ ...SECOND, status: "confirmed", startsAt: new Date("2026-11-18T14:00:00Z") });
    expect((await emailsIn(database)).map(({ kind, dueAt }) => `${dueAt} ${kind}`)).toEqual([
      "2026-11-15T12:00:00.000Z acknowledgement",
      "2026-11-15T12:00:00.000Z confirmation",
      "2026-11-15T12:00:00.000Z notice",
      "2026-11-15T12:00:00.000Z offer",
      "2026-11-15T12:00:00.000Z reschedule-notice",
      "2026-11-17T14:00:00.000Z reminder-day",
      "2026-11-18T13:00:00.000Z agency-reminder",
      "2026-11-18T13:00:00.000Z reminder-hour",
      "2026-11-18T14:30:00.000Z after-call",
    ]);
    const notice = await emailOf(database, "reschedule-notice");
    expect(notice.text).toContain("It was on Tuesday, November 17, 2026 at 9:00 AM EST.");
    expect(fileIn(notice)).toMatchObject({
      METHOD: "PUBLISH",
      STATUS: "CONFIRMED",
      DTSTART: "20261118T140000Z",
      SUMMARY: "Call: Ridge Roofing",
    });
    expect(await eventsIn(database)).toEqual(["booking.moved", "booking.requested"]);
    // The offer is over, and the old slot is free again.
    expect(await pickOffered(database, visitor, FIRST, nowAndSettings)).toEqual({ kind: "not-bookable" });
    expect(await requestBooking(database, request, nowAndSettings)).toMatchObject({ kind: "booked" });
  });

  test("an offered time that somebody else took can't be picked or offered; a time that wasn't offered can't either", async () => {
    const database = await open();
    const { agency, visitor } = await booked(database);
    await offerTimes(database, agency, TIMES, nowAndSettings);
    await requestBooking(database, { ...request, ...FIRST }, nowAndSettings);
    expect(await pickOffered(database, visitor, FIRST, nowAndSettings)).toMatchObject({ kind: "taken" });
    expect(await pickOffered(database, visitor, { ...FIRST, selectedTime: "11:00 AM" }, nowAndSettings)).toEqual({ kind: "not-bookable" });
    expect(await offerTimes(database, agency, TIMES, nowAndSettings)).toMatchObject({ kind: "taken" });
    const both = await Promise.all([
      pickOffered(database, visitor, SECOND, nowAndSettings),
      requestBooking(database, { ...request, ...SECOND }, nowAndSettings),
    ]);
    expect(both.map(({ kind }) => kind).filter((kind) => kind === "taken")).toHaveLength(1);
  });

  test("a visitor who moves or cancels ends the offer", async () => {
    const database = await open();
    const { agency, visitor } = await booked(database);
    await offerTimes(database, agency, TIMES, nowAndSettings);
    await moveBooking(database, visitor, { ...FIRST, selectedTime: "11:00 AM" }, nowAndSettings);
    const [booking] = await listBookings(database);
    expect(await offeredSlots(database, booking?.id ?? "")).toEqual([]);
    expect(booking?.answeredAt).toBeNull();
    const again = await tokenIn(database, "move-notice");
    await offerTimes(database, again, TIMES, nowAndSettings);
    await cancelBooking(database, visitor, nowAndSettings);
    expect(await pickOffered(database, visitor, FIRST, nowAndSettings)).toMatchObject({ kind: "cancelled" });
    expect(await offerTimes(database, again, TIMES, nowAndSettings)).toMatchObject({ kind: "cancelled" });
    expect(await confirmBooking(database, again, nowAndSettings)).toMatchObject({ kind: "cancelled" });
  });

  test("nudges: halfway to the promised hour and an hour before it, gone with any answer, new after a move", async () => {
    const database = await open();
    const nudges = async () => (await emailsIn(database)).filter(({ kind }) => kind === "nudge").map(({ dueAt }) => dueAt);
    const { agency, visitor } = await booked(database);
    expect(await nudges()).toEqual(["2026-11-16T00:00:00.000Z", "2026-11-16T11:00:00.000Z"]);
    expect((await emailOf(database, "nudge")).text).toContain("We promised an answer by Monday, November 16, 2026 at 7:00 AM EST.");
    const later = new Date("2026-11-15T20:00:00Z");
    await moveBooking(database, visitor, SECOND, { settings, now: later });
    expect(await nudges()).toEqual(["2026-11-16T08:00:00.000Z", "2026-11-16T19:00:00.000Z"]);
    await confirmBooking(database, await tokenIn(database, "move-notice"), { settings, now: later });
    expect(await nudges()).toEqual([]);
    expect(await confirmBooking(database, agency, nowAndSettings)).toEqual({ kind: "unknown" });
  });

  test("every notice goes to each of the agency's addresses", async () => {
    const database = await open();
    const several = { ...settings, agencyEmails: ["a@peakworks.example", "b@peakworks.example"] };
    await requestBooking(database, request, { now, settings: several });
    const to = (await emailsIn(database)).filter(({ kind }) => kind === "notice").map(({ email }) => email.to.address);
    expect(to.sort()).toEqual(several.agencyEmails);
  });

  test("by command: the same answers, by the beginning of an ID", async () => {
    const place = await newPlace();
    const database = await open(place);
    const soon = new Date();
    const day = (days: number) => weekday(new Date(soon.getTime() + days * DAY_MS));
    const [one, two] = [day(7), day(14)];
    await requestBooking(database, { ...request, selectedDate: one }, { now: soon, settings });
    await requestBooking(
      database,
      { ...request, selectedDate: one, selectedTime: "10:00 AM", companyName: "Peak Plumbing" },
      { now: soon, settings },
    );
    const [first = "", second = ""] = (await listBookings(database)).map(({ id }) => id);
    const run = (...words: string[]) => peakworks(place as Place, ["bookings", ...words], { SITE_URL: settings.siteUrl });
    expect(await run("confirm", first.slice(0, 8))).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^The call with Ridge Roofing on .* is confirmed\./),
    });
    const unchanged = /was confirmed already\. Nothing was changed, and nobody gets an email\.\n$/;
    expect((await run("confirm", first)).stderr).toMatch(unchanged);
    expect(await run("decline", first)).toMatchObject({ code: 1, stderr: expect.stringContaining("bookings cancel") });
    expect(await run("move", first, one, "10:00", "am")).toMatchObject({ code: 1, stderr: expect.stringContaining("The nearest are:") });
    const late = await run("move", first, day(LONG_WINDOW_DAYS + 14), "3:30 PM");
    expect(late).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`within the next ${BOOKING_WINDOW_DAYS} days, or ${LONG_WINDOW_DAYS}`),
    });
    expect(await run("move", first, two, "3:30 PM")).toMatchObject({ code: 0, stderr: expect.stringContaining("is moved and confirmed") });
    expect((await emailOf(database, "reschedule")).text).toContain("Old time:");
    expect(await run("cancel", first, "--message", "Power cut.")).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("is canceled"),
    });
    expect((await emailOf(database, "cancellation")).text).toContain("> Power cut.");
    for (const action of ["cancel", "decline"])
      expect((await run(action, first)).stderr).toMatch(/had ended already\. Nothing was changed, and nobody gets an email\.\n$/);
    expect(await run("decline", second, "--message", "x".repeat(501))).toMatchObject({ code: 2 });
    expect(await run("decline", second)).toMatchObject({ code: 0, stderr: expect.stringContaining("is declined") });
    const list = (await run("list")).stdout;
    expect(list).toMatch(new RegExp(`^${first} .* canceled +Ridge Roofing`, "m"));
    expect(list).toMatch(new RegExp(`^${second} .* declined +Peak Plumbing`, "m"));
    for (const words of [["confirm"], ["confirm", "x y"], ["move", first], ["move", first, two, "9:15 AM"]])
      expect((await run(...words)).code).toBe(2);
    expect(await run("confirm", "ffffffff-ffff")).toMatchObject({ code: 1, stderr: expect.stringContaining("No call's ID starts with") });
    expect(await peakworks(place, ["bookings", "confirm", second])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("SITE_URL isn't set"),
    });
  });

  test("by command: a request that waits for its visitor's press hasn't ended", { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const database = await open(place);
    const soon = new Date();
    const selectedDate = weekday(new Date(soon.getTime() + 7 * DAY_MS));
    await requestBooking(database, { ...request, selectedDate }, { now: soon, settings });
    const until = (minutes: number) => ({
      status: "cancelled" as const,
      endReason: "waiting" as const,
      heldUntil: new Date(soon.getTime() + minutes * MINUTE_MS).toISOString(),
    });
    await database.updateTable("bookings").set(until(30)).execute();
    const [{ id } = { id: "" }] = await listBookings(database);
    const run = (...words: string[]) => peakworks(place as Place, ["bookings", ...words], { SITE_URL: settings.siteUrl });
    for (const words of [
      ["confirm", id],
      ["decline", id],
      ["cancel", id],
      ["move", id, selectedDate, "3:30 PM"],
    ])
      expect([words[0], await run(...words)]).toEqual([
        words[0],
        expect.objectContaining({ code: 1, stderr: expect.stringContaining(`hasn't pressed the link in their email yet`) }),
      ]);
    expect((await run("cancel", id)).stderr).toContain(`./peakworks bookings junk ${id}`);
    expect((await run("junk", id)).stdout).toContain("unverified");
    await database.updateTable("bookings").set(until(-1)).execute();
    expect(await run("cancel", id)).toMatchObject({ code: 0, stderr: expect.stringContaining("had ended already") });
  });
});

test("links of a call across the end of daylight saving keep both clocks right", async () => {
  const site = await openSiteWithTables({ now: () => new Date("2026-10-29T12:00:00Z") });
  await requestBooking(
    site.database,
    { ...request, selectedDate: "2026-10-30" },
    { ...nowAndSettings, now: new Date("2026-10-29T12:00:00Z"), visitorTimeZone: "Europe/London" },
  );
  const slots: Slot[] = ["2026-10-30", "2026-11-02", "2026-11-03"].map((selectedDate) => ({ selectedDate, selectedTime: "10:00 AM" }));
  await offerTimes(site.database, await tokenIn(site.database, "notice"), slots, { settings, now: new Date("2026-10-29T12:00:00Z") });
  const html = textOf(await (await site.get(`/booking/choose?token=${await tokenIn(site.database, "offer")}`)).text());
  // London has left summer time, New York hasn't yet; then both have.
  expect(html).toContain("Your time: Friday, October 30, 2026 at 2:00 PM GMT Our time: Friday, October 30, 2026 at 10:00 AM EDT");
  expect(html).toContain("Your time: Monday, November 2, 2026 at 3:00 PM GMT Our time: Monday, November 2, 2026 at 10:00 AM EST");
});

const PAGES = [
  ["confirm", "Confirm this call?", "The call is confirmed"],
  ["decline", "Decline this request?", "The request is declined"],
  ["cancel", "Cancel this call?", "The call is canceled"],
] as const;

async function opened() {
  const site = await openSiteWithTables({ now: () => now });
  await requestBooking(site.database, request, nowAndSettings);
  const query = `?token=${await tokenIn(site.database, "notice")}`;
  const status = async () => (await listBookings(site.database))[0]?.status;
  return { site, query, status };
}

test.each(PAGES)("/booking/%s asks '%s', changes nothing until the button is pressed, then says '%s'", async (name, asks, done) => {
  const { site, query, status } = await opened();
  const page = await site.get(`/booking/${name}${query}`);
  const html = await page.text();
  expect([page.status, page.headers.get("cache-control"), headings(html, 1)]).toEqual([200, "no-store", [asks]]);
  expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
  expect(await status()).toBe("requested");
  const answer = await site.post(`/booking/${name}${query}`, new URLSearchParams());
  expect([answer.status, headings(await answer.text(), 1)]).toEqual([200, [done]]);
  const again = await (await site.get(`/booking/${name}${query}`)).text();
  expect([headings(again, 1), again.match(/<button[^>]*type="submit"/g)]).toEqual([[done], null]);
});

test("a message that's too long is kept beside its problem; the call stays", async () => {
  const { site, query, status } = await opened();
  const message = "y".repeat(501);
  const answer = await site.post(`/booking/decline${query}`, new URLSearchParams({ message }));
  const html = await answer.text();
  expect([answer.status, await status()]).toEqual([422, "requested"]);
  expect(html).toContain(message);
  expect(textOf(html)).toContain("Please shorten this to 500 characters.");
  expect(startsOf(html)).toEqual([expect.stringMatching(/^<textarea id="message"/)]);
});

test("/booking/offer has the three nearest free times chosen; the visitor's page confirms one with one press", async () => {
  const { site, query } = await opened();
  const html = await (await site.get(`/booking/offer${query}`)).text();
  const chosen = [...html.matchAll(/<option value="([^"]+)" selected="">/g)].map(([, value]) => value);
  expect(chosen).toEqual(nearest.map(({ selectedDate, selectedTime }) => `${selectedDate} ${selectedTime}`));
  expect(html).not.toContain('value="2026-11-17 9:00 AM"');
  const times = (...values: string[]) => new URLSearchParams(values.map((value, i) => [`time${i + 1}`, value]));
  const same = await site.post(`/booking/offer${query}`, times("2026-11-18 9:00 AM", "2026-11-18 9:00 AM", "2026-11-19 4:00 PM"));
  expect(same.status).toBe(422);
  const kept = await same.text();
  expect(kept).toContain('<option value="2026-11-19 4:00 PM" selected="">');
  expect(startsOf(kept)).toEqual([expect.stringMatching(/^<select id="time1"/)]);
  const done = await site.post(`/booking/offer${query}`, times("2026-11-18 9:00 AM", "2026-11-17 9:30 AM", "2026-11-19 4:00 PM"));
  expect(headings(await done.text(), 1)).toEqual(["The times are offered"]);
  const choose = `/booking/choose?token=${await tokenIn(site.database, "offer")}`;
  const page = await (await site.get(choose)).text();
  expect([...page.matchAll(/<button[^>]*name="slot"[^>]*>/g)].map(([button]) => /value="([^"]+)"/.exec(button)?.[1])).toEqual([
    "2026-11-17 9:30 AM",
    "2026-11-18 9:00 AM",
    "2026-11-19 4:00 PM",
  ]);
  await requestBooking(site.database, { ...request, ...FIRST }, nowAndSettings);
  const lost = await site.post(choose, new URLSearchParams({ slot: "2026-11-17 9:30 AM" }));
  expect(lost.status).toBe(409);
  const without = await lost.text();
  expect(without.match(/<button[^>]*disabled=""/g)).toHaveLength(1);
  expect([startsOf(page), startsOf(without)]).toEqual([[], [expect.stringContaining('role="alert"')]]);
  const picked = await site.post(choose, new URLSearchParams({ slot: "2026-11-18 9:00 AM" }));
  expect([picked.status, headings(await picked.text(), 1)]).toEqual([200, ["Your call is confirmed"]]);
  expect((await site.post(choose, new URLSearchParams({ slot: "nonsense" }))).status).toBe(422);
  // The agency's old links went with the old time.
  expect((await site.get(`/booking/cancel${query}`)).status).toBe(404);
});

test.each(["confirm", "decline", "offer", "cancel", "choose"])(
  "/booking/%s with a wrong token is 404 and changes nothing",
  async (name) => {
    const { site, status } = await opened();
    expect((await site.get(`/booking/${name}?token=guess`)).status).toBe(404);
    const form = new URLSearchParams({
      slot: "2026-11-18 9:00 AM",
      time1: "2026-11-18 9:00 AM",
      time2: "2026-11-18 9:30 AM",
      time3: "2026-11-18 10:00 AM",
    });
    expect((await site.post(`/booking/${name}?token=guess`, form)).status).toBe(404);
    expect(await status()).toBe("requested");
  },
);

/** The first weekday from then on. */
function weekday(moment: Date) {
  while ([0, 6].includes(moment.getUTCDay())) moment.setUTCDate(moment.getUTCDate() + 1);
  return moment.toISOString().slice(0, 10);
}
