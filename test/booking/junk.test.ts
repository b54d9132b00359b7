import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { bookedSlots } from "../../app/booking/data/calendar/availability.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { issueOutcomeLink } from "../../app/booking/data/changes/outcome-link.server.ts";
import { findJunk, type JunkFilter, markJunk } from "../../app/booking/data/requests/junk.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";

const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

/** Two spellings of one mailbox, three from one network, one of them from two days ago, and a confirmed call. */
async function fill(database: Database) {
  const made = [
    { email: "s.am+1@ridge.example", network: "a", hours: 0 },
    { email: "sam@ridge.example", network: "b", hours: 0 },
    { email: "kim@pipe.example", network: "b", hours: 0 },
    { email: "pat@peak.example", network: "b", hours: 48 },
    { email: "sam@ridge.example", network: "b", hours: 0 },
  ];
  const ids: string[] = [];
  for (const [i, { email, network, hours }] of made.entries()) {
    const slot = { email, selectedTime: SLOT_TIMES[i] ?? SLOT_TIMES[0] };
    const result = await requestBooking(database, { ...request, ...slot }, { now: ago(hours), settings, network });
    if (result.kind === "booked") ids.push(result.booking.id);
  }
  await database
    .updateTable("bookings")
    .set({ status: "confirmed" })
    .where("id", "=", ids[4] ?? "")
    .execute();
  return ids;
}

const held = (database: Database) => bookedSlots(database, "2026-11-01", "2026-12-31");

describeOnSqlite("junk", ({ newPlace, open }) => {
  test.each<[string, (ids: string[]) => JunkFilter, number[]]>([
    ["by id, a confirmed call too", (ids) => ({ ids: [ids[0] ?? "", ids[4] ?? "", "none"] }), [0, 4]],
    ["by mailbox, however it's spelled, but no confirmed call", () => ({ email: "SAM+x@ridge.example" }), [0, 1]],
    ["by network", (ids) => ({ sameNetworkAs: ids[2] ?? "" }), [1, 2, 3]],
    ["by network and time", (ids) => ({ sameNetworkAs: ids[2] ?? "", since: ago(24) }), [1, 2]],
    ["by the network of a booking that isn't there", () => ({ sameNetworkAs: "none" }), []],
  ])("is found %s", async (_, filterOf, expected) => {
    const database = await open();
    const ids = await fill(database);
    const found = await findJunk(database, filterOf(ids));
    expect(found.map(({ id }) => ids.indexOf(id)).sort()).toEqual(expected);
  });

  test("frees its slots, and its emails and links are gone", async () => {
    const database = await open();
    const ids = await fill(database);
    for (const booking of await listBookings(database)) await issueOutcomeLink(database, booking, settings.siteUrl);
    const found = await findJunk(database, { sameNetworkAs: ids[2] ?? "" });
    expect(await markJunk(database, found, now)).toBe(3);
    expect(await markJunk(database, found, now)).toBe(0);
    expect(await held(database)).toHaveLength(2);
    const rows = await database.selectFrom("bookings").select(["id", "status"]).where("endReason", "=", "junk").execute();
    expect(rows.map(({ id, status }) => [ids.indexOf(id), status]).sort()).toEqual([
      [1, "cancelled"],
      [2, "cancelled"],
      [3, "cancelled"],
    ]);
    for (const table of ["bookingLinks", "outcomeLinks"] as const) {
      const links = await database.selectFrom(table).select("bookingId").execute();
      expect([table, new Set(links.map(({ bookingId }) => ids.indexOf(bookingId)))]).toEqual([table, new Set([0, 4])]);
    }
    const sent: string[] = [];
    await deliverDue(database, { send: async ({ to }) => void sent.push(to.address), now: () => now });
    expect(sent).not.toContain("kim@pipe.example");
    expect(sent).toHaveLength(4);
  });

  test("the command shows what it would do, and does it with --yes", { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const database = await open(place);
    const [id = "", other = ""] = await fill(database);
    const shown = await peakworks(place, ["bookings", "junk", id.slice(0, 13).toUpperCase(), other]);
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^(${id}|${other}) .*ridge.example`))]);
    expect(shown.stderr).toBe("2 requests would be marked as junk. Say --yes to do it.\n");
    expect(await held(database)).toHaveLength(5);
    const done = await peakworks(place, ["bookings", "junk", id, "--since", "2026-11-01", "--yes"]);
    expect([done.code, done.stderr]).toEqual([0, "1 request marked as junk. The slots are free, and nobody gets an email about it.\n"]);
    expect(await held(database)).toHaveLength(4);
    const wrong = async (...words: string[]) => {
      const { code, stderr } = await peakworks(place, ["bookings", "junk", ...words]);
      return [code, stderr.trim()];
    };
    expect(await wrong(id)).toEqual([1, "There are no such requests."]);
    expect(await wrong(other, "0123abc")).toEqual([1, expect.stringContaining("No call's ID starts with 0123abc")]);
    expect(await wrong("--network", "0123abc")).toEqual([1, expect.stringContaining("No call's ID starts with 0123abc")]);
    expect(await wrong()).toEqual([2, expect.stringContaining("Which ones?")]);
    expect(await wrong("--since", "yesterday")).toEqual([2, expect.stringContaining('not "yesterday"')]);
  });
});
