import { expect, test } from "vitest";
import { readBooking } from "../../app/booking/data/booking-rows.server.ts";
import { issueLink } from "../../app/booking/data/call-links.server.ts";
import { confirmBooking, offerTimes, rescheduleBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { verifyBooking } from "../../app/booking/data/requests/verify.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { fillPeople } from "../../app/people/data/fill-people.server.ts";
import { listPeople, readHistory } from "../../app/people/data/people.server.ts";
import { deletePerson, storedAbout } from "../../app/privacy/data/person.server.ts";
import { readSettings } from "../../app/site/settings.ts";
import { HOUR_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { openDesk, readRoom, signIn } from "../harness/desk.ts";
import { peakworks } from "../harness/peakworks.ts";
import { askForPlan } from "../harness/people-example.ts";

const SAM = { name: "Sam Hill", company: "Ridge Roofing", email: request.email, phone: request.phone };
/** What a stranger types into a form with Sam's address. */
const STRANGER = { name: "Joe Fake", company: "Fake & Co", phone: "(555) 010-6666" };
const AS_CALL = { contactName: STRANGER.name, companyName: STRANGER.company, phone: STRANGER.phone };
const GAVE = "gave another name, company, phone: Joe Fake, Fake & Co, (555) 010-6666";
const LATER = { selectedDate: "2026-11-18", selectedTime: "9:00 AM" } as const;
const FRIDAY = { selectedDate: "2026-11-20", selectedTime: "9:00 AM" } as const;

const at = (ms: number, own = settings) => ({ now: new Date(now.getTime() + ms), settings: own });

async function ask(database: Database, changes: object = {}, ms = 0, options: { own?: typeof settings; isCrowded?: boolean } = {}) {
  const { own, isCrowded = false } = options;
  return (await bookCall(database, changes, { ...at(ms, own), isCrowded })).id;
}

/** Sam, a client with a confirmed call. */
async function withSam(database: Database) {
  await confirmBooking(database, { id: await ask(database) }, at(0));
}

async function line(database: Database) {
  const [person, another] = await listPeople(database);
  if (!person || another) throw new Error("not one person");
  const { id, name, company, email, phone } = person;
  return { id, shown: { name, company, email, phone } };
}

async function notes(database: Database) {
  return (await readHistory(database, (await line(database)).id)).flatMap(({ what, note }) => (note ? [[what, note]] : []));
}

async function tokenOf(database: Database, id: string, name: "manage" | "verify") {
  const booking = await readBooking(database, id);
  if (!booking) throw new Error("no booking");
  return new URL(await issueLink(database, booking, name, settings.siteUrl)).searchParams.get("token") ?? "";
}

describeOnSqlite("a form with a client's address and other details", ({ open, newPlace }) => {
  test("doesn't change the client's line, and the history says once what it gave", async () => {
    const database = await open();
    await withSam(database);
    await askForPlan(database, new Date(now.getTime() + HOUR_MS), { ...STRANGER, email: "SAM+x@ridge.example" });
    expect((await line(database)).shown).toEqual(SAM);
    expect(await notes(database)).toEqual([["lead.created", GAVE]]);
    const id = await ask(database, { ...LATER, ...AS_CALL }, 2 * HOUR_MS);
    expect((await line(database)).shown).toEqual(SAM);
    expect(await notes(database)).toEqual([
      ["lead.created", GAVE],
      ["booking.requested", GAVE],
    ]);
    // The call keeps its own for its emails and links.
    expect(await readBooking(database, id)).toMatchObject(AS_CALL);
  });

  test("fills only what was empty, and says nothing of another spelling", async () => {
    const database = await open();
    await askForPlan(database, now, { email: SAM.email, name: "Sam Hill", company: "Ridge Roofing", phone: "" });
    await askForPlan(database, now, { email: SAM.email, name: "sam  hill", company: "RIDGE ROOFING", phone: SAM.phone });
    await askForPlan(database, now, { email: SAM.email, name: "Sam Hill", company: "Ridge Roofing", phone: "+1 555.010.4477" });
    expect((await line(database)).shown).toEqual(SAM);
    expect(await notes(database)).toEqual([]);
  });

  test("changes nothing when the client cancels the call or the agency offers another time", async () => {
    const database = await open();
    await withSam(database);
    const offered = await ask(database, { ...LATER, ...AS_CALL });
    await offerTimes(database, { id: offered }, [FRIDAY], at(HOUR_MS));
    await cancelBooking(database, await tokenOf(database, offered, "manage"), at(2 * HOUR_MS));
    expect((await line(database)).shown).toEqual(SAM);
  });

  test("is in ./peakworks people show, at the desk and in an export, and is deleted with the person", async () => {
    const place = await newPlace();
    const database = await open(place);
    await withSam(database);
    await askForPlan(database, now, { ...STRANGER, email: SAM.email });
    expect((await peakworks(place, ["people", "show", SAM.email])).stdout).toContain(`asked for a plan  ${GAVE}`);
    expect(JSON.stringify(await storedAbout(database, SAM.email))).toContain(GAVE);
    const browser = await signIn(await openDesk({ database }));
    expect(await readRoom(browser, `/desk/people/${(await line(database)).id}`)).toContain(GAVE);
    await database.transaction().execute((transaction) => deletePerson(transaction, SAM.email));
    expect(await database.selectFrom("personEvents").selectAll().execute()).toEqual([]);
  });

  test("what was stored before there were people is read the same way", async () => {
    const database = await open();
    await withSam(database);
    await askForPlan(database, new Date(now.getTime() + HOUR_MS), { ...STRANGER, email: SAM.email });
    await database.deleteFrom("people").execute();
    await fillPeople(database);
    expect((await line(database)).shown).toEqual(SAM);
    expect(await notes(database)).toEqual([["lead.created", GAVE]]);
  });
});

describeOnSqlite("what a call says of a person is taken over", ({ open }) => {
  const NEW = { ...STRANGER, email: "Sam+calls@ridge.example" };
  const TOOK = ["its name, company, phone are on the line now. Before: Sam Hill, Ridge Roofing, (555) 010-4477"];

  test.each([
    ["confirms it", (database: Database, id: string) => confirmBooking(database, { id }, at(HOUR_MS))],
    ["moves it", (database: Database, id: string) => rescheduleBooking(database, { id }, FRIDAY, at(HOUR_MS))],
  ])("when the agency %s, and the history has what was there before", async (_, answer) => {
    const database = await open();
    await withSam(database);
    const id = await ask(database, { ...LATER, ...AS_CALL, email: NEW.email });
    await answer(database, id);
    expect((await line(database)).shown).toEqual(NEW);
    expect((await notes(database)).map(([, note]) => note)).toEqual([GAVE, ...TOOK]);
  });

  test("when whoever reads the mailbox moves it", async () => {
    const database = await open();
    await withSam(database);
    const id = await ask(database, { ...LATER, ...AS_CALL, email: NEW.email });
    await moveBooking(database, await tokenOf(database, id, "manage"), FRIDAY, at(HOUR_MS));
    expect((await line(database)).shown).toEqual(NEW);
  });

  test("when whoever reads the mailbox presses the link of a request on hold", async () => {
    const database = await open();
    await withSam(database);
    const own = readSettings({ SITE_URL: settings.siteUrl, AGENCY_EMAIL: "calls@peakworks.example" });
    const id = await ask(database, { ...LATER, ...AS_CALL, email: NEW.email }, HOUR_MS, { own, isCrowded: true });
    expect((await line(database)).shown).toEqual(SAM);
    await verifyBooking(database, await tokenOf(database, id, "verify"), at(HOUR_MS + MINUTE_MS, own));
    expect((await line(database)).shown).toEqual(NEW);
    expect((await notes(database)).map(([, note]) => note)).toEqual(TOOK);
  });

  test("when the agency entered it", async () => {
    const database = await open();
    await withSam(database);
    await addCall(database, { contact: { ...AS_CALL, email: NEW.email }, slot: LATER }, at(HOUR_MS));
    expect((await line(database)).shown).toEqual(NEW);
  });

  test("but not from an older call, once a newer one was confirmed", async () => {
    const database = await open();
    const older = await ask(database, AS_CALL);
    const newer = await ask(database, LATER, HOUR_MS);
    for (const id of [newer, older]) await confirmBooking(database, { id }, at(2 * HOUR_MS));
    expect((await line(database)).shown).toEqual(SAM);
  });
});
