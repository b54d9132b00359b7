import { expect, test } from "vitest";
import { recordCalendar } from "../../app/booking/busy/store.server.ts";
import { HALF_HOURS, SLOT_MINUTES, SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { hashOfToken } from "../../app/tokens/stored-token.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import {
  askForCall,
  type Browser,
  type Desk,
  formTokenIn,
  hiddenIn,
  later,
  openBrowser,
  openDesk,
  openSignedIn,
  signIn,
} from "../harness/desk.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { PAYLOAD_GROUPS } from "../harness/xss-payloads.ts";

const CALENDAR = "/desk/calendar";
const HOURS = "/desk/calendar/hours";
const FEED = "/desk/calendar/feed";
const FRIDAY = "2026-11-20";
const MONDAY = "2026-11-23";
const WHOLE = { startMinute: 0, endMinute: 1440 };
const BUSY_CALENDAR = "https://calendar.example/private-4f1c/basic.ics";

const ALL = SLOT_TIMES.length;
/** From one hour of the day up to another. */
const slotsIn = (from: number, to: number) =>
  SLOT_TIMES.map((time) => (HALF_HOURS.indexOf(time) * SLOT_MINUTES) / 60).filter((hour) => hour >= from && hour < to).length;

const page = async (browser: Browser, path: string) => (await browser.get(path)).text();
const read = async (browser: Browser, path: string) => textOf(await page(browser, path));
const acts = async (site: Desk) =>
  (await site.database.selectFrom("deskLog").select("what").execute())
    .map(({ what }) => what)
    .filter((what) => !what.startsWith("signed"))
    .sort();

/** How many times of a day visitors can book, as the public endpoint says. */
async function free(site: Desk, day: string) {
  const { data } = await (await site.get(`/api/availability?from=${day}&to=${day}`)).json();
  return data.days[0]?.slots.filter((slot: { free: boolean }) => slot.free).length;
}

const publicPage = async (site: Desk) => textOf(await (await site.get("/contact")).text());

describeOnBothEngines("the desk's calendar", ({ open, newPlace, engine }) => {
  const openCalendar = async (env: Record<string, string> = {}) => openSignedIn({ database: await open(), env });

  test("one press closes a day on the public site at once, and one opens it again", async () => {
    const { site, browser } = await openCalendar();
    expect(await publicPage(site)).not.toContain("November 20, 2026 (closed");
    expect(await free(site, FRIDAY)).toBe(ALL);
    const closed = await browser.press(CALENDAR, CALENDAR, { do: "close", first: FRIDAY, week: "2026-11-16" });
    expect([closed.status, closed.headers.get("location")]).toEqual([303, `${CALENDAR}?said=closed&first=${FRIDAY}&week=2026-11-16`]);
    // The clock hasn't moved, so nothing but the press itself can have told the kept page.
    expect(await publicPage(site)).toContain("Friday, November 20, 2026 (closed)");
    expect(await free(site, FRIDAY)).toBe(0);
    const told = await read(browser, closed.headers.get("location") ?? "");
    expect(told).toContain("Closed: Friday, November 20, 2026, all day.");
    expect(told).toContain("Open it again");
    // A second press, on a page that's still open, changes nothing.
    expect((await browser.press(CALENDAR, CALENDAR, { do: "close", first: FRIDAY })).status).toBe(303);
    expect((await browser.press(CALENDAR, CALENDAR, { do: "open", first: FRIDAY })).status).toBe(303);
    expect(await publicPage(site)).not.toContain("November 20, 2026 (closed");
    expect(await free(site, FRIDAY)).toBe(ALL);
    // A page whose address tells of it doesn't tell what's no longer so.
    expect(await read(browser, closed.headers.get("location") ?? "")).not.toContain("Closed:");
    expect((await browser.press(CALENDAR, CALENDAR, { do: "open", first: FRIDAY })).status).toBe(409);
    expect(await acts(site)).toEqual(["days-closed", "days-opened"]);
  });

  test("another reason for a closed day isn't taken for done, and what a button opens beyond the last press, it says", async () => {
    const { browser } = await openCalendar();
    const close = (fields: Record<string, string>) => browser.press(CALENDAR, CALENDAR, { do: "close", first: FRIDAY, ...fields });
    await close({ hours: "some", from: "12:00", to: "13:00", reason: "Lunch" });
    const rest = await close({ reason: "Fishing" });
    expect(await read(browser, rest.headers.get("location") ?? "")).toContain("Open all of it, also what was closed before");
    const other = await close({ reason: "Hunting" });
    expect(other.status).toBe(409);
    expect(textOf(await other.text())).toContain("(Fishing) is closed already.");
  });

  test("a button that's pressed several times at the same moment closes the day once", async () => {
    const place = await newPlace();
    const openOne = async () => openDesk({ database: await open(place), env: { RATE_LIMIT: "off" } });
    const sites = [await openOne(), await openOne(), await openOne()] as const;
    const { cookie } = await signIn(sites[0]);
    const browsers = sites.map((site) => Object.assign(openBrowser(site), { cookie }));
    const forms: string[] = [];
    for (const browser of browsers) forms.push(formTokenIn(await page(browser, CALENDAR)));
    const press = (i: number) => browsers[i]?.post(CALENDAR, { form: forms[i] ?? "", do: "close", first: FRIDAY });
    // Connections of one process would wait for each other forever on SQLite, which has one writer anyway.
    const answers = engine === "postgres" ? await Promise.all([0, 1, 2].map(press)) : [await press(0), await press(1), await press(2)];
    expect(answers.map((answer) => answer?.status)).toEqual([303, 303, 303]);
    expect(await sites[0].database.selectFrom("calendarChanges").select("day").execute()).toEqual([{ day: FRIDAY }]);
  });

  test("a day's page: unknown ones are 404, past ones can only be read", async () => {
    const { browser } = await openCalendar();
    for (const day of ["x", "2026-02-30", "2026-11"]) {
      expect((await browser.get(`${CALENDAR}/${day}`)).status, day).toBe(404);
      expect((await browser.press(CALENDAR, `${CALENDAR}/${day}`, { do: "close" })).status, day).toBe(404);
    }
    const past = `${CALENDAR}/2026-11-13`;
    expect(await read(browser, past)).toContain("This day has passed.");
    expect(await page(browser, past)).not.toContain('value="close"');
    expect((await browser.press(CALENDAR, past, { do: "close" })).status).toBe(422);
    expect(await read(browser, `${CALENDAR}/2026-11-21`)).toContain("You have no hours on this day");
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("the weeks say what every time is, and lead to each call and day", async () => {
    const { site, browser } = await openCalendar({ HOLIDAYS: "us", BUSY_CALENDARS: BUSY_CALENDAR });
    await askForCall(site, { selectedDate: "2026-11-18", selectedTime: "9:00 AM" });
    const [{ id = "" } = {}] = await site.database.selectFrom("bookings").select("id").execute();
    const calendar = hashOfToken(BUSY_CALENDAR);
    await site.database.insertInto("busyCalendars").values({ calendar, checkedAt: null, readAt: null, claimedUntil: null }).execute();
    const slots = [{ selectedDate: "2026-11-19", selectedTime: "1:00 PM" as const }];
    await recordCalendar(site.database, calendar, { slots, readAt: site.clock.now.toISOString(), problem: "" }, site.clock.now);
    const shown = await read(browser, CALENDAR);
    expect(shown).toContain("? 9:00 AM Ridge Roofing · needs an answer");
    expect(shown).toContain("■ 1:00 PM busy elsewhere");
    expect(shown).toContain("closed: Thanksgiving Day");
    expect(shown).toMatch(/Today · \d+ free/);
    expect(shown).toContain("calendar.example last read Monday, November 16, 2026 at 12:00 PM EST");
    expect(shown).not.toContain("private-4f1c");
    const html = await page(browser, CALENDAR);
    expect(html).toContain(`href="/desk/calls/${id}"`);
    expect(html).toContain('href="/desk/calendar/2026-11-18#close"');
    await browser.press("/desk", `/desk/calls/${id}`, { do: "confirm" });
    expect(await read(browser, CALENDAR)).toContain("✓ 9:00 AM Ridge Roofing · confirmed");
    await recordCalendar(site.database, calendar, { problem: "it answers 404" }, site.clock.now);
    const failed = await read(browser, CALENDAR);
    expect(failed).toContain("Can't be read now: it answers 404.");
    expect(failed).toContain("■ 1:00 PM busy elsewhere");
  });

  test("goes as far as visitors can book, and no further back than today", async () => {
    const { browser } = await openCalendar();
    const first = await page(browser, CALENDAR);
    expect(first).toContain(`href="${CALENDAR}?week=2026-11-23"`);
    expect(first).not.toContain(">Earlier<");
    expect(first).toContain("No calendar of yours is connected.");
    for (const odd of ["1999-01-01", "x", "2026-02-30"])
      expect(await page(browser, `${CALENDAR}?week=${odd}`)).toContain("week=2026-11-23");
    const last = await page(browser, `${CALENDAR}?week=2031-01-01`);
    expect(last).not.toContain(">Later<");
    // 60 days from that Monday.
    expect(last).toContain('href="/desk/calendar/2027-01-15"');
    expect(textOf(last)).toContain("not bookable yet");
  });

  test("a day with calls names them before and after it's closed, and they stay", async () => {
    const { site, browser } = await openCalendar();
    const path = `${CALENDAR}/${FRIDAY}`;
    await askForCall(site, { selectedDate: FRIDAY, selectedTime: "10:00 AM" });
    await askForCall(site, { selectedDate: FRIDAY, selectedTime: "2:00 PM", companyName: "Pipe & Sons" });
    const before = await read(browser, path);
    expect(before).toContain("These 2 calls stay on.");
    expect(before).toContain("Friday, November 20, 2026 at 2:00 PM: Pipe & Sons");
    const closed = await browser.press(path, path, { do: "close", reason: "  Family\n day " });
    expect([closed.status, closed.headers.get("location")]).toEqual([303, `${path}?said=closed`]);
    const after = await read(browser, closed.headers.get("location") ?? "");
    expect(after).toContain("Closed: Friday, November 20, 2026, all day.");
    expect(after).toContain("These 2 calls stay on.");
    expect(after).toContain("all day: Family day Open all day");
    const statuses = await site.database.selectFrom("bookings").select("status").execute();
    expect(statuses).toEqual([{ status: "requested" }, { status: "requested" }]);
    expect(await publicPage(site)).toContain("(closed: Family day)");
  });

  test("hours of a day: closed, in the way, the rest, opened one by one; what was typed comes back", async () => {
    const { site, browser } = await openCalendar();
    const path = `${CALENDAR}/${FRIDAY}`;
    const press = (fields: Record<string, string>) => browser.press(path, path, fields);
    const some = { do: "close", hours: "some", reason: "Dentist" };
    for (const [from, to, says] of [
      ["", "", "Fill in both times"],
      ["13:00", "", "Fill in both times"],
      ["15:00", "13:00", "That ends before it begins."],
    ] as const) {
      const wrong = await press({ ...some, from, to });
      expect(wrong.status).toBe(422);
      const html = await wrong.text();
      expect(textOf(html)).toContain(says);
      expect(html).toContain('value="Dentist"');
      expect(html).toContain('aria-describedby="some-from-error"');
    }
    expect((await press({ ...some, from: "13:00", to: "15:00", reason: "x".repeat(61) })).status).toBe(422);
    expect(await free(site, FRIDAY)).toBe(ALL);
    expect((await press({ ...some, from: "13:00", to: "15:00" })).status).toBe(303);
    expect(await free(site, FRIDAY)).toBe(ALL - slotsIn(13, 15));
    const again = await press({ ...some, from: "14:00", to: "16:00" });
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain("Friday, November 20, 2026, 1:00 PM to 3:00 PM (Dentist) is closed already.");
    // The whole day is one press all the same.
    expect((await press({ do: "close" })).status).toBe(303);
    expect(await free(site, FRIDAY)).toBe(0);
    expect((await press({ do: "open", from: "13:00", to: "15:00" })).status).toBe(303);
    expect(await free(site, FRIDAY)).toBe(slotsIn(13, 15));
    // Midnight in a time field is the day's end.
    expect((await press({ do: "open", from: "15:00", to: "00:00" })).status).toBe(303);
    expect(await free(site, FRIDAY)).toBe(slotsIn(13, 24));
    expect((await press({ do: "burn" })).status).toBe(422);
    // The address says which day.
    await press({ do: "close", first: "2026-11-23", last: "2026-11-27" });
    expect([await free(site, FRIDAY), await free(site, "2026-11-24")]).toEqual([0, ALL]);
  });

  test("several days, a holiday, and days that can't be closed", async () => {
    const { site, browser } = await openCalendar({ HOLIDAYS: "us" });
    const press = (fields: Record<string, string>) => browser.press(CALENDAR, CALENDAR, fields);
    const week = { first: "2026-11-23", last: "2026-11-27" };
    await askForCall(site, { selectedDate: "2026-11-24", selectedTime: "9:00 AM" });
    const closed = await press({ do: "close", ...week, from: "09:00", to: "12:00", reason: "Training" });
    expect(closed.status).toBe(303);
    expect(await free(site, "2026-11-23")).toBe(ALL - slotsIn(9, 12));
    const told = await read(browser, closed.headers.get("location") ?? "");
    expect(told).toContain("Monday, November 23, 2026 to Friday, November 27, 2026, 9:00 AM to 12:00 PM");
    expect(told).toContain("This call stays on.");
    expect(await free(site, "2026-11-26")).toBe(0);
    expect((await press({ do: "open", ...week })).status).toBe(303);
    expect([await free(site, "2026-11-23"), await free(site, "2026-11-26")]).toEqual([ALL, ALL]);
    for (const [fields, says] of [
      [{ first: "" }, "Choose a day."],
      [{ first: "2026-02-30" }, "Choose a day."],
      [{ first: "2026-11-15" }, "That day has passed."],
      [{ first: "2026-11-27", last: "2026-11-23" }, "The last day is before the first one."],
      [{ first: "2026-11-23", last: "2028-11-23" }, "That's longer than a year."],
    ] as [Record<string, string>, string][]) {
      const wrong = await press({ do: "close", reason: "Sun & sea", ...fields });
      expect(wrong.status, says).toBe(422);
      const html = await wrong.text();
      expect(textOf(html)).toContain(says);
      expect(html).toContain('value="Sun &amp; sea"');
    }
  });

  test("the weekly hours: shown, set, refused beside their day, and back to usual", async () => {
    const { site, browser } = await openCalendar();
    await askForCall(site, { selectedDate: FRIDAY, selectedTime: "10:00 AM" });
    const usual = await page(browser, HOURS);
    expect(textOf(usual)).toContain("These are the hours the site comes with.");
    expect(usual).toMatch(/name="to-5-1"[^>]*value="16:30"/);
    const monday = { "from-1-0": "08:00", "to-1-0": "10:00", "from-1-1": "22:00", "to-1-1": "00:00" };
    const saved = await browser.press(HOURS, HOURS, monday);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `${HOURS}?said=set`]);
    expect([await free(site, "2026-11-23"), await free(site, FRIDAY)]).toEqual([8, undefined]);
    const told = await read(browser, `${HOURS}?said=set`);
    expect(told).toContain("Saved. The booking page shows it already.");
    expect(told).toContain("This call is outside of these hours.");
    for (const [fields, says] of [
      [{ "from-1-0": "08:15", "to-1-0": "10:00" }, "Calls begin every half hour"],
      [{ "from-1-0": "10:00", "to-1-0": "08:00" }, "That ends before it begins."],
      [{ "from-1-0": "10:00" }, "Fill in both times"],
      [{ "from-1-0": "8 am; Tue", "to-1-0": "10:00" }, "Fill in both times"],
      [{ ...monday, "from-1-1": "09:00" }, "The two parts of this day overlap."],
      [{}, "a week needs at least one time"],
    ] as [Record<string, string>, string][]) {
      const wrong = await browser.press(HOURS, HOURS, { "from-2-0": "", ...fields });
      expect(wrong.status, says).toBe(422);
      const html = await wrong.text();
      expect(textOf(html)).toContain(says);
      if (fields["from-1-0"]) expect(html).toMatch(new RegExp(`name="from-1-0"[^>]*value="${fields["from-1-0"]}"`));
    }
    expect(await free(site, "2026-11-23")).toBe(8);
    // Two tabs: the second doesn't undo what the first saved, and a press on what it says then does.
    const [one, other] = [await browser.open(HOURS), await browser.open(HOURS)];
    expect((await one(HOURS, { ...monday, "from-6-0": "09:00", "to-6-0": "10:00" })).status).toBe(303);
    const mistyped = await (await other(HOURS, { ...monday, "to-1-0": "" })).text();
    const late = await other(HOURS, { ...monday, "to-1-0": "11:00", was: hiddenIn(mistyped, HOURS).was ?? "" });
    expect(late.status).toBe(409);
    const kept = await late.text();
    expect(textOf(kept)).toContain("the hours were changed on another screen");
    expect(kept).toMatch(/name="to-1-0"[^>]*value="11:00"/);
    expect(kept).toMatch(/name="was" value="[^"]*Sat/);
    // The same with a press on the usual hours.
    const stale = await browser.open(HOURS);
    expect((await browser.press(HOURS, HOURS, { ...monday, "from-6-0": "09:00", "to-6-0": "11:00" })).status).toBe(303);
    const refused = await stale(HOURS, { do: "usual" });
    expect([refused.status, await free(site, "2026-11-21")]).toEqual([409, 4]);
    const shown = await refused.text();
    expect(textOf(shown)).toContain("Below is what counts now.");
    expect(shown).toMatch(/name="to-6-0"[^>]*value="11:00"/);
    expect((await browser.press(HOURS, HOURS, { do: "usual" })).headers.get("location")).toBe(`${HOURS}?said=usual`);
    expect(await free(site, "2026-11-23")).toBe(ALL);
    expect(await acts(site)).toEqual(["hours-set", "hours-set", "hours-set", "hours-usual"]);
  });

  test("the feed's address is shown after a fresh sign-in only, works, and ends when it's renewed", async () => {
    const { site, browser } = await openCalendar();
    const addressIn = (html: string) => /https:\S+feed\.ics\?token=[\w-]{43}/.exec(textOf(html))?.[0] ?? "";
    const status = async (address: string) => (await site.get(address.replace(site.settings.siteUrl, ""))).status;
    expect(addressIn(await page(browser, FEED))).toBe("");
    const first = addressIn(await (await browser.press(FEED, FEED, { do: "show" })).text());
    expect(await status(first)).toBe(200);
    expect(await (await browser.press(FEED, FEED, { do: "show" })).text()).toContain(`href="${first.replace("https:", "webcal:")}"`);
    expect(addressIn(await (await browser.press(FEED, FEED, { do: "show" })).text())).toBe(first);
    const renewed = await browser.press(FEED, FEED, { do: "renew" });
    expect([renewed.status, renewed.headers.get("location")]).toEqual([303, `${FEED}?said=renewed`]);
    expect(await read(browser, `${FEED}?said=renewed`)).toContain("The old address has stopped.");
    const second = addressIn(await (await browser.press(FEED, FEED, { do: "show" })).text());
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect((await browser.press(FEED, FEED, { do: "x" })).status).toBe(422);
    later(site, 11);
    for (const deed of ["show", "renew"]) {
      const refused = await browser.press(FEED, FEED, { do: deed });
      expect([refused.status, refused.headers.get("location")]).toEqual([303, expect.stringContaining("/desk/sign-in?again=&to=")]);
    }
    expect(await status(second)).toBe(200);
    expect(await acts(site)).toEqual(["feed-renewed", ...Array(4).fill("feed-shown")]);
    expect(JSON.stringify([site.lines, await site.database.selectFrom("deskLog").selectAll().execute()])).not.toMatch(/token=|[\w-]{43}/);
  });
});

test("XSS: no payload in a call, a reason, another calendar, an address or a field makes an element in the calendar's views", async () => {
  const { site, browser } = await openSignedIn({ env: { BUSY_CALENDARS: BUSY_CALENDAR } });
  const { database } = site;
  for (const time of SLOT_TIMES) await askForCall(site, { selectedDate: FRIDAY, selectedTime: time });
  const closed = SLOT_TIMES.map((_, i) => ({ day: MONDAY, startMinute: i, endMinute: i + 1, state: "closed" as const, reason: "x" }));
  await database
    .insertInto("calendarChanges")
    .values([...closed, { ...WHOLE, day: "2026-11-24", state: "closed", reason: "x" }])
    .execute();
  const calendar = { calendar: hashOfToken(BUSY_CALENDAR), checkedAt: null, readAt: null, claimedUntil: null, problem: "x", remark: "x" };
  await database.insertInto("busyCalendars").values(calendar).execute();
  await database
    .insertInto("ownerSettings")
    .values({ name: "hours", value: "Mon-Thu 9:00-12:00", setAt: "2026-11-16T17:00:00.000Z" })
    .execute();
  const days = [FRIDAY, MONDAY, "2026-11-24"].map((day) => `${CALENDAR}/${day}`);
  const views = [CALENDAR, ...days, `${CALENDAR}?said=closed&first=${FRIDAY}`, `${days[0]}?said=closed`, HOURS];
  const shapes = async () => Promise.all(views.map(async (view) => elementsOf(await page(browser, view))));
  const harmless = await shapes();
  const groups = PAYLOAD_GROUPS.map((group) => group.join(" "));
  for (let i = 0; i < groups.length; i += SLOT_TIMES.length) {
    const some = groups.slice(i, i + SLOT_TIMES.length);
    const first = { problem: some[0] ?? "", remark: some.at(-1) ?? "" };
    for (const [k, reason] of some.entries()) {
      const call = database.updateTable("bookings").set({ companyName: reason, contactName: reason });
      await call.where("selectedTime", "=", SLOT_TIMES[k] ?? "9:00 AM").execute();
      await database.updateTable("calendarChanges").set({ reason }).where("startMinute", "=", k).execute();
    }
    await database.updateTable("busyCalendars").set(first).execute();
    expect(await shapes(), some.join(" ")).toEqual(harmless);
  }
  const typed = async (at: string, fields: Record<string, string>) => elementsOf(await (await browser.press(at, at, fields)).text());
  // Everything is wrong in every way at once, so that each payload brings the same messages.
  const wrong = (text: string) => ({
    do: "close",
    hours: "some",
    first: text,
    last: text,
    from: text,
    to: text,
    reason: text.padEnd(200, "x"),
    week: text,
  });
  const forms = [
    { at: CALENDAR, fields: wrong },
    { at: `${CALENDAR}/2026-11-25`, fields: wrong },
    { at: HOURS, fields: (text: string) => ({ "from-1-0": text, "to-1-0": text }) },
  ];
  const plain = await Promise.all(forms.map(({ at, fields }) => typed(at, fields("x"))));
  for (const payload of groups) {
    for (const [i, { at, fields }] of forms.entries()) expect(await typed(at, fields(payload)), payload).toEqual(plain[i]);
    const asked = elementsOf(await page(browser, `${CALENDAR}?${new URLSearchParams({ week: payload, said: payload, first: payload })}`));
    expect(asked, payload).toEqual(harmless[0]);
  }
}, 120_000);
