import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { refreshBusyCalendars } from "../../app/booking/busy/refresh.ts";
import { availability } from "../../app/booking/data/calendar/availability.server.ts";
import { cancelBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { unsubscribeUrl } from "../../app/newsletter/data/reader-links.server.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { icsFile, startIcsServer, withEtag } from "../harness/ics-server.ts";
import { peakworks } from "../harness/peakworks.ts";
import { fillTables } from "../harness/row-examples.ts";
import { openSite } from "../harness/site.ts";

const OLD_HOST = new URL(settings.siteUrl).hostname;
const moved = { ...settings, siteUrl: "https://calls.ridge.example" };
const SECRET = "a secret of the tests, long enough";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Books before the address changes. */
async function book(database: Database) {
  return (await bookCall(database)).id;
}

/** Cancels after it changed, and reads what the visitor's calendar gets. */
async function cancel(database: Database) {
  const token = /token=([\w-]+)/.exec(JSON.stringify((await email(database, "acknowledgement")).email))?.[1] ?? "";
  expect(await cancelBooking(database, token, { now: later(5), settings: moved })).toMatchObject({ kind: "cancelled" });
  const { email: sent, messageId } = await email(database, "cancellation");
  expect(messageId).toMatch(/@calls\.ridge\.example>$/);
  const file = parseCalendar(sent.attachments?.find(({ method }) => method)?.content ?? "");
  const value = (name: string) => file.find((property) => property.name === name)?.value;
  return { method: value("METHOD"), uid: value("UID") };
}

async function email(database: Database, kind: string) {
  const row = await database
    .selectFrom("outbox")
    .select(["payload", "messageId"])
    .where("kind", "=", kind)
    .orderBy("dueAt", "desc")
    .executeTakeFirstOrThrow();
  return { email: readPayload(row.payload) as Email, messageId: row.messageId };
}

describeOnBothEngines("a call's UID after SITE_URL has changed", ({ open, newPlace }) => {
  test("is the one that the visitor's calendar holds", async () => {
    const database = await open();
    const id = await book(database);
    expect(await cancel(database)).toEqual({ method: "CANCEL", uid: `${id}@${OLD_HOST}` });
  });

  test("is known for calls from before it was stored, also when the address has changed before", async () => {
    const database = await open();
    const id = await book(database);
    await requestBooking(database, { ...request, selectedDate: "2026-11-18" }, { now: later(1), settings: moved });
    await sql`alter table bookings drop column uid_host`.execute(database);
    await database.deleteFrom("migrations").where("name", "=", "016-uid-hosts").execute();
    await migrate(database, now);
    expect(await database.selectFrom("bookings").select("uidHost").orderBy("selectedDate").execute()).toEqual([
      { uidHost: OLD_HOST },
      { uidHost: "calls.ridge.example" },
    ]);
    await database.deleteFrom("bookings").where("id", "!=", id).execute();
    expect(await cancel(database)).toEqual({ method: "CANCEL", uid: `${id}@${OLD_HOST}` });
  });

  test("is the same in the feed", async () => {
    const place = await newPlace();
    const database = await open(place);
    const id = await book(database);
    const env = { SITE_URL: moved.siteUrl, SECRET };
    const { pathname, search } = new URL((await peakworks(place, ["calendar", "feed"], env)).stdout.trim());
    const text = await (await openSite({ database, env, now: () => now }).get(pathname + search)).text();
    expect(text).toContain(`UID:${id}@${OLD_HOST}\r\n`);
  });

  test("and an unsubscribe link in an old email works where the proxy passes the old host on", async () => {
    const database = await open();
    await fillTables(database);
    const site = openSite({ database, env: { SITE_URL: moved.siteUrl, SECRET } });
    const link = unsubscribeUrl("00000000-0000-4000-8000-000000000003", { siteUrl: settings.siteUrl, secret: SECRET });
    const headers = { host: OLD_HOST, origin: settings.siteUrl };
    await site.fetch(new Request(link, { method: "POST", body: "List-Unsubscribe=One-Click", headers }));
    expect(await database.selectFrom("subscribers").select("id").execute()).toEqual([]);
  });

  test("tells our own calls in a busy calendar from a stranger's events", async () => {
    const database = await open();
    const id = await book(database);
    await database.updateTable("bookings").set({ status: "cancelled" }).execute();
    const hour = (from: string, to: string) => [`DTSTART:20261117T${from}00Z`, `DTEND:20261117T${to}00Z`];
    const stranger = "0b6f0a52-0000-4000-8000-00000000000a";
    const text = icsFile(
      [`UID:${id}@${OLD_HOST}`, ...hour("1400", "1430")],
      [`UID:${stranger}@calls.ridge.example`, ...hour("1430", "1500")],
      [`UID:${stranger}@elsewhere.example`, ...hour("1500", "1530")],
      [`UID:${id}@not${OLD_HOST}`, ...hour("1530", "1600")],
    ).replace(/UID:\d@example\.com\r\n/g, "");
    const { url } = await startIcsServer({ "/busy.ics": withEtag(text, '"1"') });
    const own = { ...moved, busyCalendars: [`${url}/busy.ics`] };
    await refreshBusyCalendars({ database, settings: own, now: () => now, log: pino({ enabled: false }) }, new AbortController().signal);
    const [day] = await availability(database, { from: "2026-11-17", to: "2026-11-17", now, settings: own });
    expect(day?.slots.filter(({ free }) => !free).map(({ time }) => time)).toEqual(["10:00 AM", "10:30 AM"]);
  });
});
