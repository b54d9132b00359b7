import { expect, test } from "vitest";
import { changeHours } from "../../app/booking/data/calendar/hours.server.ts";
import type { BookingEmailKind } from "../../app/booking/mail/emails.ts";
import type { Database } from "../../app/database/database.server.ts";
import { setNextStep } from "../../app/people/data/next-step.server.ts";
import { nameOfDue } from "../../app/people/rules/due-reminder.ts";
import { readWeekHours } from "../../app/time/week-hours.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { type Desk, openBrowser, openDesk, signIn } from "../harness/desk.ts";
import { holdWrites, untilWaiting, type Written } from "../harness/locks.ts";

const CALENDAR = "/desk/calendar";
const FRIDAY = `${CALENDAR}/2026-11-20`;
const some = { do: "close", hours: "some" };
const closed = (database: Database) => database.selectFrom("calendarChanges").select(["day", "startMinute"]).orderBy("day").execute();
const hours = (database: Database) => database.selectFrom("ownerSettings").select("value").execute();
const drafts = (database: Database) => database.selectFrom("postDrafts").select("version").execute();

const history = async (database: Database) =>
  (await database.selectFrom("personEvents").select(["what", "note"]).orderBy("what").orderBy("note").execute()).filter(
    ({ what }) => !what.includes("."),
  );
const calls = (database: Database) => database.selectFrom("bookings").select(["status", "selectedDate"]).execute();
const emails = (kind: BookingEmailKind) => (database: Database) =>
  database.selectFrom("outbox").select("kind").where("kind", "=", kind).execute();

const OWN_HOURS = "Mon-Fri 8:00-18:00";
const monday = (to: string) => ({ "from-1-0": "09:00", "to-1-0": to });
const TODAY = "2026-11-16";
const SET = { what: "next", note: `${TODAY}: Send the brief` };
const ABOUT = nameOfDue({ since: TODAY, step: "Send the brief" });
const call: Case["path"] = ({ call }) => `/desk/calls/${call}`;
const person: Case["path"] = ({ person }) => `/desk/people/${person}`;

/** What's pressed twice at the same moment, or beside another button; what the presses answer; and the rows that are there then. */
type Case = {
  name: string;
  /** Where they write. */
  table: Written;
  path: string | ((ids: { call: string; person: string }) => string);
  presses: [Record<string, string>, Record<string, string>];
  statuses: [number, number];
  rows: (database: Database) => Promise<object[]>;
  left: object[];
};

const inCalendar = { table: "calendarChanges", rows: closed } as const;
const ofWeek = { table: "ownerSettings", path: `${CALENDAR}/hours`, rows: hours } as const;
const ofPerson = { table: "personEvents", path: person, rows: history } as const;
const ofCall = { table: "outbox", path: call } as const;
const twice = (press: Record<string, string>): Case["presses"] => [press, press];

const CASES: Case[] = [
  {
    name: "a day is closed twice",
    ...inCalendar,
    path: FRIDAY,
    presses: twice({ do: "close" }),
    statuses: [303, 303],
    left: [{ day: "2026-11-20", startMinute: 0 }],
  },
  {
    name: "the same hours are closed twice",
    ...inCalendar,
    path: FRIDAY,
    presses: twice({ ...some, from: "13:00", to: "15:00" }),
    statuses: [303, 409],
    left: [{ day: "2026-11-20", startMinute: 780 }],
  },
  {
    name: "hours that overlap are closed",
    ...inCalendar,
    path: FRIDAY,
    presses: [
      { ...some, from: "13:00", to: "15:00" },
      { ...some, from: "14:00", to: "16:00" },
    ],
    statuses: [303, 409],
    left: [{ day: "2026-11-20", startMinute: 780 }],
  },
  {
    name: "several days are closed, and one of them",
    ...inCalendar,
    path: CALENDAR,
    presses: [
      { do: "close", first: "2026-11-19", last: "2026-11-20" },
      { do: "close", first: "2026-11-20", last: "2026-11-20" },
    ],
    statuses: [303, 303],
    left: [
      { day: "2026-11-19", startMinute: 0 },
      { day: "2026-11-20", startMinute: 0 },
    ],
  },
  {
    name: "a holiday is opened twice",
    ...inCalendar,
    path: `${CALENDAR}/2026-11-26`,
    presses: twice({ do: "open" }),
    statuses: [303, 409],
    left: [{ day: "2026-11-26", startMinute: 0 }],
  },
  {
    name: "the same weekly hours are saved twice",
    ...ofWeek,
    presses: twice(monday("12:00")),
    statuses: [303, 303],
    left: [{ value: "Mon 9:00-12:00" }],
  },
  {
    name: "two weeks are saved",
    ...ofWeek,
    presses: [monday("12:00"), monday("16:00")],
    statuses: [303, 409],
    left: [{ value: "Mon 9:00-12:00" }],
  },
  {
    name: "weekly hours are saved, and the usual ones wanted back",
    ...ofWeek,
    presses: [monday("12:00"), { do: "usual" }],
    statuses: [303, 409],
    left: [{ value: "Mon 9:00-12:00" }],
  },
  {
    name: "the usual hours are wanted back twice",
    ...ofWeek,
    presses: twice({ do: "usual" }),
    statuses: [303, 303],
    left: [],
  },
  {
    name: "a draft is started twice",
    table: "postDrafts",
    path: "/desk/posts",
    presses: twice({ do: "new" }),
    statuses: [303, 303],
    rows: drafts,
    left: [{ version: 1 }],
  },
  {
    name: "a note is saved twice",
    ...ofPerson,
    presses: twice({ do: "note", note: "Has two vans" }),
    statuses: [303, 303],
    left: [SET, { what: "note", note: "Has two vans" }],
  },
  {
    name: "a note is saved twice on the page of a call",
    table: "personEvents",
    path: call,
    presses: twice({ do: "note", message: "Has two vans" }),
    statuses: [303, 303],
    rows: history,
    left: [SET, { what: "note", note: "Has two vans" }],
  },
  {
    name: "two notes are saved",
    table: "personEvents",
    path: person,
    presses: [
      { do: "note", note: "Has two vans" },
      { do: "note", note: "Has three vans" },
    ],
    statuses: [303, 303],
    rows: async (database) => (await history(database)).slice(1).toSorted((a, b) => a.note.localeCompare(b.note)),
    left: [
      { what: "note", note: "Has three vans" },
      { what: "note", note: "Has two vans" },
    ],
  },
  {
    name: "a next step is set twice",
    ...ofPerson,
    presses: twice({ do: "next", nextStep: "Call", nextOn: "2026-11-18" }),
    statuses: [303, 303],
    left: [SET, { what: "next", note: "2026-11-18: Call" }],
  },
  {
    name: "a next step is finished twice",
    ...ofPerson,
    presses: twice({ do: "done", about: ABOUT }),
    statuses: [303, 409],
    left: [{ what: "done", note: "Send the brief" }, SET],
  },
  {
    name: "a colleague sets a step while the one before is finished",
    table: "personEvents",
    path: person,
    presses: [
      { do: "next", nextStep: "Call", nextOn: "2026-11-18" },
      { do: "done", about: ABOUT },
    ],
    statuses: [303, 409],
    rows: (database) => database.selectFrom("people").select(["nextStep", "nextOn"]).execute(),
    left: [{ nextStep: "Call", nextOn: "2026-11-18" }],
  },
  {
    name: "a call is confirmed twice",
    ...ofCall,
    presses: twice({ do: "confirm" }),
    statuses: [303, 303],
    rows: emails("confirmation"),
    left: [{ kind: "confirmation" }],
  },
  {
    name: "a call is moved twice",
    ...ofCall,
    presses: twice({ do: "move", time: "2026-11-18 9:00 AM" }),
    statuses: [303, 422],
    rows: emails("reschedule"),
    left: [{ kind: "reschedule" }],
  },
  {
    name: "a call is moved, and declined as it was",
    ...ofCall,
    presses: [{ do: "move", time: "2026-11-18 9:00 AM" }, { do: "decline" }],
    statuses: [303, 409],
    rows: calls,
    left: [{ status: "confirmed", selectedDate: "2026-11-18" }],
  },
];

describeOnBothEngines("at the same moment", ({ open, filledPlace }) => {
  const env = { RATE_LIMIT: "off", HOLIDAYS: "us" };
  let ids = { call: "", person: "" };
  let cookie = "";
  const signedIn = filledPlace(async (database) => {
    const site = await openDesk({ database, env });
    cookie = (await signIn(site)).cookie;
    ids = await fill(site);
  });
  test.each(CASES)(
    "$name: the second waits for the first and finds what it did",
    async ({ table, path: pathOf, presses, statuses, rows, left }) => {
      const site = await openDesk({ database: await open(await signedIn()), env });
      const browser = Object.assign(openBrowser(site), { cookie });
      const path = typeof pathOf === "string" ? pathOf : pathOf(ids);
      const press = await browser.open(path);
      const release = await holdWrites(site.database, table);
      const first = press(path, presses[0]);
      await untilWaiting(site.database, 1, first);
      const second = press(path, presses[1]);
      await untilWaiting(site.database, 2, second);
      await release();
      expect([(await first).status, (await second).status]).toEqual(statuses);
      expect(await rows(site.database)).toEqual(left);
    },
  );
});

/** Hours of our own, a request, and its person with a step for today. */
async function fill({ database, post, clock, settings }: Desk) {
  await changeHours(database, readWeekHours(OWN_HOURS), { now: clock.now, settings });
  await post("/contact", new URLSearchParams({ ...request, website: "", idempotencyKey: "one" }));
  const { id, personId } = await database.selectFrom("bookings").select(["id", "personId"]).executeTakeFirstOrThrow();
  await setNextStep(database, personId ?? "", { nextStep: "Send the brief", nextOn: TODAY }, clock.now);
  return { call: id, person: personId ?? "" };
}
