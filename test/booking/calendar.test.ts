import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { closeHours } from "../../app/booking/data/calendar/closings.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { WHOLE_DAY } from "../../app/booking/rules/closings.ts";
import type { Database } from "../../app/database/database.server.ts";
import { readSettings } from "../../app/site/settings.ts";
import { addDays, dayIn } from "../../app/time/dates.ts";
import { holidaysBetween } from "../../app/time/holidays.ts";
import { weekdayOf } from "../../app/time/month.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { textOf } from "../harness/html.ts";
import { peakworks } from "../harness/peakworks.ts";
import { openSite } from "../harness/site.ts";

/** How many slots a day has before the noon hour. */
const BEFORE_NOON = SLOT_TIMES.findIndex((time) => time.endsWith("PM"));
const nowAndSettings = { now, settings };
const tokenOf = async (database: Database) => {
  const { payload } = await database.selectFrom("outbox").select("payload").where("kind", "=", "acknowledgement").executeTakeFirstOrThrow();
  return /manage\?token=([\w-]+)/.exec(JSON.stringify(payload))?.[1] ?? "";
};

describeOnSqlite("a closed day", ({ open, newPlace }) => {
  test("can't be booked or moved to, and the alternatives aren't on it", async () => {
    const database = await open();
    await requestBooking(database, { ...request, selectedDate: "2026-11-18" }, nowAndSettings);
    expect(await closeHours(database, ["2026-11-17"], WHOLE_DAY, "Retreat")).toBeUndefined();
    expect(await requestBooking(database, request, nowAndSettings)).toMatchObject({
      kind: "taken",
      alternatives: [{ selectedDate: "2026-11-16", selectedTime: SLOT_TIMES.at(-1) }, {}, {}],
    });
    const token = await tokenOf(database);
    const moved = await moveBooking(database, token, { selectedDate: "2026-11-17", selectedTime: "1:00 PM" }, nowAndSettings);
    expect(moved).toMatchObject({ kind: "taken", alternatives: { length: 3 } });
    if (moved.kind === "taken") expect(moved.alternatives.filter(({ selectedDate }) => selectedDate === "2026-11-17")).toEqual([]);
    // What was booked before stays, and can be canceled.
    expect(await cancelBooking(database, token, nowAndSettings)).toMatchObject({ kind: "cancelled" });
  });

  test("reads as closed on the page and in the endpoint, in another process within a second", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    let moment = now.getTime();
    const { get } = openSite({ database, now: () => new Date(moment), env: { HOLIDAYS: "us" } });
    const page = async () => textOf(await (await get("/contact")).text());
    expect(await page()).toContain("Thursday, November 26, 2026 (closed: Thanksgiving Day)");
    expect(await page()).not.toContain("Retreat");
    await closeHours(another, ["2026-11-17"], WHOLE_DAY, "Retreat");
    await closeHours(another, ["2026-11-18"], { start: 13 * 60, end: 17 * 60 }, "");
    await closeHours(another, ["2026-11-19"], WHOLE_DAY, "");
    moment += 1_000;
    await expect.poll(page).toContain("Tuesday, November 17, 2026 (closed: Retreat)");
    const shown = await page();
    expect(shown).toContain(`November 18, 2026: ${SLOT_TIMES.slice(BEFORE_NOON).join(", ")}`);
    expect(shown).toContain("November 19, 2026 (closed)");
    const { data } = await (await get("/api/availability?from=2026-11-17&to=2026-11-18")).json();
    expect(
      data.days.map(({ date, closed, slots }: Record<string, never[]>) => [date, closed, slots?.filter(({ free }) => free).length]),
    ).toEqual([
      ["2026-11-17", "Retreat", 0],
      ["2026-11-18", undefined, BEFORE_NOON],
    ]);
  });

  test("a holiday is closed with its name, by a POST too", async () => {
    const database = await open();
    const { post } = openSite({ database, env: { HOLIDAYS: "us" } });
    const send = (selectedDate: string) =>
      post("/api/send-booking-notification", JSON.stringify({ ...request, selectedDate }), { "content-type": "application/json" });
    const refused = await send("2026-11-26");
    const { error } = await refused.json();
    expect([refused.status, error.code, error.closed, error.message]).toEqual([
      409,
      "slot_taken",
      true,
      "We're closed then: see `alternatives`.",
    ]);
    const page = await post("/contact", new URLSearchParams({ ...request, selectedDate: "2026-11-26", website: "" }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
    const shown = textOf(await page.text());
    expect(shown).toContain("We're closed then");
    expect(shown).not.toContain("just taken");
    expect((await send("2026-11-27")).status).toBe(201);
  });
});

describeOnSqlite("the shortest notice", ({ open }) => {
  test("refuses a call that is too soon, and a move to one", async () => {
    const database = await open();
    // 7:30 AM in New York on that Tuesday.
    const soon = { now: new Date("2026-11-17T12:30:00Z"), settings };
    await requestBooking(database, { ...request, selectedDate: "2026-11-20" }, nowAndSettings);
    expect(await requestBooking(database, request, soon)).toMatchObject({
      kind: "taken",
      alternatives: [{ selectedDate: "2026-11-17", selectedTime: "10:00 AM" }, {}, {}],
    });
    expect(
      await moveBooking(database, await tokenOf(database), { selectedDate: "2026-11-17", selectedTime: "9:30 AM" }, soon),
    ).toMatchObject({
      kind: "taken",
    });
    const eager = { ...soon, settings: { ...settings, ...readSettings({ SHORTEST_NOTICE: "0" }), siteUrl: settings.siteUrl } };
    expect(await requestBooking(database, request, eager)).toMatchObject({ kind: "booked" });
  });
});

describeOnSqlite("./peakworks calendar", ({ open, newPlace }) => {
  test("lists a holiday that was opened", async () => {
    const place = await newPlace();
    await open(place);
    const run = (...words: string[]) => peakworks(place, ["calendar", ...words], { HOLIDAYS: "us" });
    const year = new Date().getUTCFullYear() + (dayIn(settings.timeZone, new Date()).slice(5) > "07-01" ? 1 : 0);
    // Independence Day on the day it's observed.
    const [day = ""] = /^\S+(?=.*Independence)/m.exec((await run("list")).stdout) ?? [];
    expect(day.slice(0, 4)).toBe(String(year));
    expect((await run("open", day, "13:00-17:00")).code).toBe(0);
    expect((await run("list")).stdout).toMatch(new RegExp(`^${day} +13:00-17:00 +open on Independence Day`, "m"));
  });

  const today = dayIn(settings.timeZone, new Date());
  const monday = addDays(today, 8 - weekdayOf(today));
  const [tuesday, wednesday, friday] = [addDays(monday, 1), addDays(monday, 2), addDays(monday, 4)];

  test("closes and opens days and hours, lists them, names the calls in the way and shows two weeks", async () => {
    const place = await newPlace();
    const database = await open(place);
    const run = (...words: string[]) => peakworks(place, ["calendar", ...words]);
    expect(await run("list")).toEqual({ code: 0, stdout: "", stderr: "Nothing is closed in the next 12 months.\n" });
    await requestBooking(
      database,
      { ...request, selectedDate: tuesday, companyName: "A Company with a long name" },
      { now: new Date(), settings },
    );
    const [call] = await listBookings(database);
    const closed = await run("close", `${monday}..${friday}`, "Retreat");
    expect(closed).toMatchObject({ code: 0, stderr: expect.stringContaining(`Closed: ${monday}..${friday}, all day.`) });
    expect(closed.stdout).toMatch(new RegExp(`^${call?.id} +${tuesday} +9:00 AM +requested +A Company`));
    expect((await run("list")).stdout).toBe(`${monday}..${friday}  all day  Retreat\n`);

    const again = await run("close", wednesday, "13:00-14:00", "Dentist");
    expect(again).toMatchObject({ code: 2, stdout: "" });
    expect(again.stderr).toContain(`${wednesday} is already closed, all day (Retreat). Nothing was changed`);
    expect((await run("open", wednesday, "13:00-17:00")).code).toBe(0);
    expect((await run("list")).stdout.split("\n")).toEqual([
      `${monday}..${tuesday}  all day      Retreat`,
      `${wednesday}              00:00-13:00  Retreat`,
      `${wednesday}              17:00-24:00  Retreat`,
      `${addDays(monday, 3)}..${friday}  all day      Retreat`,
      "",
    ]);
    const { stdout } = await run("show");
    expect(stdout).toMatch(/^ +9:00 AM .*closed +A Company with …\? +closed/m);
    expect(stdout).toMatch(/^ +1:00 PM .*closed +closed +free +closed +closed/m);

    expect((await run("open", `${monday}..${friday}`)).code).toBe(0);
    expect(await run("open", monday)).toMatchObject({ code: 2, stderr: expect.stringContaining("nothing is closed then") });
    expect(await run("close", `${friday}..${monday}`)).toMatchObject({ code: 2, stderr: expect.stringContaining("did you mean") });
    expect((await run("list")).stdout).toBe("");
  });

  test("opens a holiday, part of one, and closes it again", async () => {
    const place = await newPlace();
    const database = await open(place);
    // The command has the real clock.
    const [[holiday, name]] = [...holidaysBetween(addDays(today, 1), addDays(today, 120), "us")] as [[string, string]];
    const run = (...words: string[]) => peakworks(place, ["calendar", ...words], { HOLIDAYS: "us" });
    const listed = async () =>
      (await run("list")).stdout
        .replace(/ +/g, " ")
        .split("\n")
        .filter((line) => line.startsWith(holiday));
    expect(await listed()).toEqual([expect.stringContaining("all day")]);
    for (let press = 0; press < 2; press++) await run("open", holiday, "9:00-12:00");
    expect(await listed()).toEqual([
      expect.stringContaining("00:00-09:00"),
      expect.stringContaining(`09:00-12:00 open on ${name}`),
      expect.stringContaining("12:00-24:00"),
    ]);
    const early = { now: new Date(`${addDays(holiday, -10)}T12:00:00Z`), settings: { ...settings, holidays: "us" as const } };
    const at = (selectedTime: "11:30 AM" | "1:00 PM") =>
      requestBooking(database, { ...request, selectedDate: holiday, selectedTime }, early);
    expect([(await at("11:30 AM")).kind, (await at("1:00 PM")).kind]).toEqual(["booked", "taken"]);
    await run("open", holiday);
    expect(await listed()).toEqual([expect.stringContaining(`all day open on ${name}`)]);
    await run("close", holiday, "Hangover");
    expect(await listed()).toEqual([expect.stringMatching(/all day +Hangover/)]);
  });
});
