import { expect, test } from "vitest";
import { findTimesWords } from "../../app/assistants/words/mcp-tools.ts";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { closeHours } from "../../app/booking/data/calendar/closings.server.ts";
import { WHOLE_DAY } from "../../app/booking/rules/closings.ts";
import { checkRows } from "../../app/doctor/rows.ts";
import { addDays } from "../../app/time/dates.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { openDesk, readRoom, signIn } from "../harness/desk.ts";
import { callOf, MCP_HEADERS } from "../harness/mcp.ts";

const BOOK = "/api/send-booking-notification";
/** The desk's clock stands on Monday, November 16, so the 60th day is Friday, January 15. */
const FIRST_DAYS = Array.from({ length: 61 }, (_, i) => addDays("2026-11-16", i));
const TUESDAY = "2027-01-19";
/** 120 days out. */
const LAST_DAY = "2027-03-16";

describeOnSqlite("while the next 60 days are full", ({ open }) => {
  const openFull = async () => {
    const database = await open();
    await closeHours(database, FIRST_DAYS, WHOLE_DAY, "Full");
    const site = await openDesk({ database, env: { RATE_LIMIT: "off" } });
    const book = (selectedDate: string) => site.post(BOOK, JSON.stringify({ ...request, selectedDate }));
    return { site, database, book };
  };

  test("the page's calendar and the endpoint end 120 days out", async () => {
    const { site, book } = await openFull();
    expect(await (await site.get("/contact")).text()).toContain(`"lastDay":"${LAST_DAY}"`);
    const { data } = await (await site.get("/api/availability")).json();
    expect(data.days.at(-1).date).toBe(LAST_DAY);
    expect((await book(LAST_DAY)).status).toBe(201);
    expect((await book(addDays(LAST_DAY, 1))).status).toBe(422);
  });

  test("a day beyond them that was closed a moment ago is answered with other times", async () => {
    const { database, book } = await openFull();
    await closeHours(database, [TUESDAY], WHOLE_DAY, "Moving");
    const refused = await book(TUESDAY);
    expect(refused.status).toBe(409);
    const { error } = await refused.json();
    expect(error).toMatchObject({ code: "slot_taken", closed: true });
    expect(error.alternatives).toHaveLength(3);
  });

  test("the desk's calendar shows them as free, and goes as far", async () => {
    const { site } = await openFull();
    const browser = await signIn(site);
    const sheet = await readRoom(browser, `/desk/calendar?week=${TUESDAY}`);
    expect(sheet).toContain(`${SLOT_TIMES.length} free`);
    expect(sheet).not.toContain("9:00 AM not bookable yet");
    const last = await (await browser.get("/desk/calendar?week=2031-01-01")).text();
    expect(last).toContain(`href="/desk/calendar/${LAST_DAY}"`);
    expect(last).not.toContain(">Later<");
  });

  test("a call beyond them stays on a sheet of the desk once there's room again", async () => {
    const { site, database, book } = await openFull();
    expect((await book(LAST_DAY)).status).toBe(201);
    await database.deleteFrom("calendarChanges").execute();
    const browser = await signIn(site);
    expect(await readRoom(browser, "/desk/calendar?week=2031-01-01")).toContain("Ridge Roofing");
    expect((await book(TUESDAY)).status).toBe(422);
  });

  test("the desk enters calls there, and says so when even they are full", async () => {
    const { site, database } = await openFull();
    const browser = await signIn(site);
    const page = await (await browser.get("/desk/add-call")).text();
    expect(page).toContain(`<option value="${TUESDAY} 9:00 AM">`);
    expect(page).toContain(`<option value="${LAST_DAY} 4:00 PM">`);
    expect(page).toContain('<optgroup label="Week of January 17, 2027">');
    await closeHours(
      database,
      Array.from({ length: 60 }, (_, i) => addDays("2027-01-16", i)),
      WHOLE_DAY,
      "Full",
    );
    const full = await readRoom(browser, "/desk/add-call");
    expect(full).toContain("No time is free in the next 120 days");
    expect(full).not.toContain("Their name");
  });

  test("an assistant is told of them, and gets them", async () => {
    expect(findTimesWords.description).toContain("up to 60 days ahead, or up to 120 while fewer than 3 times are free in the 60");
    const { site } = await openFull();
    const answer = await site.post("/mcp", callOf("find_times", { timeZone: "America/Denver" }), MCP_HEADERS);
    expect(await answer.text()).toContain(`${TUESDAY} 9:00 AM`);
  });

  test("the doctor looks for holidays there", async () => {
    const { site, database } = await openFull();
    const findings = await checkRows(database, site.settings, site.clock.now);
    expect(findings.find(({ name }) => name === "holidays")?.says).toBe("Martin Luther King Jr. Day, January 18, 2027, can be booked");
  });
});
