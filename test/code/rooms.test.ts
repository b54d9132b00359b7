import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { roomViolations } from "../harness/rooms.ts";

test.each(
  Object.entries<Record<string, string[]>>({
    "blog doesn't know booking. Pass it in from a route,": { "blog/data/posts.server.ts": ["../../booking/rules/slot.ts"] },
    "a catalog imports only catalogs and text. Move the list": { "booking/catalog/slots.ts": ["../rules/slot.ts"] },
    "inside a room ui imports catalog, rules. Pass it in as": { "booking/ui/form.tsx": ["../words/booking.ts"] },
    "app/pages/home/ui/hero.tsx must not import app/pages/home/words/home.ts": { "pages/home/ui/hero.tsx": ["../words/home.ts"] },
    "nobody imports routes. Move what both need into": { "booking/routes/add.tsx": ["./keep.tsx"] },
    "nobody imports commands. Move what both need into": { "mail/commands/list.ts": ["../../blog/commands/list.ts"] },
    "only routes put a page's sections together.": { "pages/home/ui/map.tsx": ["../sections/hero.tsx"] },
    "in a circle: time/dates.ts -> time/month.ts -> time/dates.ts. Move what they share": {
      "time/dates.ts": ["./month.ts"],
      "time/month.ts": ["./dates.ts"],
    },
    "in a circle: desk -> privacy -> desk (app/desk/words/people.ts imports app/privacy/retention.ts, app/privacy/data/old.server.ts imports":
      {
        "desk/words/people.ts": ["../../privacy/retention.ts"],
        "privacy/data/old.server.ts": ["../../desk/data/log.server.ts"],
      },
    "app/ knows nothing of the folders around it. Let the server": { "site/settings.ts": ["../../server/log.ts"] },
    "only the server puts the whole site together.": { "site/settings.ts": ["../routes.ts"] },
    "app/loft is no room in test/harness/rooms.ts: add it": { "loft/data.ts": ["../time/dates.ts"] },
  }),
)("is found, with what to do instead: %s", (sentence, files) => {
  expect(violationsIn(files)).toEqual([expect.stringContaining(sentence)]);
});

test("SQL for a table of a room that it doesn't know is found, with what to do instead", () => {
  const tables = { "booking/data/tables.ts": "interface Tables {\n    bookings: BookingRow;\n  }\n" };
  const query = (table: string) => `database\n  .selectFrom("${table}")\n  .innerJoin("bookings", "a", "b");`;
  const sentence = "must not use the table bookings: it's booking's, and blog doesn't know booking. Call a function";
  expect(violationsIn({ ...tables, "blog/data/posts.server.ts": query("blogPosts") })).toEqual([expect.stringContaining(sentence)]);
  expect(violationsIn({ ...tables, "blog/data/posts.server.ts": 'await deleteIfAny(database, "bookings", isOld);' })).toHaveLength(1);
  expect(violationsIn({ ...tables, "blog/data/posts.server.ts": 'await forgetKeys(database, "bookings", now);' })).toHaveLength(1);
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
    // Neither a catalog nor a route makes a circle of two rooms.
    "privacy/data/old.server.ts": ["../../desk/data/log.server.ts"],
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
  const violations = (text: string) => violationsIn({ "booking/ui/form.tsx": text });
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
