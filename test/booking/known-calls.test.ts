import fc from "fast-check";
import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { readBooking } from "../../app/booking/data/booking-rows.server.ts";
import { issueLink } from "../../app/booking/data/call-links.server.ts";
import { cancelByAgency, confirmBooking, declineBooking, offerTimes } from "../../app/booking/data/changes/agency-answers.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { endLapsedNow, holdRecent } from "../../app/booking/data/requests/holds.server.ts";
import { verifyBooking } from "../../app/booking/data/requests/verify.server.ts";
import type { Slot } from "../../app/booking/rules/slot.ts";
import type { Database } from "../../app/database/database.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { addNote, setNextStep } from "../../app/people/data/next-step.server.ts";
import { readHistory, readPerson } from "../../app/people/data/people.server.ts";
import { RETENTION_MONTHS } from "../../app/privacy/catalog.ts";
import { deleteOldRecords } from "../../app/privacy/data/old-records.server.ts";
import { readSettings } from "../../app/site/settings.ts";
import { monthsBefore } from "../../app/time/dates.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { request, now as START, usualDays } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { parseCalendar } from "../harness/icalendar.ts";

const settings = readSettings({ SITE_URL: "https://www.peakworks.example", AGENCY_EMAIL: "calls@peakworks.example" });
const NOTE = "Wants to talk to his wife first";
/** Six weeks out, so that nothing here comes too soon to be booked. */
const SLOTS = usualDays("2026-11-15")
  .slice(30)
  .flatMap((selectedDate) => SLOT_TIMES.map((selectedTime): Slot => ({ selectedDate, selectedTime })));

const ACTS = ["ask", "askCrowded", "rush", "press", "confirm", "offer", "decline", "cancel", "giveUp", "move", "nothing"] as const;
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  which: fc.nat(3),
  minutes: fc.constantFrom(0, 10, 40, 8 * 60, 25 * 60, 49 * 60),
});

/** A site's calls on a database of its own, with a clock. After every act the clock's work is done: holds end, and the night deletes. */
function callsOn(database: Database) {
  let now = START;
  let asked = 0;
  const ids: string[] = [];
  const here = () => ({ now, settings });
  const nextSlot = () => SLOTS[asked++ % SLOTS.length] ?? request;
  const ask = async (isCrowded = false) => {
    const slot = nextSlot();
    const fields = { ...request, ...slot, email: `sam${asked}@ridge.example`, phone: `(555) 010-${4000 + asked}` };
    const call = await bookCall(database, fields, { ...here(), isCrowded, network: `network ${asked}` });
    ids.push(call.id);
    return call.id;
  };
  const tokenOf = async (id: string, name: "manage" | "verify") => {
    const booking = await readBooking(database, id);
    if (!booking) return "none";
    return new URL(await issueLink(database, booking, name, settings.siteUrl)).searchParams.get("token") ?? "";
  };
  const rush = () => database.transaction().execute((transaction) => holdRecent(transaction, here()));
  const act = async (what: (typeof ACTS)[number], which: number) => {
    const id = ids[which % Math.max(1, ids.length)] ?? "";
    if (what === "ask" || what === "askCrowded") await ask(what === "askCrowded");
    else if (what === "rush") await rush();
    else if (what === "press") await verifyBooking(database, await tokenOf(id, "verify"), here());
    else if (what === "confirm") await confirmBooking(database, { id }, here());
    else if (what === "offer") await offerTimes(database, { id }, [nextSlot()], here());
    else if (what === "decline") await declineBooking(database, { id }, "", here());
    else if (what === "cancel") await cancelByAgency(database, { id }, "", here());
    else if (what === "giveUp") await cancelBooking(database, await tokenOf(id, "manage"), here());
    else if (what === "move") await moveBooking(database, await tokenOf(id, "manage"), nextSlot(), here());
  };
  const nightAt = (moment: Date) => database.transaction().execute((transaction) => deleteOldRecords(transaction, moment));
  const wait = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    await endLapsedNow(database, here());
    await nightAt(now);
  };
  return { ask, rush, act, wait, nightAt, at: () => now };
}

/** What the agency wrote about whom it knows, by the call. */
async function noteKnown(database: Database, known: Map<string, string>, now: Date) {
  for (const { id, personId } of await database.selectFrom("bookings").select(["id", "personId"]).execute()) {
    if (!personId || known.has(id)) continue;
    known.set(id, personId);
    await addNote(database, personId, NOTE, now);
    await setNextStep(database, personId, { nextStep: "Send the brief", nextOn: "2026-12-01" }, now);
  }
}

async function expectKept(database: Database, known: Map<string, string>) {
  for (const [id, personId] of known) {
    expect(await readBooking(database, id)).toMatchObject({ personId });
    expect(await readPerson(database, personId)).toMatchObject({ nextStep: "Send the brief" });
    expect((await readHistory(database, personId)).map(({ note }) => note)).toContain(NOTE);
  }
}

async function toAgency(database: Database, bookingId: string, kind?: string) {
  const rows = await database.selectFrom("outbox").select(["kind", "payload"]).where("bookingId", "=", bookingId).execute();
  const emails = rows.filter((row) => !kind || row.kind === kind).map(({ payload }) => readPayload(payload) as Email);
  return emails.filter(({ to }) => settings.agencyEmails.includes(to.address));
}

const methodOf = ({ attachments }: Email) => parseCalendar(attachments[0]?.content ?? "").find(({ name }) => name === "METHOD")?.value;

describeOnSqlite("a call that the agency was told of", ({ open }) => {
  test("and that ends because nobody confirmed it in a rush: the agency hears of it, and keeps it with its notes", async () => {
    const database = await open();
    const { ask, rush, wait, at } = callsOn(database);
    const id = await ask();
    const known = new Map<string, string>();
    await noteKnown(database, known, at());
    expect(known.has(id)).toBe(true);
    await rush();
    await wait(25 * HOUR_MS);
    expect(await readBooking(database, id)).toMatchObject({ status: "cancelled", endReason: "expired" });
    const [told, another] = await toAgency(database, id, "cancellation-notice");
    expect([told && methodOf(told), another]).toEqual(["CANCEL", undefined]);
    expect(told?.text).toContain("(555) 010-4001");
    for (let night = 0; night < 3; night++) await wait(DAY_MS);
    await expectKept(database, known);
  });

  test("and whose notice was dropped because it couldn't be sent is still one", async () => {
    const database = await open();
    const { ask, rush, wait } = callsOn(database);
    const id = await ask();
    await database.deleteFrom("outbox").where("bookingId", "=", id).where("kind", "=", "notice").execute();
    await rush();
    await wait(25 * HOUR_MS);
    expect(await toAgency(database, id, "cancellation-notice")).toHaveLength(1);
  });

  test("is another than one that its visitor withdrew before, of which nothing stays", async () => {
    const database = await open();
    const { act, wait } = callsOn(database);
    await act("askCrowded", 0);
    await act("giveUp", 0);
    expect(await database.selectFrom("bookings").select(["endReason", "personId"]).execute()).toEqual([
      { endReason: "visitor", personId: null },
    ]);
    for (let night = 0; night < 2; night++) await wait(DAY_MS);
    expect(await database.selectFrom("bookings").select("id").execute()).toEqual([]);
  });

  test("is kept for its 24 months whatever happens, and the agency hears of its end; one it never heard of goes after a day", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const database = await open();
        const calls = callsOn(database);
        const known = new Map<string, string>();
        for (const { act, which, minutes } of [{ act: "ask", which: 0, minutes: 0 } as const, ...steps]) {
          await calls.act(act, which);
          await noteKnown(database, known, calls.at());
          await calls.wait(minutes * MINUTE_MS);
          await expectKept(database, known);
        }
        await calls.wait(4 * DAY_MS);
        await expectKept(database, known);
        const rows = await database.selectFrom("bookings").select(["id", "status", "startsAt"]).execute();
        for (const { id, status } of rows) {
          expect(known.has(id)).toBe(true);
          const ends = await toAgency(database, id, "cancellation-notice");
          expect(ends.map(methodOf)).toEqual(status === "cancelled" ? ["CANCEL"] : []);
        }
        const starts = rows.map(({ startsAt }) => new Date(startsAt).getTime());
        const due = (moment: number) => monthsBefore(new Date(moment), -RETENTION_MONTHS);
        await calls.nightAt(due(Math.min(...starts)));
        await expectKept(database, known);
        await calls.nightAt(new Date(due(Math.max(...starts)).getTime() + DAY_MS));
        for (const table of ["bookings", "people", "personEvents"] as const)
          expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
