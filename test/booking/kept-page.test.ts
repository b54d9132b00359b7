import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { momentOf } from "../../app/time/dates.ts";
import { request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { behindGate } from "../harness/gate.ts";
import { textOf } from "../harness/html.ts";
import { movingClock } from "../harness/moving-clock.ts";
import { openSite } from "../harness/site.ts";

const GONE = "Tuesday, November 17, 2026: 9:00 AM";
/** On a busy machine the database may respond later than a visitor waits, and the kept page is then shown once more. */
const form = (changes: Record<string, string> = {}) => new URLSearchParams({ ...request, website: "", ...changes });

describeOnBothEngines("the kept booking page", ({ newPlace, open }) => {
  test("is served from memory, with a 304 when unchanged, whatever else is in the query", async () => {
    const database = await open();
    const { now } = movingClock("2026-11-15T12:00:00Z");
    const { get } = openSite({ database, now });
    const first = await get("/contact");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    // The same in every process, so a visitor's cached copy is valid whichever process they reach next.
    expect((await openSite({ database, now }).get("/contact")).headers.get("etag")).toBe(etag);
    // A kept page is returned at once, without a promise.
    const isKept = async () => {
      await get("/contact");
      return get("/contact") instanceof Response;
    };
    await expect.poll(isKept).toBe(true);
    // Booked without notice to this process within the same second, so this response can only be the kept page.
    await requestBooking(database, request, { now: now(), settings });
    expect((await get("/contact?utm_source=email&interest=nonsense", { "if-none-match": etag })).status).toBe(304);
    const asked = await get("/contact?interest=qa-session", { "if-none-match": etag });
    expect([asked.status, textOf(await asked.text()).includes("You asked about")]).toEqual([200, true]);
    for (const [query, isRoofer, isAsked] of [
      ["businessType=roofing&utm_source=email", true, false],
      ["interest=qa-session&businessType=roofing", true, true],
      ["businessType=nonsense", false, false],
    ] as const) {
      // From memory the second time.
      for (const _ of [1, 2]) {
        const html = await (await get(`/contact?${query}`)).text();
        expect([html.includes('value="roofing" selected'), html.includes("You asked about")], query).toEqual([isRoofer, isAsked]);
      }
    }
  });

  test("shows what another process booked within a second", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    const { now, later } = movingClock("2026-11-15T12:00:00Z");
    const { get } = openSite({ database, now });
    const shown = async () => textOf(await (await get("/contact")).text());
    expect(await shown()).not.toContain(GONE);
    await requestBooking(another, request, { now: now(), settings });
    later(1_000);
    await expect.poll(shown).toContain(GONE);
    // An operator deletes it with a command.
    await another.deleteFrom("bookings").execute();
    later(1_000);
    await expect.poll(shown).not.toContain(GONE);
  });

  test("shows at once what this process booked", async () => {
    const { get, post } = openSite({ database: await open(), now: movingClock("2026-11-15T12:00:00Z").now });
    await get("/contact");
    expect((await post("/contact", form())).status).toBe(201);
    expect(textOf(await (await get("/contact")).text())).toContain(GONE);
  });

  test("loses a time of today the shortest notice before it begins", async () => {
    const first = `Tuesday, November 17, 2026: ${SLOT_TIMES[0]}`;
    const due = momentOf("2026-11-17", SLOT_TIMES[0], settings.timeZone).getTime() - settings.shortestNoticeMs;
    // Half a second before, so no other check is due until then.
    const { now, later } = movingClock(new Date(due - 500).toISOString());
    const { get } = openSite({ database: await open(), now });
    const shown = async () => textOf(await (await get("/contact")).text());
    expect(await shown()).not.toContain(first);
    later(499);
    expect(await shown()).not.toContain(first);
    later(1);
    await expect.poll(shown).toContain(first);
  });

  test("has one form for everyone: sent twice it's one booking, and two visitors make two", async () => {
    const database = await open();
    const { get, post } = openSite({ database, now: movingClock("2026-11-15T12:00:00Z").now });
    const [, idempotencyKey = ""] = /name="idempotencyKey" value="([^"]+)"/.exec(await (await get("/contact")).text()) ?? [];
    expect(idempotencyKey).not.toBe("");
    for (let press = 0; press < 2; press++) expect((await post("/contact", form({ idempotencyKey }))).status).toBe(201);
    expect((await post("/contact", form({ idempotencyKey, contactName: "Somebody Else", selectedTime: "9:30 AM" }))).status).toBe(201);
    expect((await post("/contact", form({ idempotencyKey, contactName: "A Third", email: "third@pipe.example" }))).status).toBe(409);
    expect(await database.selectFrom("bookings").select("id").execute()).toHaveLength(2);
  });
});

test("a post that changes no slot empties nothing: the page outlives the database right after it", async () => {
  const gate = behindGate(openDatabase(await newFolder()));
  await migrate(gate.database, new Date());
  const { get, post } = openSite({ database: gate.database, now: movingClock("2026-11-15T12:00:00Z").now });
  await post("/contact", form());
  const shown = async () => textOf(await (await get("/contact")).text());
  expect(await shown()).toContain(GONE);
  expect((await post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }))).status).toBe(201);
  gate.away(true);
  expect(await shown()).toContain(GONE);
});

test("a page whose calendar couldn't be read isn't kept; one kept earlier outlives the database", async () => {
  const gate = behindGate(openDatabase(await newFolder()));
  await migrate(gate.database, new Date());
  const { now, later } = movingClock("2026-11-15T12:00:00Z");
  const { get, post } = openSite({ database: gate.database, now });
  await post("/contact", form());
  expect(textOf(await (await get("/contact")).text())).toContain(GONE);
  gate.away(true);
  const unmarked = await get("/contact?interest=qa-session");
  expect([unmarked.status, unmarked.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(textOf(await unmarked.text())).not.toContain(GONE);
  later(5_000);
  expect(textOf(await (await get("/contact")).text())).toContain(GONE);
  gate.away(false);
  expect(textOf(await (await get("/contact?interest=qa-session")).text())).toContain(GONE);
});
