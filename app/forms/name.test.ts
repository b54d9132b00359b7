import { expect, test } from "vitest";
import { repeatableName } from "./name.ts";

test.each([
  "Sam Hill",
  "sam",
  "Mary-Jane O'Neil",
  "D’Angelo Russo",
  "J. R. Smith Jr.",
  "St. John Rivers",
  "Zoë Brontë",
  "Zoe\u0308 Nuñez",
  "Đặng Thị Thủy",
  "Ольга Петрова",
  "王小明",
  "محمد علي",
  "नरेंद्र",
  "María del Carmen Ruiz",
])("%s is repeated", (name) => {
  expect(repeatableName(name)).toBe(name.normalize("NFC"));
});

test.each([
  "Call 1-800-555-0199 to claim your $500 prize",
  "You have won a prize today",
  "evil.example",
  "evil .example",
  "evil. example",
  "evil。example",
  "evil．example",
  "evil․example",
  "evilꓸexample",
  "evilꞏexample",
  "evilᐧexample",
  "www evil",
  "https://evil",
  "sam@evil",
  "Sam\u202eliH",
  "Sam\u200bHill",
  "Sam\u00a0Hill",
  "Z̸̢̛a̴̡̧̛l̵̢̧g̸̡̛o",
  "=?utf-8?Q?Sam?=",
  "Sam, Kim",
  "-Sam",
  "Sam-",
  "'",
  ".",
  "x".repeat(41),
  "",
  " ",
])("%j is not", (name) => {
  expect(repeatableName(name)).toBe("");
});

test("spaces around a name and doubled ones don't matter", () => {
  expect(repeatableName("  Sam   Hill ")).toBe("Sam Hill");
});

test("a long text is answered at once", () => {
  expect(repeatableName(`${"a-".repeat(100)}!`)).toBe("");
  expect(repeatableName(`${"a".repeat(40)}!`)).toBe("");
});
