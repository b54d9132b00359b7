import { expect, test } from "vitest";
import { readChangelog } from "./changelog.ts";

const TEXT = `# Changelog

## 2.0.0

Date: 2026-12-01

- **A new room.** It has \`./a\` and [a page](docs/x.md), and goes
  on here.
- Plain.

## 1.9.0

- Older.
`;

test("releases come newest first, as plain text, with what's bold apart", () => {
  expect(readChangelog(TEXT, 5)).toEqual([
    {
      version: "2.0.0",
      date: "2026-12-01",
      changes: [
        { lead: "A new room.", text: "It has ./a and a page, and goes on here." },
        { lead: "", text: "Plain." },
      ],
    },
    { version: "1.9.0", date: "", changes: [{ lead: "", text: "Older." }] },
  ]);
  expect(readChangelog(TEXT, 1)).toHaveLength(1);
  expect(readChangelog("", 3)).toEqual([]);
});
