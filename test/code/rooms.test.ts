import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { roomViolations } from "../harness/rooms.ts";

test.each([
  [
    "a room that doesn't know another",
    { "blog/data/posts.server.ts": ["../../booking/rules/slot.ts"], "booking/rules/slot.ts": [] },
    "app/blog/data/posts.server.ts must not import app/booking/rules/slot.ts: blog doesn't know booking. Pass it in from a route,",
  ],
  [
    "a catalog that imports rules",
    { "booking/catalog/slots.ts": ["../rules/slot.ts"], "booking/rules/slot.ts": [] },
    "app/booking/catalog/slots.ts must not import app/booking/rules/slot.ts: a catalog imports only catalogs and text. Move the list",
  ],
  [
    "ui that imports words",
    { "booking/ui/form.tsx": ["../words/booking.ts"], "booking/words/booking.ts": [] },
    "app/booking/ui/form.tsx must not import app/booking/words/booking.ts: inside a room ui imports catalog, rules. Pass it in as",
  ],
  [
    "a page's ui that imports its words",
    { "pages/home/ui/hero.tsx": ["../words/home.ts"], "pages/home/words/home.ts": [] },
    "app/pages/home/ui/hero.tsx must not import app/pages/home/words/home.ts: inside a room ui imports catalog, rules.",
  ],
  [
    "someone who imports a route",
    { "booking/data/holds.server.ts": ["../routes/keep.tsx"], "booking/routes/keep.tsx": [] },
    "app/booking/data/holds.server.ts must not import app/booking/routes/keep.tsx: nobody imports routes. Move what both need into",
  ],
  [
    "a route that imports another",
    { "booking/routes/add.tsx": ["./keep.tsx"], "booking/routes/keep.tsx": [] },
    "app/booking/routes/add.tsx must not import app/booking/routes/keep.tsx: nobody imports routes. Move what both need into",
  ],
  [
    "a command that imports another room's",
    { "mail/commands/list.ts": ["../../blog/commands/list.ts"], "blog/commands/list.ts": [] },
    "app/mail/commands/list.ts must not import app/blog/commands/list.ts: nobody imports commands. Move what both need into",
  ],
  [
    "ui that imports a section",
    { "pages/home/ui/map.tsx": ["../sections/hero.tsx"], "pages/home/sections/hero.tsx": [] },
    "app/pages/home/ui/map.tsx must not import app/pages/home/sections/hero.tsx: only routes put a page's sections together.",
  ],
  [
    "a circle",
    { "time/dates.ts": ["./month.ts"], "time/month.ts": ["./clock.ts"], "time/clock.ts": ["./dates.ts"] },
    "These import each other in a circle: time/clock.ts -> time/dates.ts -> time/month.ts -> time/clock.ts. Move what they share",
  ],
  [
    "a circle of rooms",
    {
      "privacy/data/old.server.ts": ["../../desk/data/log.server.ts"],
      "privacy/retention.ts": [],
      "desk/data/log.server.ts": [],
      "desk/words/people.ts": ["../../privacy/retention.ts"],
    },
    "These rooms know each other in a circle: desk -> privacy -> desk (app/desk/words/people.ts imports app/privacy/retention.ts, app/privacy/data/old.server.ts imports app/desk/data/log.server.ts). Move what both need into a catalog",
  ],
  [
    "an import out of app/",
    { "site/settings.ts": ["../../server/log.ts"] },
    "app/site/settings.ts must not import server/log.ts: app/ knows nothing of the folders around it. Let the server",
  ],
  [
    "an import of what puts the site together",
    { "site/settings.ts": ["../routes.ts"], "routes.ts": [] },
    "app/site/settings.ts must not import app/routes.ts: only the server puts the whole site together.",
  ],
  [
    "a room that isn't in the table",
    { "loft/data.ts": ["../time/dates.ts"], "time/dates.ts": [] },
    "app/loft is no room in test/harness/rooms.ts: add it with the rooms it may import.",
  ],
])("%s is found, with what to do instead", (_, files, sentence) => {
  expect(violationsIn(files)).toEqual([expect.stringContaining(sentence)]);
});

test("SQL for a table of a room that it doesn't know is found, with what to do instead", () => {
  const tables = { "booking/data/tables.ts": "interface Tables {\n    bookings: BookingRow;\n  }\n" };
  const query = (table: string) => `database\n  .selectFrom("${table}")\n  .innerJoin("bookings", "a", "b");`;
  expect(violationsIn({ ...tables, "blog/data/posts.server.ts": query("blogPosts") })).toEqual([
    expect.stringContaining(
      "app/blog/data/posts.server.ts must not use the table bookings: it's booking's, and blog doesn't know booking. Call a function",
    ),
  ]);
  expect(violationsIn({ ...tables, "blog/data/posts.server.ts": 'await deleteIfAny(database, "bookings", isOld);' })).toHaveLength(1);
  for (const room of ["booking", "visits", "desk", "people"])
    expect(violationsIn({ ...tables, [`${room}/data/calls.server.ts`]: query("bookings") })).toEqual([]);
});

test("what the tables allow isn't found", () => {
  const allowed = {
    "routes.ts": ["./booking/routes/keep.tsx"],
    "booking/routes/keep.tsx": ["../words/booking.ts", "../../blog/rules/post-body.ts", "../data/holds.server.ts"],
    "booking/commands/bookings.ts": ["./add.ts"],
    "booking/commands/add.ts": ["../rules/slot.ts"],
    "booking/data/holds.server.ts": ["../rules/slot.ts", "../../time/dates.ts", "../../database/database.server.ts"],
    "booking/rules/slot.ts": ["../catalog/slots.ts"],
    "booking/words/booking.ts": ["../../pages/packages/catalog/packages.ts"],
    "blog/rules/post-body.ts": ["../../booking/catalog/slots.ts"],
    ...{ "booking/catalog/slots.ts": [], "pages/packages/catalog/packages.ts": [], "time/dates.ts": [], "database/database.server.ts": [] },
    // Neither a catalog nor a route makes a circle of two rooms.
    "privacy/data/old.server.ts": ["../../desk/data/log.server.ts"],
    "privacy/catalog.ts": [],
    "desk/data/log.server.ts": [],
    "desk/words/people.ts": ["../../privacy/catalog.ts"],
    "desk/routes/person.tsx": ["../../privacy/data/old.server.ts"],
    // Types of words never reach the browser.
    "booking/ui/form.tsx": 'import type { booking } from "../words/booking.ts";\n',
    // Tests may import anything.
    "time/dates.test.ts": ["../booking/routes/keep.tsx"],
  };
  expect(violationsIn(allowed)).toEqual([]);
});

test("a component takes only types from its own room's words", () => {
  const words = { "booking/words/booking.ts": [], "blog/words/blog.ts": [] };
  const violations = (text: string) => violationsIn({ ...words, "booking/ui/form.tsx": text });
  expect(violations('import { booking, type Words } from "../words/booking.ts";\n')).toHaveLength(1);
  expect(violations('import type { blog } from "../../blog/words/blog.ts";\n')).toHaveLength(1);
});

/** A made-up app/: each file's name and what it imports, or its text. */
function violationsIn(files: Record<string, string[] | string>) {
  const root = mkdtempSync(join(tmpdir(), "peakworks-rooms-"));
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    const text = typeof imports === "string" ? imports : imports.map((path) => `import {} from "${path}";\n`).join("");
    writeFileSync(join(root, file), text);
  }
  return roomViolations(root);
}
