import { expect, test } from "vitest";
import { greetingName, repeatableName } from "./name.ts";

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

test.each([
  ["Sam Hill", "Sam"],
  ["  sam   hill ", "sam"],
  ["Mary-Jane O'Neil", "Mary-Jane"],
  ["John Q. Public", "John"],
  ["John Q Public", "John"],
  ["Sam Hill Jr.", "Sam"],
  ["Zoë Brontë", "Zoë"],
  ["Sam", "Sam"],
  ["Mary Ann Smith", "Mary Ann Smith"],
  ["María del Carmen Ruiz", "María del Carmen Ruiz"],
  ["J. R. Smith", "J. R. Smith"],
  ["J Smith", "J Smith"],
  ["Dr. Hill", "Dr. Hill"],
  ["Mr Hill", "Mr Hill"],
  ["Van Dyke", "Van Dyke"],
  ["Ольга Петрова", "Ольга Петрова"],
  ["王 小明", "王 小明"],
  ["Buy at www.pills.example", ""],
  ["", ""],
])("%j is greeted as %j", (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
