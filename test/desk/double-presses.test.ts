import { expect, test } from "vitest";
import type { Database } from "../../app/database/database.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { openDesk, signIn } from "../harness/desk.ts";
import { holdWrites, untilWaiting } from "../harness/locks.ts";

const CALENDAR = "/desk/calendar";
const FRIDAY = `${CALENDAR}/2026-11-20`;
const some = { do: "close", hours: "some" };
const closed = (database: Database) => database.selectFrom("calendarChanges").select(["day", "startMinute"]).orderBy("day").execute();
const drafts = (database: Database) => database.selectFrom("postDrafts").select("version").execute();

/** What's pressed twice at the same moment, or beside another button; what the presses answer; and the rows that are there then. */
type Case = {
  name: string;
  /** Where they write. */
  table: "calendarChanges" | "postDrafts";
  path: string;
  presses: [Record<string, string>, Record<string, string>];
  statuses: [number, number];
  rows: (database: Database) => Promise<object[]>;
  left: object[];
};

const CASES: Case[] = [
  {
    name: "a day is closed twice",
    table: "calendarChanges",
    path: FRIDAY,
    presses: [{ do: "close" }, { do: "close" }],
    statuses: [303, 303],
    rows: closed,
    left: [{ day: "2026-11-20", startMinute: 0 }],
  },
  {
    name: "the same hours are closed twice",
    table: "calendarChanges",
    path: FRIDAY,
    presses: [
      { ...some, from: "13:00", to: "15:00" },
      { ...some, from: "13:00", to: "15:00" },
    ],
    statuses: [303, 409],
    rows: closed,
    left: [{ day: "2026-11-20", startMinute: 780 }],
  },
  {
    name: "hours that overlap are closed",
    table: "calendarChanges",
    path: FRIDAY,
    presses: [
      { ...some, from: "13:00", to: "15:00" },
      { ...some, from: "14:00", to: "16:00" },
    ],
    statuses: [303, 409],
    rows: closed,
    left: [{ day: "2026-11-20", startMinute: 780 }],
  },
  {
    name: "several days are closed, and one of them",
    table: "calendarChanges",
    path: CALENDAR,
    presses: [
      { do: "close", first: "2026-11-19", last: "2026-11-20" },
      { do: "close", first: "2026-11-20", last: "2026-11-20" },
    ],
    statuses: [303, 303],
    rows: closed,
    left: [
      { day: "2026-11-19", startMinute: 0 },
      { day: "2026-11-20", startMinute: 0 },
    ],
  },
  {
    name: "a holiday is opened twice",
    table: "calendarChanges",
    path: `${CALENDAR}/2026-11-26`,
    presses: [{ do: "open" }, { do: "open" }],
    statuses: [303, 409],
    rows: closed,
    left: [{ day: "2026-11-26", startMinute: 0 }],
  },
  {
    name: "a draft is started twice",
    table: "postDrafts",
    path: "/desk/posts",
    presses: [{ do: "new" }, { do: "new" }],
    statuses: [303, 303],
    rows: drafts,
    left: [{ version: 1 }],
  },
];

describeOnBothEngines("at the same moment", ({ open }) => {
  test.each(CASES)(
    "$name: the second waits for the first and finds what it did",
    async ({ table, path, presses, statuses, rows, left }) => {
      const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off", HOLIDAYS: "us" } });
      const browser = await signIn(site);
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
