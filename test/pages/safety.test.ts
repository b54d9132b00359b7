// A caller in danger hears one order, whichever of our pages or forms the shop uses.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lines = ["app", "workshop/tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|ts)$/.test(file))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").split("\n"))
    .filter((line) => /\b911\b/.test(line)),
);
const DANGERS = [/\bsmoke\b/i, /\bflames\b/i, /\bsparks\b/i, /\bburning\b/i];

test("wherever one sign of fire means 911, all four do, and for everyone in the house", () => {
  const orders = lines.filter((line) => DANGERS.some((danger) => danger.test(line)));
  expect(orders.length).toBeGreaterThan(8);
  for (const line of orders) {
    for (const danger of DANGERS) expect(line).toMatch(danger);
    expect(line).toMatch(/everyone|out of the house/i);
  }
});
