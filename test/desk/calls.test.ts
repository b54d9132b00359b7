import { expect, test } from "vitest";
import { TYPED_FIELDS } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { actsIn, askForCall, type Desk, later, openSignedIn, readRoom, signIn } from "../harness/desk.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { PAYLOAD_GROUPS, SEARCHED_GROUPS } from "../harness/xss-payloads.ts";

/** A visitor asks for Tuesday, 9:00 AM. */
async function ask(site: Desk, changes?: Record<string, string>) {
  return `/desk/calls/${await askForCall(site, changes)}`;
}

async function stateOf(site: Desk, path: string) {
  const row = await site.database
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", path.split("/").at(-1) ?? "")
    .executeTakeFirstOrThrow();
  return { status: row.status, endReason: row.endReason, at: `${row.selectedDate} ${row.selectedTime}`, outcome: row.outcome };
}

describeOnBothEngines("the desk's rooms", ({ engine, open }) => {
  const openRooms = async () => openSignedIn({ database: await open() });

  test("unknown calls and people are 404, whatever their ID looks like", async () => {
    const { browser } = await openRooms();
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"])
      for (const [path, press] of [
        [`/desk/calls/${id}`, "confirm"],
        [`/desk/people/${id}`, "done"],
      ] as const) {
        expect((await browser.get(path)).status).toBe(404);
        expect((await browser.press("/desk", path, { do: press })).status).toBe(404);
      }
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("a request is on Today with a button that confirms it, and on its day with a number to tap", async () => {
    const { site, browser } = await openRooms();
    expect(await readRoom(browser, "/desk")).toContain("Nothing waits for you.");
    const path = await ask(site);
    expect(await readRoom(browser, "/desk")).toContain("Sam Hill, Ridge Roofing");
    const pressed = await browser.press("/desk", path, { do: "confirm" });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${path}?said=confirmed`]);
    expect((await stateOf(site, path)).status).toBe("confirmed");
    expect(await readRoom(browser, "/desk")).toContain("Nothing waits for you.");
    later(site, 20 * 60);
    await signIn(site, browser);
    const tomorrow = await (await browser.get("/desk")).text();
    expect(textOf(tomorrow)).toContain("Today's calls 1 Sam Hill");
    expect(tomorrow).toContain('href="tel:+15550104477"');
    const kinds = await site.database.selectFrom("outbox").select("kind").execute();
    expect(kinds.map(({ kind }) => kind)).toContain("confirmation");
    expect(await actsIn(site)).toContain("call-confirmed");
  });

  test("a request that must be confirmed after all stays on Today, where the agency can still answer it", async () => {
    const { site, browser } = await openRooms();
    const path = await ask(site);
    const heldUntil = new Date(site.clock.now.getTime() + 30 * 60_000).toISOString();
    await site.database.updateTable("bookings").set({ heldUntil }).execute();
    expect(await readRoom(browser, "/desk")).toMatch(/Sam Hill, Ridge Roofing .*waits for their click/);
    await browser.press("/desk", path, { do: "confirm" });
    expect((await stateOf(site, path)).status).toBe("confirmed");
  });

  test("a request that waits for its visitor's press has no buttons, and its page says why", async () => {
    const { site, browser } = await openRooms();
    const path = await ask(site);
    const heldUntil = new Date(site.clock.now.getTime() + 30 * 60_000).toISOString();
    const waiting = { status: "cancelled", endReason: "waiting", heldUntil, personId: null } as const;
    await site.database.updateTable("bookings").set(waiting).execute();
    const page = await readRoom(browser, path);
    expect(page).toContain("waits for their click");
    expect(page).toContain("Nothing to answer yet");
    expect(page).not.toContain("Cancel the call");
  });

  test("decline, offer, move, cancel, talked, no-show and note do what the commands do", async () => {
    const { site, browser } = await openRooms();
    const declined = await ask(site, { selectedTime: "9:30 AM" });
    await browser.press(declined, declined, { do: "decline", message: "We're full." });
    expect(await stateOf(site, declined)).toMatchObject({ status: "cancelled", endReason: "declined" });
    const path = await ask(site);
    const times = { time1: "2026-11-18 9:00 AM", time2: "2026-11-18 9:30 AM", time3: "2026-11-18 10:00 AM" };
    expect((await browser.press(path, path, { do: "offer", ...times, time3: times.time1 })).status).toBe(422);
    expect((await browser.press(path, path, { do: "offer", ...times })).status).toBe(303);
    expect((await browser.press(path, path, { do: "move", time: "2026-11-18 10:30 AM" })).status).toBe(303);
    expect(await stateOf(site, path)).toMatchObject({ status: "confirmed", at: "2026-11-18 10:30 AM" });
    const other = await ask(site, { selectedTime: "11:00 AM" });
    expect((await browser.press(other, other, { do: "move", time: "2026-11-18 10:30 AM" })).status).toBe(409);
    expect((await browser.press(other, other, { do: "talked" })).status).toBe(422);
    await browser.press(other, other, { do: "cancel" });
    expect(await stateOf(site, other)).toMatchObject({ status: "cancelled", endReason: "agency" });
    expect((await browser.press(other, other, { do: "cancel" })).status).toBe(422);
    expect((await browser.press(path, path, { do: "note", message: "Has two vans" })).status).toBe(303);
    later(site, 3 * 24 * 60);
    await signIn(site, browser);
    expect((await browser.press(path, path, { do: "missed" })).status).toBe(303);
    expect((await browser.press(path, path, { do: "talked", message: "Start in May" })).status).toBe(303);
    expect(await stateOf(site, path)).toMatchObject({ outcome: "held" });
    expect((await actsIn(site)).filter((what) => what.startsWith("call") || what.startsWith("person")).sort()).toEqual(
      ["call-canceled", "call-declined", "call-held", "call-moved", "call-no-show", "call-offered", "person-noted"].sort(),
    );
    const log = JSON.stringify(await site.database.selectFrom("deskLog").selectAll().execute());
    expect(log).not.toMatch(/Sam|Ridge Roofing|sam@|010-4477|vans|May/);
  });

  test("a call agreed by phone is added, found by search, and a wrong field keeps what was typed", async () => {
    const { site, browser } = await openRooms();
    const fields = { time: "2026-11-18 9:00 AM", contactName: "Kim Lee", phone: "(555) 010-9999", email: "", companyName: "Pipe & Sons" };
    expect(await (await browser.get("/desk/add-call")).text()).toContain('<option value="2027-01-15 4:00 PM">');
    const wrong = await browser.press("/desk/add-call", "/desk/add-call", { ...fields, phone: "12" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('value="Kim Lee"');
    const added = await browser.press("/desk/add-call", "/desk/add-call", fields);
    expect(added.status).toBe(303);
    expect((await stateOf(site, added.headers.get("location")?.split("?")[0] ?? "")).status).toBe("confirmed");
    expect((await browser.press("/desk/add-call", "/desk/add-call", fields)).status).toBe(409);
    expect(await readRoom(browser, "/desk/calls?q=pipe+5550109999")).toContain("Kim Lee, Pipe & Sons");
    expect(await readRoom(browser, "/desk/calls?q=nobody")).toContain("No call has that.");
  });
});

test("XSS: no payload in any field makes an element or an address in any view", async () => {
  const { site, browser } = await openSignedIn();
  const path = await ask(site);
  const shape = async (view: string) => elementsOf(await (await browser.get(view)).text());
  const row = await site.database.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
  const harmless = new Set([...(await shape("/desk")), ...(await shape("/desk/calls")), ...(await shape(path))]);
  const risky = async (view: string) => (await shape(view)).filter((one) => !harmless.has(one) && !ALLOWED.test(one));
  for (const [i, group] of PAYLOAD_GROUPS.entries()) {
    const payload = group.join(" ");
    const texts = Object.fromEntries(TEXTS.map((name) => [name, payload]));
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;
    // A day long ago, so that no page lists its free times; the moment itself is ahead, so that Today has them all.
    const selectedDate = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10);
    const changes = { ...texts, id, idempotencyHash: null, selectedDate, startsAt: AHEAD, email: `${payload}@x.example` };
    await site.database
      .insertInto("bookings")
      .values({ ...row, ...changes })
      .execute();
    expect(await risky(`/desk/calls/${id}`), payload).toEqual([]);
  }
  expect(await risky("/desk")).toEqual([]);
  for (let month = 1; month <= 2; month++)
    expect(await risky(`/desk/calls?q=2025-${String(month).padStart(2, "0")}`), `month ${month}`).toEqual([]);
  for (const view of SEARCHED_GROUPS.map((group) => `/desk/calls?q=${encodeURIComponent(group.join(" "))}`))
    expect(await risky(view), view).toEqual([]);
}, 60_000);

const AHEAD = "2026-11-20T14:00:00.000Z";
const TEXTS = [...TYPED_FIELDS, "phone", "visitorNote"];

/** What more there may be: plain parts of a fact, and a mail link whose address is encoded. */
const ALLOWED =
  /^(?:dt|dd|div|dl|span|p|a href=mailto:[\w%.!~*'()@-]*|a href=tel:\+?\d*|a href=\/desk\/calls\/[\da-f-]+|form action=\/desk\/calls\/[\da-f-]+)$/;
