import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseStudio } from "./read-studio.ts";

const check = (text: string, photos: string[] = []) => parseStudio(text, (name) => photos.includes(name)).problems;

test("the example file is right once its photograph is there", () => {
  const example = readFileSync("studio.example.yaml", "utf8");
  expect(check(example, ["business.jpg"])).toEqual([]);
  expect(check(example)).toEqual(["founders.business.photo business.jpg doesn't lie beside the file."]);
});

test("an empty file tells nothing and is right", () => {
  expect(parseStudio("", () => true)).toMatchObject({ studio: { ledgers: [], founders: {} }, problems: [] });
});

test.each([
  ["legalname: X", "legalname isn't known here; what is: legalName, city"],
  ["legalName: ''", "legalName is empty"],
  ["city: 12", "city must be a line of text; put it in quotes"],
  ["founders: { technical: { role: Lead } }", "founders.technical.name"],
  ["founders: { technical: { name: A B, profile: www.x.y } }", 'founders.technical.profile must be an address like "https'],
  ["firstCall: business", "firstCall is business, and founders.business isn't filled in."],
  ["firstCall: sales", "firstCall must be one of business, technical, marketing"],
  ['callsFrom: "555-0100"', "callsFrom must be a phone number with its area code"],
  ["ledgers: [{ trade: masonry }]", "ledgers.0.trade must be one of electrical"],
  [
    "ledgers: [{ trade: hvac, town: X, signedBy: Y, permission: Z, date: 2026-10-02, tasks: [{ task: Quotes, before: 2, after: 3 }] }]",
    "ledgers.0 has more hours after than before",
  ],
  ["legalName: [", "it can't be read"],
])("%s is one sentence", (text, sentence) => {
  expect(check(text).join("\n")).toContain(sentence);
});

test("a ledger can't be printed without the client's permission", () => {
  const ledger = "ledgers: [{ trade: hvac, town: X, signedBy: Y, date: 2026-10-02, tasks: [{ task: Quotes, before: 3, after: 2 }] }]";
  expect(check(ledger).join()).toContain("ledgers.0.permission");
});
