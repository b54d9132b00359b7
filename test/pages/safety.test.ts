// A caller in danger hears one order, whichever of our pages or forms the shop uses.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lines = ["app", "workshop/tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|ts)$/.test(file))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").split("\n")),
);
const orders = lines.filter((line) => /\b911\b/.test(line));
const DANGERS = [/\bsmoke\b/i, /\bflames\b/i, /\bsparks\b/i, /\bburning\b/i];

test("wherever one sign of fire means 911, all four do, and for everyone in the house", () => {
  const ofFire = orders.filter((line) => DANGERS.some((danger) => danger.test(line)));
  expect(ofFire.length).toBeGreaterThan(8);
  for (const line of ofFire) {
    for (const danger of DANGERS) expect(line).toMatch(danger);
    expect(line).toMatch(/everyone|out of the house/i);
  }
});

test("a list of what's an emergency has all four signs of fire and the CO alarm, and nothing that sparks goes to an electrician", () => {
  const lists = lines.filter((line) => /\bgas\b/i.test(line) && DANGERS.some((danger) => danger.test(line)));
  expect(lists.length).toBeGreaterThan(7);
  for (const line of lists) for (const sign of [...DANGERS, /\bCO\b|\bcarbon monoxide\b/i]) expect(line).toMatch(sign);
  const spanish = lines.filter((line) => /\bgas\b/i.test(line) && /\bhumo\b/i.test(line));
  expect(spanish.length).toBeGreaterThan(0);
  for (const line of spanish) for (const sign of [/llamas/, /chispas/, /quemado/, /monóxido/]) expect(line).toMatch(sign);
  expect(lines.filter((line) => /\bspark(s|ing)\b[^.]*\belectrician\b/i.test(line))).toEqual([]);
});

test("with gas it's 911 first, and the gas company too", () => {
  const ofGas = orders.filter((line) => /\bgas (?:company|utility)\b/i.test(line));
  expect(ofGas.length).toBeGreaterThan(5);
  for (const line of ofGas) expect(line).toMatch(/911 and (?:your|the) gas company/);
});

test("the triage card and the ranks for no heat sort by the same two facts", () => {
  const ranks = readFileSync("app/blog/posts/03-a-no-heat-monday-hour-by-hour.md", "utf8");
  const cold = Number(/below (\d+) indoors/.exec(ranks)?.[1]);
  expect(ranks).toContain(`No heat, ${cold} or above indoors`);
  expect(ranks).toContain(`If it drops below ${cold} inside`);
  // The card to print takes its lines from this post, word for word.
  const card = readFileSync("app/blog/posts/24-call-triage-card.md", "utf8");
  for (const words of [`no heat below ${cold} inside`, `${cold} or more inside and nobody at risk`, "no heat with a yes to question 3"])
    expect(card).toContain(words);
  expect(card).not.toMatch(/outside temperature|mild night/);
});
