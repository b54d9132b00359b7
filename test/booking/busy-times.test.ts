import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { busyTimes } from "../../app/booking/busy/busy-times.ts";
import { runWithin } from "../../app/booking/busy/run-within.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { icsFile } from "../harness/ics-server.ts";

const timeZone = "America/New_York";
const options = (from = "2026-11-15", to = "2027-01-16") => ({
  from: Date.parse(`${from}T05:00:00Z`),
  to: Date.parse(`${to}T05:00:00Z`),
  timeZone,
  isOwn: (uid: string) => uid === "own@example.com",
  runWithin,
});

/** 'start/end' of each busy time, in UTC and without seconds. */
function busy(text: string, window = options()) {
  const short = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  return busyTimes(text, window).times.map(({ start, end }) => `${short(start)}/${short(end)}`);
}

describe("an event", () => {
  const nine = "2026-11-17T14:00/2026-11-17T15:00";

  test.each([
    ["in UTC", ["DTSTART:20261117T140000Z", "DTEND:20261117T150000Z"]],
    ["in a zone without a definition", ["DTSTART;TZID=America/Chicago:20261117T080000", "DTEND;TZID=America/Chicago:20261117T090000"]],
    ["in a zone as Outlook names it", ["DTSTART;TZID=Eastern Standard Time:20261117T090000", "DURATION:PT1H"]],
    ["in two zones", ["DTSTART;TZID=W. Europe Standard Time:20261117T150000", "DTEND;TZID=America/New_York:20261117T100000"]],
    ["without a zone, on the agency's clock", ["DTSTART:20261117T090000", "DTEND:20261117T100000"]],
  ])("%s", (_, lines) => {
    expect(busy(icsFile(lines))).toEqual([nine]);
  });

  test("in a zone that only the file defines, in winter and in summer time", () => {
    const definition = `BEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\n`;
    const text = icsFile(
      ["DTSTART;TZID=Customized Time Zone:20261117T090000", "DURATION:PT1H"],
      ["DTSTART;TZID=Customized Time Zone:20261030T090000", "DURATION:PT1H"],
    ).replace("BEGIN:VEVENT", `${definition}BEGIN:VEVENT`);
    expect(busy(text, options("2026-10-01"))).toEqual(["2026-10-30T13:00/2026-10-30T14:00", nine]);
  });

  test("in an unknown zone counts on the agency's clock, with a remark", () => {
    const { times, remarks } = busyTimes(icsFile(["DTSTART;TZID=Moon/Base:20261117T090000", "DURATION:PT1H"]), options());
    expect(times).toHaveLength(1);
    expect(remarks).toEqual(["times in the unknown zone 'Moon/Base' are read in America/New_York (1)"]);
  });

  test("of whole days runs from midnight to midnight, over a clock change too", () => {
    expect(busy(icsFile(["DTSTART;VALUE=DATE:20261126"]))).toEqual(["2026-11-26T05:00/2026-11-27T05:00"]);
    expect(busy(icsFile(["DTSTART;VALUE=DATE:20261031", "DTEND;VALUE=DATE:20261103"]), options("2026-10-01"))).toEqual([
      "2026-10-31T04:00/2026-11-03T05:00",
    ]);
    expect(busy(icsFile(["DTSTART;VALUE=DATE:20270313", "DURATION:P3D"]), options("2026-11-15", "2027-04-01"))).toEqual([
      "2027-03-13T05:00/2027-03-16T04:00",
    ]);
  });

  test.each([
    ["is free time", "TRANSP:TRANSPARENT"],
    ["is canceled", "STATUS:CANCELLED"],
    ["is marked free by Outlook", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
  ])("that %s takes nothing", (_, line) => {
    expect(busy(icsFile(["DTSTART:20261117T140000Z", "DURATION:PT1H", line]))).toEqual([]);
  });

  test("without a length, of this site's own, and outside of the window takes nothing", () => {
    expect(busy(icsFile(["DTSTART:20261117T140000Z"]))).toEqual([]);
    expect(busy(icsFile(["DTSTART:20261117T140000Z", "DURATION:PT1H"]).replace("0@example.com", "own@example.com"))).toEqual([]);
    expect(busy(icsFile(["DTSTART:20251117T140000Z", "DURATION:PT1H"], ["DTSTART:20291117T140000Z", "DURATION:PT1H"]))).toEqual([]);
  });

  test("that can't be read is left out with a remark, and the others count", () => {
    const text = icsFile(["DTSTART:garbage"], ["SUMMARY:no start"], ["DTSTART:20261117T140000Z", "DURATION:PT1H"]);
    expect(busy(text)).toEqual([nine]);
    expect(busyTimes(text, options()).remarks).toEqual(["events that can't be read are left out (2)"]);
  });
});

describe("a series", () => {
  const weekly = ["DTSTART;TZID=America/New_York:20261020T090000", "DURATION:PT30M"];

  test("keeps its wall-clock time when the clocks change, in fall and in spring", () => {
    const text = icsFile([...weekly, "RRULE:FREQ=WEEKLY"]);
    expect(busy(text, options("2026-10-26", "2026-11-12")).map((time) => time.slice(0, 16))).toEqual([
      "2026-10-27T13:00",
      "2026-11-03T14:00",
      "2026-11-10T14:00",
    ]);
    expect(busy(text, options("2027-03-08", "2027-03-18")).map((time) => time.slice(0, 16))).toEqual([
      "2027-03-09T14:00",
      "2027-03-16T13:00",
    ]);
  });

  test.each([
    ["until a moment in UTC, its last one included", ["RRULE:FREQ=WEEKLY;UNTIL=20261124T140000Z"], ["17", "24"]],
    ["until a day, that day included", ["RRULE:FREQ=WEEKLY;UNTIL=20261124"], ["17", "24"]],
    ["that is counted", ["RRULE:FREQ=WEEKLY;COUNT=6"], ["17", "24"]],
    ["without one of them, by its own zone", ["RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE;TZID=America/New_York:20261117T090000"], ["24"]],
    ["without one of them, by another zone", ["RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE:20261117T140000Z"], ["24"]],
    ["without one of them, by its day", ["RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE;VALUE=DATE:20261124"], ["17"]],
    ["with one more", ["RRULE:FREQ=WEEKLY;COUNT=5", "RDATE;TZID=America/New_York:20261119T090000"], ["17", "19"]],
    ["on the third Tuesday", ["RRULE:FREQ=MONTHLY;BYDAY=3TU;COUNT=2"], ["17"]],
  ])("%s", (_, lines, days) => {
    expect(busy(icsFile([...weekly, ...lines])).map((time) => time.slice(8, 10))).toEqual(days);
  });

  test("with a moved, a canceled and a freed occurrence", () => {
    const other = (day: string, ...lines: string[]) => [`RECURRENCE-ID;TZID=America/New_York:202611${day}T090000`, ...lines];
    const text = icsFile(
      [...weekly, "RRULE:FREQ=WEEKLY;UNTIL=20261209T000000Z"],
      other("17", "DTSTART;TZID=America/New_York:20261119T130000", "DURATION:PT30M"),
      other("24", "DTSTART;TZID=America/New_York:20261124T090000", "DURATION:PT30M", "STATUS:CANCELLED"),
    ).replace(/UID:\d@/g, "UID:0@");
    expect(busy(text)).toEqual([
      "2026-11-19T18:00/2026-11-19T18:30",
      "2026-12-01T14:00/2026-12-01T14:30",
      "2026-12-08T14:00/2026-12-08T14:30",
    ]);
  });

  test("of whole days, with one taken out by midnight as Exchange does it", () => {
    const text = icsFile(["DTSTART;VALUE=DATE:20261116", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=Eastern Standard Time:20261117T000000"]);
    expect(busy(text)).toEqual(["2026-11-16T05:00/2026-11-17T05:00", "2026-11-18T05:00/2026-11-19T05:00"]);
  });

  test("since long ago has the same days as one counted by hand", () => {
    const first = Date.UTC(2011, 2, 1, 15);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("DAILY", "WEEKLY"),
        (offset, interval, freq) => {
          const start = first + offset * DAY_MS;
          const stamp = new Date(start).toISOString().replace(/[-:]|\.\d+/g, "");
          const window = options();
          const period = interval * (freq === "DAILY" ? 1 : 7) * DAY_MS;
          const expected = [];
          for (let day = start; day < window.to; day += period) if (day + HOUR_MS > window.from) expected.push(day);
          const { times } = busyTimes(icsFile([`DTSTART:${stamp}`, "DURATION:PT1H", `RRULE:FREQ=${freq};INTERVAL=${interval}`]), window);
          expect(times.map((time) => time.start)).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });

  const meeting = ["DTSTART:20261117T140000Z", "DURATION:PT1H"];
  const weekday = ["DTSTART:20261102T150000Z", "DURATION:PT30M", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"];

  test.each([
    ["on February 30", ["DTSTART:20261118T140000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]],
    ["every second", ["DTSTART:20261118T140000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY"]],
    ["every minute, with a count", ["DTSTART:20261118T140000Z", "DURATION:PT1H", "RRULE:FREQ=MINUTELY;COUNT=2000000000"]],
  ])("%s blocks its first time, is named by its day, and leaves the others alone", (_, lines) => {
    const text = icsFile(lines, meeting, weekday);
    const alone = busy(icsFile(meeting, weekday));
    const { times, remarks } = busyTimes(text, options());
    expect(times).toContainEqual(expect.objectContaining({ start: Date.parse("2026-11-18T14:00:00Z") }));
    for (const time of alone) {
      const start = Date.parse(`${time.slice(0, 16)}Z`);
      expect(times.some((busy) => busy.start <= start && busy.end > start)).toBe(true);
    }
    expect(remarks).toEqual(["an event repeats in a way that can't be counted, and not every time is blocked: beginning on 2026-11-18"]);
  });

  test("ten that repeat every minute take nothing from a meeting on every weekday", () => {
    const minutely = ["DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY"];
    const ten = Array.from({ length: 10 }, () => minutely);
    // Only the first has all of its time: whoever came before the meeting would take it.
    const hurried = () => {
      let count = 0;
      return { ...options(), runWithin: <Result>(ms: number, work: () => Result) => runWithin(count++ === 0 ? ms : 1, work) };
    };
    const starts = (text: string) =>
      new Set(
        busyTimes(text, hurried())
          .times.filter(({ end, start }) => end - start >= 1_800_000)
          .map(({ start }) => start),
      );
    expect(starts(icsFile(...ten, weekday)).size).toBe(starts(icsFile(weekday)).size);
    expect(busyTimes(icsFile(...ten), hurried()).remarks).toEqual([
      "10 events repeat in a way that can't be counted, and not every time is blocked: beginning on 2020-01-01, …",
    ]);
  });

  test("when a file's time is used up, what's left blocks its first times and is named", () => {
    const ended = {
      ...options(),
      runWithin: () => {
        throw new Error("no time");
      },
    };
    const { times, remarks } = busyTimes(icsFile(weekday.with(0, "DTSTART:20261119T150000Z"), meeting), ended);
    expect(times.map(({ start }) => new Date(start).toISOString())).toEqual(["2026-11-17T14:00:00.000Z", "2026-11-19T15:00:00.000Z"]);
    expect(remarks).toEqual([expect.stringContaining("beginning on 2026-11-19")]);
  });

  test("in a zone whose definition never ends counts on the agency's clock, with a remark", () => {
    const definition =
      "BEGIN:VTIMEZONE\r\nTZID:Endless\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n";
    const text = icsFile(["DTSTART;TZID=Endless:20261117T090000", "DURATION:PT1H"]).replace("BEGIN:VEVENT", `${definition}BEGIN:VEVENT`);
    expect(busy(text)).toEqual(["2026-11-17T14:00/2026-11-17T15:00"]);
    expect(busyTimes(text, options()).remarks).toEqual(["times in the unknown zone 'Endless' are read in America/New_York (1)"]);
  });
});

test("files of several calendars, with a byte order mark, and empty ones are read", () => {
  const one = icsFile(["DTSTART:20261117T140000Z", "DURATION:PT1H"]);
  const two = icsFile(["DTSTART:20261117T143000Z", "DURATION:PT1H"]);
  expect(busy(`\ufeff${one}${two}`)).toEqual(["2026-11-17T14:00/2026-11-17T15:30"]);
  expect(busy(icsFile())).toEqual([]);
});

test.each([
  ["", "isn't an iCalendar file"],
  ["<!doctype html><title>Log in</title>", "isn't an iCalendar file"],
  ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:cut", "broken"],
  ["BEGIN:VCALENDAR\r\nno colon here\r\nEND:VCALENDAR\r\n", "broken"],
])("%j is answered in words", (text, words) => {
  expect(() => busyTimes(text, options())).toThrow(words);
});
