import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { claimMessage } from "../../app/mail/outbox.server.ts";
import { longDate } from "../../app/time/dates.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { request } from "../harness/booking-example.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSiteWithTables } from "../harness/site.ts";
import { afterwards, must } from "./fault.ts";

/** Noon in New York, a Monday. */
const START = new Date("2026-11-16T17:00:00Z");
const JUMPS = {
  "a day ahead": DAY_MS,
  "a day back": -DAY_MS,
  "an hour ahead": HOUR_MS,
  "an hour back": -HOUR_MS,
  "a year ahead": 365 * DAY_MS,
};

/** The clock is changed while the site runs, including the agency's daylight saving changes: nothing is lost, duplicated or stuck. */
export async function clocks() {
  for (const [name, jump] of Object.entries(JUMPS)) await jumpBy(name, jump);
  const site = await openAt(START);
  for (const [moment, day] of MIDNIGHTS) await showsDay(site, moment, day);
  for (const [day, startsAt] of CHANGES) await startsWhenItSays(day, startsAt);
  return `${Object.keys(JUMPS).length} jumps (${Object.keys(JUMPS).join(", ")}), ${MIDNIGHTS.length} sides of midnights, ${CHANGES.length} days around changes of clocks: pages show the day, posts appear, limits end, emails go out, repeats find their booking`;
}

async function openAt(start: Date, env: Record<string, string> = {}) {
  const clock = { now: start };
  const site = await openSiteWithTables({ now: () => clock.now, env });
  afterwards(() => site.database.destroy());
  const book = (selectedDate: string, selectedTime: string, email: string = request.email) =>
    site.post("/api/send-booking-notification", JSON.stringify({ ...request, email, selectedDate, selectedTime }), {
      "idempotency-key": `${selectedDate} ${selectedTime}`,
    });
  return { ...site, clock, book };
}

async function jumpBy(name: string, jump: number) {
  const { clock, database, book, get } = await openAt(START);
  const status = async (answer: Response | Promise<Response>) => (await answer).status;
  const isListed = async (slug: string) => (await (await get("/sitemap.xml")).text()).includes(`/blog/${slug}<`);
  await insertPosts(database, [{ slug: "before" }]);
  must((await isListed("before")) && !(await isListed("after")), `${name}: the posts before`);
  const first = await book("2026-11-19", "9:00 AM");
  must(first.status === 201 && (await status(book("2026-11-19", "9:30 AM"))) === 201, `${name}: bookings before`);
  // One mailbox may have two requests open. More tries use up what one address may send in ten minutes.
  for (let i = 0; i < LIMITS.flood; i++) await book("2026-11-19", MORE_SLOTS[i % MORE_SLOTS.length] ?? "");
  must((await status(book("2026-11-20", "9:00 AM", "other@ridge.example"))) === 429, `${name}: no limit before`);
  const lost = await claimMessage(database, "email", clock.now);

  clock.now = new Date(START.getTime() + jump);
  await insertPosts(database, [{ slug: "after" }]);
  must(await isListed("after"), `${name}: a new post does not appear`);
  const again = await book("2026-11-19", "9:00 AM");
  if (jump < DAY_MS) must((await again.json()).data.id === (await first.json()).data.id, `${name}: a repeat is not the same booking`);
  must((await status(book("2027-01-14", "9:00 AM", "other@ridge.example"))) !== 429, `${name}: the limit did not end`);

  const sent: string[] = [];
  const deliver = (moment: Date) => deliverDue(database, { now: () => moment, send: async (_, id) => void sent.push(id) });
  // An email is delayed at most by as much as the clock was set back.
  for (let hour = 0; hour <= 25; hour++) await deliver(new Date(clock.now.getTime() + hour * HOUR_MS));
  const emails = await database.selectFrom("outbox").select(["messageId", "sentAt"]).where("kind", "<>", "nudge").execute();
  must(
    emails.every(({ sentAt }) => sentAt),
    `${name}: emails are stuck`,
  );
  must(new Set(sent).size === sent.length && emails.every(({ messageId }) => sent.includes(messageId)), `${name}: emails went out twice`);
  must(sent.includes(lost?.messageId ?? ""), `${name}: an email whose sender died is lost`);
}

const MORE_SLOTS = SLOT_TIMES.slice(2, -2);

/** One after another on one running site: midnights in winter, around the daylight saving changes, and back again. */
const MIDNIGHTS = [
  ["2026-11-16T04:59:59Z", "2026-11-15"],
  ["2026-11-16T05:00:00Z", "2026-11-16"],
  ["2026-11-01T03:59:59Z", "2026-10-31"],
  ["2026-11-02T04:30:00Z", "2026-11-01"],
  ["2027-03-14T04:59:59Z", "2027-03-13"],
  ["2027-03-15T03:59:59Z", "2027-03-14"],
  ["2027-03-15T04:00:00Z", "2027-03-15"],
  ["2026-11-16T04:59:59Z", "2026-11-15"],
] as const;

async function showsDay(site: Awaited<ReturnType<typeof openAt>>, moment: string, day: string) {
  site.clock.now = new Date(moment);
  const html = await (await site.get("/privacy-policy")).text();
  must(html.includes(longDate(day)), `at ${moment} the privacy policy is not of ${day}`);
}

/** 9:00 AM in the agency's time zone, before and after its daylight saving changes. */
const CHANGES = [
  ["2026-10-30", "2026-10-30T13:00:00.000Z"],
  ["2026-11-02", "2026-11-02T14:00:00.000Z"],
  ["2027-03-12", "2027-03-12T14:00:00.000Z"],
  ["2027-03-15", "2027-03-15T13:00:00.000Z"],
] as const;

async function startsWhenItSays(day: string, startsAt: string) {
  const { book, database, clock } = await openAt(new Date(Date.parse(startsAt) - 1_000), { SHORTEST_NOTICE: "0" });
  must((await book(day, "9:00 AM")).status === 201, `${day}: not bookable a second before`);
  const stored = await database.selectFrom("bookings").select("startsAt").executeTakeFirstOrThrow();
  must(new Date(stored.startsAt).toISOString() === startsAt, `${day}: starts at ${stored.startsAt}`);
  clock.now = new Date(Date.parse(startsAt) + 30 * 60_000 + 1_000);
  must((await book(day, "9:30 AM")).status === 409, `${day}: a time that has begun can be booked`);
}
