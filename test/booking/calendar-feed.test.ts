import { expect, test } from "vitest";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { cancelBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { peakworks } from "../harness/peakworks.ts";
import { openSite } from "../harness/site.ts";

const SECRET = "a secret of the tests, long enough";
const env = { SITE_URL: settings.siteUrl, SECRET };
const tokenIn = async (database: Database, kind: string) => {
  const { payload } = await database
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", kind)
    .orderBy("dueAt", "desc")
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(JSON.stringify(payload))?.[1] ?? "";
};

describeOnBothEngines("the private feed of calls", ({ open, newPlace }) => {
  test("has an address of its own until it's renewed", async () => {
    const place = await newPlace();
    const database = await open(place);
    const { get, lines } = openSite({ database });
    const address = async (...flags: string[]) => (await peakworks(place, ["calendar", "feed", ...flags], env)).stdout.trim();
    const status = async (url: string) => (await get(url.replace(settings.siteUrl, ""))).status;
    expect(await status("/calendar/feed.ics?token=")).toBe(404);
    const first = await address();
    expect(first).toMatch(/^https:\/\/www\.peakworks\.example\/calendar\/feed\.ics\?token=[\w-]{43}$/);
    expect(await address()).toBe(first);
    expect(await status(first)).toBe(200);
    for (const wrong of [`${first}x`, first.slice(0, -1), "/calendar/feed.ics", "/calendar/feed.ics?token=%00"])
      expect(await status(wrong)).toBe(404);
    const second = await address("--renew");
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect(JSON.stringify(lines)).not.toMatch(/token|[\w-]{43}/);
    expect(JSON.stringify(await database.selectFrom("calendarFeed").selectAll().execute())).not.toContain(second.split("=")[1]);
    // Another secret is another address.
    expect((await openSite({ database, env: { SECRET: `${SECRET}!` } }).get(second.replace(settings.siteUrl, ""))).status).toBe(404);
  });

  test("has the calls with status, length, company and phone, and no link", async () => {
    const place = await newPlace();
    const database = await open(place);
    const at = (changes: object, moment = now) =>
      requestBooking(database, { ...request, ...changes }, { now: moment, settings, interest: "qa-session" });
    await at({ companyName: "Ridge; Roofing, Inc." });
    await confirmBooking(database, await tokenIn(database, "notice"), { now, settings });
    await at({ selectedDate: "2026-11-18", companyName: "Second" }, new Date(now.getTime() + 1));
    await at({ selectedDate: "2026-11-19", companyName: "Canceled" }, new Date(now.getTime() + 2));
    await cancelBooking(database, await tokenIn(database, "acknowledgement"), { now, settings });
    await at({ selectedDate: "2026-09-18", companyName: "Long ago" }, new Date("2026-09-10T12:00:00Z"));
    const url = (await peakworks(place, ["calendar", "feed"], env)).stdout.trim().replace(settings.siteUrl, "");
    const answer = await openSite({ database, now: () => now }).get(url);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const text = await answer.text();
    const values = (name: string) =>
      parseCalendar(text)
        .filter((line) => line.name === name)
        .map(({ value }) => value);
    expect(values("SUMMARY")).toEqual(["Call: Ridge; Roofing, Inc.", "Unconfirmed: Second"]);
    expect(values("STATUS")).toEqual(["CONFIRMED", "TENTATIVE"]);
    expect([values("DTSTART")[0], values("DTEND")[0]]).toEqual(["20261117T140000Z", "20261117T143000Z"]);
    expect(values("DESCRIPTION")[0]).toBe("Sam Hill, Ridge; Roofing, Inc.\nPhone: (555) 010-4477\n30 minutes, confirmed");
    expect(text).not.toMatch(/token|https?:/);
  });
});
