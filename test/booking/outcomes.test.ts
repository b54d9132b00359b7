import { expect, test } from "vitest";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { bookingOfOutcome } from "../../app/booking/data/changes/outcome-link.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { afterCall } from "../../app/booking/words/after-call.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { listPeople, readHistory } from "../../app/people/data/people.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { startsOf, textOf } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const told = { ...settings, webhookUrl: "https://hooks.example/calls" };
const contact = { contactName: "Pat Stone", companyName: "", email: "", phone: "(555) 010-9900" };
const SLOT = { selectedDate: "2026-11-17", selectedTime: "9:30 AM" } as const;

async function confirmed(database: Database) {
  const call = await bookCall(database, {}, { now, settings: told });
  await confirmBooking(database, call, { now, settings: told });
  return call;
}

async function outbox(database: Database, channel: "email" | "webhook" = "email") {
  const rows = await database
    .selectFrom("outbox")
    .select(["kind", "dueAt", "payload"])
    .where("channel", "=", channel)
    .orderBy("dueAt")
    .execute();
  return rows.map(({ kind, dueAt, payload }) => ({ kind, dueAt: new Date(dueAt).toISOString(), email: readPayload(payload) as Email }));
}

describeOnBothEngines("how a call went", ({ open }) => {
  test("is asked 15 minutes after its end, with a link for each answer that works then and not before two weeks are over", async () => {
    const database = await open();
    const { startsAt, id } = await confirmed(database);
    const ask = (await outbox(database)).find(({ kind }) => kind === "after-call");
    expect(ask?.dueAt).toBe(new Date(startsAt.getTime() + 30 * MINUTE_MS).toISOString());
    const [held = "", noShow = ""] = [...(ask?.email.text.matchAll(/https:\S+/g) ?? [])].map(([url]) => url);
    expect([new URL(held).pathname, new URL(noShow).pathname]).toEqual(["/booking/held", "/booking/no-show"]);
    const token = new URL(held).searchParams.get("token") ?? "";
    expect(new URL(noShow).searchParams.get("token")).toBe(token);
    expect((await bookingOfOutcome(database, token, new Date(startsAt.getTime() + DAY_MS)))?.id).toBe(id);
    expect(await bookingOfOutcome(database, token, new Date(startsAt.getTime() + 15 * DAY_MS))).toBeUndefined();
  });

  test("held: a thank-you the next morning at 9 with the note, once, and an event", async () => {
    const database = await open();
    const booking = await confirmed(database);
    expect(await recordOutcome(database, booking, "talked", "", { now, settings: told })).toMatchObject({ kind: "too-early" });
    const after = new Date(booking.startsAt.getTime() + HOUR_MS);
    const press = () => recordOutcome(database, booking, "talked", "You send the quotes.", { now: after, settings: told });
    const presses = [await press(), await press()];
    expect(presses.map(({ kind }) => kind)).toEqual(["talked", "same"]);
    const emails = await outbox(database);
    const thanks = emails.filter(({ kind }) => kind === "thank-you");
    expect(thanks.map(({ dueAt }) => dueAt)).toEqual(["2026-11-18T14:00:00.000Z"]);
    expect(thanks[0]?.email.text).toContain("You send the quotes.");
    expect(thanks[0]?.email.to.address).toBe(request.email);
    expect(emails.some(({ kind }) => kind === "after-call")).toBe(false);
    expect((await outbox(database, "webhook")).map(({ kind }) => kind)).toContain("booking.held");
  });

  test("another note before the thank-you goes is in it, and is told to nobody as a second call", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const after = (hours: number) => ({ now: new Date(booking.startsAt.getTime() + hours * HOUR_MS), settings: told });
    await recordOutcome(database, booking, "talked", "You send the quotes.", after(1));
    const again = await recordOutcome(database, booking, "talked", "You send the invoices.", after(20));
    expect(again).toMatchObject({ kind: "talked", isEmailed: true, booking: { visitorNote: "You send the invoices." } });
    expect((await outbox(database, "webhook")).filter(({ kind }) => kind === "booking.held")).toHaveLength(1);
    const thanks = (await outbox(database)).filter(({ kind }) => kind === "thank-you");
    expect(thanks.map(({ dueAt }) => dueAt)).toEqual(["2026-11-18T14:00:00.000Z"]);
    expect(thanks[0]?.email.text).toContain("You send the invoices.");
    const [person] = await listPeople(database);
    const history = await readHistory(database, person?.id ?? "");
    expect(history.filter(({ what }) => what === "booking.held")).toHaveLength(1);
  });

  test("another note comes too late once the thank-you has gone, and there's no second one", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const on = (day: number) => ({ now: new Date(booking.startsAt.getTime() + HOUR_MS + day * DAY_MS), settings: told });
    await recordOutcome(database, booking, "talked", "You send the quotes.", on(0));
    await recordOutcome(database, booking, "talked", "You send the invoices.", on(0));
    const sent: string[] = [];
    await deliverDue(database, { send: async ({ text }) => void sent.push(text), now: () => on(1).now });
    expect(await recordOutcome(database, booking, "talked", "We send the quotes.", on(2))).toMatchObject({ kind: "same" });
    expect((await outbox(database)).filter(({ kind }) => kind === "thank-you")).toHaveLength(1);
    expect(sent.filter((text) => text.includes("You send the invoices."))).toHaveLength(1);
  });

  test("another note while the thank-you is on its way changes nothing", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const on = (day: number) => ({ now: new Date(booking.startsAt.getTime() + HOUR_MS + day * DAY_MS), settings: told });
    await recordOutcome(database, booking, "talked", "You send the quotes.", on(0));
    const noted: string[] = [];
    const send = async ({ text }: Email) => {
      if (!text.includes("You send the quotes.")) return;
      noted.push((await recordOutcome(database, booking, "talked", "You send the invoices.", on(1))).kind);
    };
    await deliverDue(database, { send, now: () => on(1).now });
    expect(noted).toEqual(["same"]);
    expect(await listBookings(database)).toMatchObject([{ visitorNote: "You send the quotes." }]);
  });

  test("another note after the thank-you was given up promises no email, and goes with it if it's tried again", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const after = { now: new Date(booking.startsAt.getTime() + HOUR_MS), settings: told };
    await recordOutcome(database, booking, "talked", "You send the quotes.", after);
    await database.updateTable("outbox").set({ dead: true }).where("kind", "=", "thank-you").execute();
    const again = await recordOutcome(database, booking, "talked", "You send the invoices.", after);
    expect(again).toMatchObject({ kind: "talked", isEmailed: false, booking: { visitorNote: "You send the invoices." } });
    expect((await outbox(database)).find(({ kind }) => kind === "thank-you")?.email.text).toContain("You send the invoices.");
  });

  test("no-show: one email with a link to another time, and a held one that's corrected takes its thank-you back", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const after = { now: new Date(booking.startsAt.getTime() + HOUR_MS), settings: told };
    await recordOutcome(database, booking, "talked", "", after);
    expect(await recordOutcome(database, booking, "missed", "", after)).toMatchObject({ kind: "missed" });
    const emails = await outbox(database);
    expect(emails.some(({ kind }) => kind === "thank-you")).toBe(false);
    const [missed, ...more] = emails.filter(({ kind }) => kind === "no-show");
    expect(missed?.email.text).toContain(`${settings.siteUrl}/contact`);
    expect(more).toEqual([]);
    expect((await outbox(database, "webhook")).map(({ kind }) => kind)).toContain("booking.no_show");
  });

  test("an answer that's corrected back and forth writes no email a second time once it has gone", async () => {
    const database = await open();
    const booking = await confirmed(database);
    const on = (day: number) => ({ now: new Date(booking.startsAt.getTime() + HOUR_MS + day * DAY_MS), settings: told });
    const deliver = (day: number) => deliverDue(database, { send: async () => {}, now: () => on(day).now });
    await recordOutcome(database, booking, "talked", "", on(0));
    await deliver(1);
    await recordOutcome(database, booking, "missed", "", on(1));
    await deliver(1);
    for (const outcome of ["talked", "missed", "talked"] as const)
      expect(await recordOutcome(database, booking, outcome, "", on(1))).toMatchObject({ kind: outcome, isEmailed: false });
    const kinds = (await outbox(database)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "thank-you" || kind === "no-show").sort()).toEqual(["no-show", "thank-you"]);
  });

  test.each([
    [1, "text"],
    [8, "unmailed"],
  ] as const)("%i days after the call, the page promises what follows", async (days, said) => {
    const database = await open();
    const { startsAt } = await confirmed(database);
    const ask = (await outbox(database)).find(({ kind }) => kind === "after-call");
    const address = /https:\S+held\S+/.exec(ask?.email.text ?? "")?.[0].replace(/^https:\/\/[^/]+/, "") ?? "";
    const site = openSite({ database, now: () => new Date(startsAt.getTime() + days * DAY_MS) });
    const shown = async () => textOf(await (await site.get(address)).text());
    expect(await shown()).toContain(afterCall.page.talked[said]);
    const refused = await site.post(address, new URLSearchParams({ note: "y".repeat(501) }));
    expect([refused.status, startsOf(await refused.text())]).toEqual([422, [expect.stringMatching(/^<textarea id="note"/)]]);
    await site.post(address, new URLSearchParams());
    expect(await shown()).toContain(afterCall.page.done.talked[said]);
    expect((await outbox(database)).some(({ kind }) => kind === "thank-you")).toBe(said === "text");
  });

  test("nothing is said: nobody gets a thank-you", async () => {
    const database = await open();
    await confirmed(database);
    const kinds = (await outbox(database)).map(({ kind }) => kind);
    expect(kinds).not.toContain("thank-you");
    expect(kinds).not.toContain("no-show");
  });

  test("a call agreed by phone takes its slot, reminds by the same rules, and writes to nobody who wasn't asked", async () => {
    const database = await open();
    expect(await addCall(database, { contact, slot: SLOT }, { now, settings })).toMatchObject({
      kind: "added",
      booking: { status: "confirmed" },
    });
    expect((await outbox(database)).map(({ kind }) => kind)).toEqual(["agency-reminder", "after-call"]);
    expect(await addCall(database, { contact, slot: SLOT }, { now, settings })).toMatchObject({ kind: "taken" });
    const weekend = { ...SLOT, selectedDate: "2026-11-21" };
    expect(await addCall(database, { contact, slot: weekend }, { now, settings })).toEqual({ kind: "not-bookable" });
    const other = { ...SLOT, selectedTime: "10:00 AM" } as const;
    const withEmail = { ...contact, email: "pat@stone.example", companyName: "Stone Masonry" };
    await addCall(database, { contact: withEmail, slot: other }, { now, settings });
    const toThem = (await outbox(database)).filter(({ email }) => email.to.address === "pat@stone.example").map(({ kind }) => kind);
    expect(toThem).toEqual(["reminder-day", "reminder-hour"]);
    expect((await listBookings(database)).map(({ companyName }) => companyName)).toEqual(["Pat Stone", "Stone Masonry"]);
    const people = await database.selectFrom("people").select("knownBy").orderBy("knownBy").execute();
    expect(people.map(({ knownBy }) => knownBy)).toEqual(["pat@stone.example", "tel:+15550109900"]);
  });

  test("a call agreed by phone without a company leaves their company as they wrote it, and another one replaces it", async () => {
    const database = await open();
    const [{ contactName, email, phone }, nowAndSettings] = [request, { now, settings }];
    const company = async () => (await listPeople(database)).map((person) => person.company);
    await addCall(database, { contact: { contactName, companyName: "", email, phone }, slot: SLOT }, nowAndSettings);
    expect(await company()).toEqual([""]);
    await requestBooking(database, request, nowAndSettings);
    const other = { ...SLOT, selectedTime: "10:00 AM" } as const;
    await addCall(database, { contact: { contactName, companyName: "", email, phone }, slot: other }, nowAndSettings);
    expect(await company()).toEqual([request.companyName]);
    const third = { ...SLOT, selectedTime: "10:30 AM" } as const;
    await addCall(database, { contact: { contactName, companyName: "Hill & Sons", email, phone }, slot: third }, nowAndSettings);
    expect(await company()).toEqual(["Hill & Sons"]);
  });
});
