import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../app/database/database.server.ts";
import { queueEmail } from "../../app/mail/outbox.server.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { type Desk, openSignedIn } from "../harness/desk.ts";
import { openEditor, startPost, WORDS } from "../harness/desk-posts.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { columnsOf } from "../harness/schema.ts";

describeOnBothEngines("the desk's log", ({ open }) => {
  test("what can't be written down isn't done", async () => {
    const { site, browser } = await openSignedIn({ database: await open() });
    const { database } = site;
    const { call, person, email } = await fill(site);
    const draft = await startPost(browser);
    const { form, version, page } = await openEditor(browser, draft);
    const seen = `${request.selectedDate} ${request.selectedTime}`;
    const presses: [path: string, fields: Record<string, string>][] = [
      [`/desk/calls/${call}`, { do: "confirm", seen }],
      [`/desk/calls/${call}`, { do: "move", seen, time: "2026-11-18 10:30 AM" }],
      [`/desk/people/${person}`, { do: "note", note: "Likes mornings." }],
      [`/desk/people/${person}`, { do: "stage", stage: "won", reason: "" }],
      ["/desk/add-call", { time: "2026-11-19 10:30 AM", contactName: "Kim", phone: "(555) 010-4478", email: "", companyName: "" }],
      ["/desk/calendar", { do: "close", first: "2026-11-30" }],
      ["/desk/calendar/hours", { "from-1-0": "09:00", "to-1-0": "12:00" }],
      ["/desk/calendar/feed", { do: "renew" }],
      ["/desk/links", { page: "/contact", source: "truck" }],
      ["/desk/house/emails", { id: email }],
      ["/desk/posts", { do: "later", slug: "first" }],
      ["/desk/posts", { do: "correct", slug: "second" }],
      ["/desk/posts/remove", { slug: "second", keep: "yes" }],
      [draft, { ...WORDS, version, page, do: "save-new" }],
      ["/desk/delete-person", { id: person }],
    ];
    const press = async () => {
      const statuses = [];
      for (const [path, fields] of presses) statuses.push((await browser.post(path, { form, ...fields })).status);
      return statuses;
    };
    const before = await everythingIn(database);
    await sql`alter table desk_log rename to away`.execute(database);
    expect(await press()).toEqual(presses.map(() => 503));
    await sql`alter table away rename to desk_log`.execute(database);
    expect(await everythingIn(database)).toEqual(before);
    expect(await press()).toEqual(presses.map(() => 303));
    expect((await database.selectFrom("deskLog").selectAll().execute()).length).toBe(presses.length + 2);
  });
});

/** A request, its person, a post that's out, two in the queue, and an email that was given up. */
async function fill({ database, post: send, clock: { now } }: Desk) {
  await send("/contact", new URLSearchParams({ ...request, website: "", idempotencyKey: "x" }));
  const call = await database.selectFrom("bookings").select(["id", "personId"]).executeTakeFirstOrThrow();
  const publishedAt = (day: number) => new Date(`2026-11-${day}T14:00:00Z`);
  await insertPosts(database, [post, { slug: "first", publishedAt: publishedAt(20) }, { slug: "second", publishedAt: publishedAt(21) }]);
  const email = { to: { name: "", address: "kim@pipe.example" }, subject: "x", text: "", html: "", attachments: [] };
  await queueEmail(database, { kind: "opt-in", email, dueAt: now }, { siteUrl: "https://x.example" });
  const failed = database.updateTable("outbox").set({ dead: true, problem: "550", attempts: 3 }).where("kind", "=", "opt-in");
  const { id } = await failed.returning("id").executeTakeFirstOrThrow();
  return { call: call.id, person: call.personId ?? "", email: id };
}

/** Every row but of who is signed in and of the log itself. */
async function everythingIn(database: Database) {
  const tables = new Set(
    (await columnsOf(database)).map(({ table }) => table).filter((table) => !/^(desk_(log|sessions)|away)$/.test(table)),
  );
  const rows = [...tables].map(async (table) => {
    const stored = await sql`select * from ${sql.table(table)}`.execute(database);
    return [table, stored.rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(rows));
}
