import { expect, test } from "vitest";
import { rescheduleBooking } from "../../app/booking/data/answers/agency-answers.server.ts";
import { moveCall } from "../../app/booking/data/answers/move.server.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { actsIn, type Desk, later, openDesk, signIn } from "../harness/desk.ts";
import { textOf } from "../harness/html.ts";

const FRIDAY = { selectedDate: "2026-11-20", selectedTime: "3:00 PM" } as const;
const AT_1_PM = { selectedDate: "2026-11-17", selectedTime: "1:00 PM" } as const;

/** A visitor asks for Tuesday, 9:00 AM. Returns the ID. */
async function ask(site: Desk) {
  expect((await site.post("/contact", new URLSearchParams({ ...request, website: "", idempotencyKey: "one" }))).status).toBe(201);
  return (await site.database.selectFrom("bookings").select("id").executeTakeFirstOrThrow()).id;
}

const nowAndSettings = ({ clock, settings }: Desk) => ({ now: clock.now, settings });
const byVisitor = (site: Desk, id: string) => moveCall(site.database, { id }, FRIDAY, "visitor", nowAndSettings(site));

describeOnBothEngines("a page of the desk that went stale", ({ open }) => {
  const openRooms = async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    return { site, browser: await signIn(site) };
  };

  const callOf = async ({ database }: Desk) => {
    const { status, selectedDate, selectedTime, outcome } = await database.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    return { status, at: `${selectedDate} ${selectedTime}`, outcome };
  };

  /** The page says what the call moved to. */
  async function expectAskedAgain(answer: Response, says: string) {
    const html = await answer.text();
    expect([answer.status, textOf(html).includes(`moved to ${says}`)]).toEqual([409, true]);
    return html;
  }

  const times = { time1: "2026-11-18 9:00 AM", time2: "2026-11-18 9:30 AM", time3: "2026-11-18 10:00 AM" };
  test.each([
    ["confirm", {}, "call"],
    ["confirm", {}, "today"],
    ["decline", { message: "We're full." }, "call"],
    ["offer", times, "call"],
    ["move", { time: "2026-11-18 9:00 AM" }, "call"],
    ["cancel", { message: "A job ran over." }, "call"],
  ])("the visitor moves their call: %s %o on an open page of %s changes nothing, and asks again", async (what, fields, page) => {
    const { site, browser } = await openRooms();
    const id = await ask(site);
    const path = `/desk/calls/${id}`;
    const press = await browser.open(page === "today" ? "/desk" : path);
    expect((await byVisitor(site, id)).kind).toBe("moved");
    const html = await expectAskedAgain(await press(path, { do: what, ...fields }), "Friday, November 20, 2026 at 3:00 PM");
    if ("message" in fields) expect(textOf(html)).toContain(fields.message);
    expect(await callOf(site)).toEqual({ status: "requested", at: "2026-11-20 3:00 PM", outcome: "" });
    expect((await actsIn(site)).filter((act) => act.startsWith("call"))).toEqual([]);
    expect((await browser.post(path, { ...hiddenFields(html), do: what, ...fields })).status).toBe(303);
  });

  test.each(["talked", "missed"])(
    "a call is moved to later that day: %s on an open page changes nothing, even once it's over",
    async (what) => {
      const { site, browser } = await openRooms();
      const id = await ask(site);
      const path = `/desk/calls/${id}`;
      later(site, 21 * 60 + 10);
      await signIn(site, browser);
      const press = await browser.open(path);
      expect((await rescheduleBooking(site.database, { id }, AT_1_PM, nowAndSettings(site))).kind).toBe("moved");
      const says = "Tuesday, November 17, 2026 at 1:00 PM";
      await expectAskedAgain(await press(path, { do: what }), says);
      later(site, 5 * 60);
      const html = await expectAskedAgain(await press(path, { do: what }), says);
      expect(await callOf(site)).toMatchObject({ outcome: "" });
      expect((await browser.post(path, { ...hiddenFields(html), do: what })).status).toBe(303);
    },
  );

  test("a form from before pages said their time is stale, and a note needs none", async () => {
    const { site, browser } = await openRooms();
    const path = `/desk/calls/${await ask(site)}`;
    const press = await browser.open(path);
    for (const seen of ["", "x", "2026-11-17"]) expect((await press(path, { do: "confirm", seen })).status, seen).toBe(409);
    expect((await press(path, { do: "note", message: "Has two vans", seen: "" })).status).toBe(303);
  });
});

function hiddenFields(html: string) {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { form: value("form"), seen: value("seen") };
}
