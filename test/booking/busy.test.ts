import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { refreshBusyCalendars } from "../../app/booking/busy/refresh.ts";
import { busyStates } from "../../app/booking/busy/store.server.ts";
import { SLOT_TIMES, type SlotTime } from "../../app/booking/catalog/slots.ts";
import { availability } from "../../app/booking/data/calendar/availability.server.ts";
import { moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deleteDaily } from "../../app/privacy/data/daily-deletion.server.ts";
import { HOUR_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { textOf } from "../harness/html.ts";
import { icsFile, redirectTo, startIcsServer, withEtag } from "../harness/ics-server.ts";
import { peakworks } from "../harness/peakworks.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { openSite } from "../harness/site.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);

const SECRET_PATH = "/private-4f1c/basic.ics";
/** Tuesday, 9:15 to 10:00 AM in New York. */
const TUESDAY = icsFile(["DTSTART;TZID=Eastern Standard Time:20261117T091500", "DTEND;TZID=Eastern Standard Time:20261117T100000"]);
const TUESDAYS_SLOTS: SlotTime[] = ["9:00 AM", "9:30 AM"];
const WEDNESDAY = icsFile(["DTSTART;VALUE=DATE:20261118"]);
const ALWAYS = icsFile(["DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=DAILY"]);

function agency(database: Database, ...busyCalendars: string[]) {
  const lines: string[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(line) });
  const own = { ...settings, busyCalendars };
  let moment = now.getTime();
  const clock = () => new Date(moment);
  return {
    settings: own,
    lines,
    now: clock,
    later: (milliseconds: number) => {
      moment += milliseconds;
    },
    refresh: (fetchWithinMs = 10_000) =>
      refreshBusyCalendars({ database, settings: own, now: clock, log, fetchWithinMs }, new AbortController().signal),
    /** The times of a day that aren't free. */
    gone: async (date: string) => {
      const [day] = await availability(database, { from: date, to: date, now: clock(), settings: own });
      return day?.slots.filter(({ free }) => !free).map(({ time }) => time);
    },
  };
}

describeOnBothEngines("the agency's own calendars", ({ engine, open, newPlace }) => {
  test("take slots away from booking, moving and the alternatives", async () => {
    const database = await open();
    const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(TUESDAY, '"1"') });
    const { refresh, gone, settings } = agency(database, url + SECRET_PATH);
    await requestBooking(database, { ...request, selectedDate: "2026-11-18" }, { now, settings });
    await refresh();
    expect(await gone("2026-11-17")).toEqual(TUESDAYS_SLOTS);
    const lost = await requestBooking(database, request, { now, settings });
    const offered = lost.kind === "taken" ? lost.alternatives : [];
    expect(offered.map(({ selectedDate }) => selectedDate)).toEqual(Array(3).fill("2026-11-17"));
    expect(offered.filter(({ selectedTime }) => TUESDAYS_SLOTS.includes(selectedTime))).toEqual([]);
    const { payload } = await database
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "acknowledgement")
      .executeTakeFirstOrThrow();
    const token = /manage\?token=([\w-]+)/.exec(JSON.stringify(payload))?.[1] ?? "";
    const moved = await moveBooking(database, token, { selectedDate: "2026-11-17", selectedTime: "9:30 AM" }, { now, settings });
    expect(moved).toMatchObject({ kind: "taken" });
  });

  test("also hold as far out as calls can be booked while the usual window is full", async () => {
    const database = await open();
    const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(ALWAYS, '"1"') });
    const { refresh, settings } = agency(database, url + SECRET_PATH);
    await refresh();
    expect(await requestBooking(database, request, { now, settings })).toMatchObject({ kind: "taken", alternatives: [] });
  });

  test("are read every five minutes by one process, by ETag, and in full once a day", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    const server = await startIcsServer({ [SECRET_PATH]: withEtag(TUESDAY, '"1"') });
    const [one, two] = [agency(database, server.url + SECRET_PATH), agency(another, server.url + SECRET_PATH)];
    const both = () => Promise.all([one.refresh(), two.refresh()]);
    const later = (milliseconds: number) => [one, two].map((process) => process.later(milliseconds));
    const asked = () => server.asked.map(({ headers }) => headers["if-none-match"]);
    await both();
    expect(asked()).toEqual([undefined]);
    later(5 * MINUTE_MS - 1);
    await both();
    expect(asked()).toHaveLength(1);
    later(1);
    await both();
    expect(asked()).toEqual([undefined, '"1"']);
    expect(await two.gone("2026-11-17")).toEqual(TUESDAYS_SLOTS);
    server.answers[SECRET_PATH] = withEtag(WEDNESDAY, '"2"');
    later(5 * MINUTE_MS);
    await both();
    expect([await two.gone("2026-11-17"), (await two.gone("2026-11-18"))?.length]).toEqual([[], SLOT_TIMES.length]);
    // After midnight in New York another day is in the window.
    later(17 * 60 * MINUTE_MS);
    await both();
    expect(asked().at(-1)).toBeUndefined();
  });

  test("show on the kept booking page within a second, and only while they are in the settings", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(WEDNESDAY, '"1"') });
    const { refresh, now, later } = agency(another, url + SECRET_PATH);
    const { get } = openSite({ database, now, env: { BUSY_CALENDARS: url + SECRET_PATH } });
    const page = async () => textOf(await (await get("/contact")).text());
    expect(await page()).not.toContain("no time free");
    await refresh();
    later(1_000);
    await expect.poll(page).toContain("Wednesday, November 18, 2026 (no time free)");
    const without = openSite({ database, now });
    expect(textOf(await (await without.get("/contact")).text())).not.toContain("no time free");
  });

  test("leave nothing a day after the last one left the settings", async () => {
    const database = await open();
    const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(WEDNESDAY, '"1"') });
    const { refresh, settings } = agency(database, url + SECRET_PATH);
    await refresh();
    const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);
    const claimed = (calendar: string, until?: Date) => ({
      calendar,
      checkedAt: null,
      readAt: null,
      claimedUntil: until?.toISOString() ?? null,
    });
    const never = [claimed("never read"), claimed("given up", hours(0)), claimed("another process reads it", hours(24))];
    await database.insertInto("busyCalendars").values(never).execute();
    const { dataDir } = await newFolder();
    const night = async (moment: Date, busyCalendars: string[]) => {
      await deleteDaily({ database, now: moment, log: pino({ level: "silent" }), settings: { ...settings, dataDir, busyCalendars } });
      const stored = await database.selectFrom("busyCalendars").select("calendar").execute();
      const slots = await database.selectFrom("busySlots").select("selectedDate").execute();
      return [stored.length, slots.length > 0, stored.some(({ calendar }) => calendar === "another process reads it")];
    };
    expect(await night(hours(25), [...settings.busyCalendars])).toEqual([2, true, true]);
    expect(await night(hours(49), [])).toEqual([0, false, false]);
  });

  const bad = [
    ["a missing one", "it answers 404", () => undefined],
    ["a login page", "it isn't an iCalendar file", withEtag("<!doctype html>", '"2"')],
    ["a broken one", "it's a broken iCalendar file", withEtag(TUESDAY.slice(0, -30), '"2"')],
    ["one of 10 MB", "it's larger than 8 MB", withEtag(TUESDAY.replace("VERSION:2.0", `X-A:${"a".repeat(10_000_000)}`), '"2"')],
    ["one that redirects in a circle", "it redirects more than 3 times", redirectTo(SECRET_PATH)],
    ["one that redirects to a file", "it redirects to where we don't follow", redirectTo("file:///etc/passwd")],
    ["one that never answers", "no answer in time", () => {}],
  ] as const;
  // They differ before the database hears of them.
  test.each(engine === "sqlite" ? bad : bad.slice(0, 1))("%s is named, and what it last took stays taken", async (_, problem, answer) => {
    const place = await newPlace();
    const database = await open(place);
    const server = await startIcsServer({ [SECRET_PATH]: withEtag(TUESDAY, '"1"') });
    const address = server.url + SECRET_PATH;
    const { refresh, later, gone, lines, now } = agency(database, address, join(place.dataDir, "no-such.ics"));
    await refresh();
    if (answer.length === 0 && problem.includes("404")) delete server.answers[SECRET_PATH];
    else server.answers[SECRET_PATH] = answer as never;
    for (let round = 0; round < 2; round++) {
      later(5 * MINUTE_MS);
      await refresh(problem.includes("in time") ? 300 : 10_000);
    }
    expect(await gone("2026-11-17")).toEqual(TUESDAYS_SLOTS);
    const host = new URL(address).host;
    const site = openSite({ database, now, env: { BUSY_CALENDARS: address } });
    const health = await (await site.get("/health/ready")).text();
    expect(health).toContain(`the busy calendar at ${host} can't be read: ${problem}`);
    const doctor = await peakworks(place, ["doctor"], { BUSY_CALENDARS: address });
    expect(doctor.stdout).toMatch(new RegExp(`warn +busy calendar +${host}: ${problem}; read \\d+ minutes? ago`));
    // One line for each calendar, however often it fails, and never its secret.
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain(`"calendar":"no-such.ics","problem":"there is no such file"`);
    expect(lines.join() + health + doctor.stdout + doctor.stderr + JSON.stringify(site.lines)).not.toContain("private-4f1c");
    server.answers[SECRET_PATH] = withEtag(WEDNESDAY, '"3"');
    later(5 * MINUTE_MS);
    await refresh();
    expect(await gone("2026-11-17")).toEqual([]);
    expect(await (await site.get("/health/ready")).text()).not.toContain("busy calendar");
    expect(lines.at(-1)).toContain("can be read again");
  });

  test("are read in full when they were read for other slots than this version offers", async () => {
    const database = await open();
    const server = await startIcsServer({ [SECRET_PATH]: withEtag(TUESDAY, '"1"') });
    const { refresh, later, gone } = agency(database, server.url + SECRET_PATH);
    await refresh();
    const { readFor } = await database.selectFrom("busyCalendars").select("readFor").executeTakeFirstOrThrow();
    // As the version before read it, which had no slot at 9:30.
    await database
      .updateTable("busyCalendars")
      .set({ readFor: readFor.replace(",9:30 AM", "") })
      .execute();
    await database.deleteFrom("busySlots").where("selectedTime", "=", "9:30 AM").execute();
    later(5 * MINUTE_MS);
    await refresh();
    expect(server.asked.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, undefined]);
    expect(await gone("2026-11-17")).toEqual(TUESDAYS_SLOTS);
  });

  test("with an event that can't be counted are read all the same, and the operator hears of it", async () => {
    const place = await newPlace();
    const database = await open(place);
    const impossible = ["DTSTART:20261118T140000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "SUMMARY:Divorce lawyer"];
    const text = icsFile(impossible, ["DTSTART:20261117T140000Z", "DURATION:PT1H"]);
    const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(text, '"1"') });
    const { refresh, gone, now } = agency(database, url + SECRET_PATH);
    await refresh();
    expect([await gone("2026-11-17"), await gone("2026-11-18")]).toEqual([TUESDAYS_SLOTS, TUESDAYS_SLOTS]);
    const remark = "an event repeats in a way that can't be counted, and not every time is blocked: beginning on 2026-11-18";
    const site = openSite({ database, now, env: { BUSY_CALENDARS: url + SECRET_PATH } });
    const health = await (await site.get("/health/ready")).text();
    expect(health).toContain(`\n- the busy calendar at ${new URL(url).host} can't be counted in full: ${remark}\n`);
    await database.updateTable("busyCalendars").set({ readAt: new Date().toISOString() }).execute();
    const doctor = await peakworks(place, ["doctor"], { BUSY_CALENDARS: url + SECRET_PATH });
    expect(doctor.stdout).toContain(remark);
    expect(doctor.stdout + health).not.toContain("lawyer");
  });

  test("on the same host are told apart by their places in the setting, and never by their secrets", async () => {
    const database = await open();
    const { url } = await startIcsServer({});
    const addresses = ["/srv/no-such.ics", `${url}/private-1.ics`, `${url}/private-2.ics`];
    const { refresh, settings, lines } = agency(database, ...addresses);
    await refresh();
    const { host } = new URL(url);
    const names = ["no-such.ics", `${host} (calendar 2)`, `${host} (calendar 3)`];
    expect((await busyStates(database, settings)).map(({ name }) => name)).toEqual(names);
    expect(lines.map((line) => JSON.parse(line).calendar).sort()).toEqual(names.toSorted());
    expect(lines.join()).not.toContain("private");
  });

  test("may redirect, ask for a name and a password, and be a file", async () => {
    const database = await open();
    const server = await startIcsServer({
      "/moved.ics": redirectTo(SECRET_PATH),
      [SECRET_PATH]: (asked, response) =>
        asked.headers.authorization === `Basic ${Buffer.from("sam:pass word").toString("base64")}`
          ? withEtag(TUESDAY, '"1"')(asked, response)
          : response.writeHead(401).end(),
    });
    const file = join(mkdtempSync(join(tmpdir(), "peakworks-")), "own.ics");
    writeFileSync(file, WEDNESDAY);
    const { refresh, gone, later } = agency(database, `${server.url.replace("://", "://sam:pass%20word@")}/moved.ics`, file);
    await refresh();
    expect([await gone("2026-11-17"), (await gone("2026-11-18"))?.length]).toEqual([TUESDAYS_SLOTS, SLOT_TIMES.length]);
    writeFileSync(file, icsFile());
    utimesSync(file, 1, 1);
    later(5 * MINUTE_MS);
    await refresh();
    expect(await gone("2026-11-18")).toEqual([]);
  });
});

test("a running site reads them by itself", async () => {
  const { url } = await startIcsServer({ [SECRET_PATH]: withEtag(ALWAYS, '"1"') });
  const { dataDir } = await folderOfStartedSite();
  const { port } = await listening(start({ DATA_DIR: dataDir, BUSY_CALENDARS: url + SECRET_PATH }));
  const free = async () => {
    const { data } = await (await fetch(`http://127.0.0.1:${port}/api/availability`)).json();
    return data.days.flatMap(({ slots }: { slots: { free: boolean }[] }) => slots.filter(({ free }) => free)).length;
  };
  await expect.poll(free).toBe(0);
});
