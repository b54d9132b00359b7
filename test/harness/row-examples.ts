import { sql } from "kysely";
import type { Database } from "../../app/database/database.server.ts";
import { request } from "./booking-example.ts";
import { columnsOf } from "./schema.ts";

const MOMENT = "2026-11-15T12:00:00.000Z";
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One row for every table that visitors or operators fill, in an order that satisfies foreign keys. */
const ROWS: Record<string, Record<string, unknown>> = {
  people: {
    id: id(5),
    known_by: "sam.hill@ridge.example",
    name: "Sam Hill",
    company: "Ridge Roofing",
    email: "sam.hill@ridge.example",
    phone: "(555) 010-4477",
    stage: "talked",
    stage_at: MOMENT,
    next_step: "Send the brief",
    next_on: "2026-12-01",
    created_at: MOMENT,
  },
  bookings: {
    ...Object.fromEntries(Object.entries(request).map(([name, value]) => [snake(name), value])),
    id: id(1),
    interest: "",
    visitor_time_zone: "",
    starts_at: MOMENT,
    status: "confirmed",
    sequence: 1,
    idempotency_hash: null,
    created_at: MOMENT,
    updated_at: MOMENT,
  },
  booking_links: { token_hash: "a", booking_id: id(1), purpose: "manage", expires_at: MOMENT },
  outcome_links: { token_hash: "h", booking_id: id(1), expires_at: MOMENT },
  booking_offers: { booking_id: id(1), selected_date: "2026-11-18", selected_time: "9:30 AM" },
  calendar_changes: { day: "2026-12-24", start_minute: 0, end_minute: 1440, state: "closed", reason: "Holidays" },
  busy_calendars: { calendar: "e", etag: '"1"', checked_at: MOMENT, read_at: MOMENT },
  busy_slots: { calendar: "e", selected_date: "2026-11-17", selected_time: "9:00 AM" },
  campaigns: { name: "truck-sign", made_at: MOMENT },
  calendar_feed: { salt: "f", made_at: MOMENT },
  leads: {
    id: id(2),
    name: "Kim Lee",
    email: "kim@pipe.example",
    company: "Pipe & Sons",
    trade_type: "other",
    other_trade: "Septic",
    phone: "",
    current_estimating_hours: 12.5,
    current_admin_hours: 10,
    follow_up_hours: 8,
    average_hourly_rate: 85,
    average_job_value: 2000,
    missed_leads_per_month: 8,
    employee_count: 6,
    is_halved: true,
    idempotency_hash: "b",
    created_at: MOMENT,
  },
  person_events: { id: id(6), person_id: id(5), what: "note", note: "Calls back at noon", booking_id: id(1), happened_at: MOMENT },
  owner_settings: { name: "hours", value: "Mon-Fri 9:00-12:00", set_at: MOMENT },
  subscribers: {
    id: id(3),
    email: "pat@peak.example",
    status: "confirmed",
    asked_at: MOMENT,
    letter_at: null,
    confirmed_at: MOMENT,
    bounced_digest: 1,
  },
  subscriber_links: { token_hash: "c", subscriber_id: id(3), expires_at: MOMENT },
  digests: { number: 1, since: MOMENT, until: MOMENT, queued_to: id(3), finished_at: null },
  outbox: {
    id: id(4),
    message_id: "<4@peakworks.example>",
    kind: "notice",
    booking_id: id(1),
    lead_id: id(2),
    subscriber_id: id(3),
    digest: 1,
    due_at: MOMENT,
    expires_at: null,
    payload: '{"text": "tab\\t, newline\\n, backslash \\\\, quote \\", \u2028, é, 🏔"}',
  },
  blog_posts: {
    slug: "caf-es",
    title: "The café’s 4.75 rating™ for electrical/plumbing",
    excerpt: "Tab\there, line\nthere, a back\\slash, \\N and \\. too.",
    category: "Operations",
    read_time: "6 min read",
    published_date: MOMENT,
    content: "Walk\r\nthe job.",
    updated_at: MOMENT,
    search_text: "Walk the job. It was running late.",
  },
  pictures: { hash: "a".repeat(32), source_hash: "b", name: "van", width: 640, height: 360, stored_at: MOMENT },
  picture_files: { picture: "a".repeat(32), width: 640, format: "webp", bytes: Buffer.from([0, 255, 92, 10, 39, 9]) },
  post_pictures: { slug: "caf-es", picture: "a".repeat(32) },
  post_previews: { token_hash: "g", expires_at: MOMENT, post: '{"title": "Tab\\there"}' },
  preview_pictures: { token_hash: "g", picture: "a".repeat(32) },
  post_drafts: {
    id: id(8),
    corrects: "caf-es",
    base_updated_at: MOMENT,
    version: 3,
    title: "Tab\there",
    excerpt: "A back\\slash.",
    category: "Operations",
    slug: "caf-es",
    meta_description: "",
    seo_keywords: "",
    featured: false,
    body: "## Walk\n\nthe job.",
    saved_by: "owner@peakworks.example",
    saved_in: "o",
    saved_at: MOMENT,
  },
  draft_pictures: { draft: id(8), name: "van.webp", picture: "a".repeat(32) },
  recipient_emails: { recipient: "e", queued_at: MOMENT },
  rate_limits: { visitor: "d", window_start: MOMENT, count: 3 },
  desk_links: { token_hash: "i", email: "owner@peakworks.example", browser_hash: "j", expires_at: MOMENT },
  desk_sessions: { token_hash: "k", email: "owner@peakworks.example", made_at: MOMENT, seen_at: MOMENT, proved_at: MOMENT },
  desk_passkeys: { id: "l", email: "owner@peakworks.example", name: "Phone", public_key: "m", made_at: MOMENT, used_at: null },
  desk_challenges: { challenge_hash: "n", expires_at: MOMENT },
  desk_log: { id: id(7), who: "owner@peakworks.example", what: "call-confirmed", booking_id: id(1), happened_at: MOMENT },
  jobs: { name: "retention", done_for: MOMENT },
};

/** Fills every existing table, using the columns it has. */
export async function fillTables(database: Database) {
  const columns = await columnsOf(database);
  for (const [table, row] of Object.entries(ROWS)) {
    const names = Object.keys(row).filter((name) => columns.some((column) => column.table === table && column.name === name));
    if (names.length === 0) continue;
    const values = sql.join(names.map((name) => row[name]));
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${values})`.execute(
      database.withoutPlugins(),
    );
  }
}

/**
 * The rows of every table, with the columns in `columns`. Leaves out the blog's version, which only ever goes up, and the migrations, which
 * are tested elsewhere.
 */
export async function rowsOf(database: Database, columns: { table: string; name: string }[]) {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const rows: Record<string, unknown[]> = {};
  for (const [table, named] of tables) {
    if (table === "migrations" || table === "blog_version") continue;
    const list = sql.join(named.filter(({ name }) => name !== "search_words").map(({ name }) => sql.ref(name)));
    rows[table] = (await sql`select ${list} from ${sql.table(table)}`.execute(database.withoutPlugins())).rows;
  }
  return rows;
}
