import { expect, test } from "vitest";
import { emptySteps, type WeekNumbers } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";
import { reportPage } from "./report-page.ts";

const WEEK: WeekNumbers = {
  from: "2026-11-09",
  visits: 240,
  views: 700,
  contactOpened: 30,
  missing: 0,
  steps: emptySteps(),
  requested: 9,
  confirmed: 8,
  past: 7,
  talked: 6,
  noShows: 1,
  byPhone: 2,
  proposed: 2,
  won: 1,
  daysToAnswer: 0.3,
  inTime: 9,
  late: 0,
  plans: 12,
  subscribersAsked: 4,
  subscribersConfirmed: 3,
  emptySearches: 1,
};

const LISTS = { sources: [], sourceResults: [], pages: [], assistants: [], devices: [], missing: [] };

test("the key of the plot shows each line as it's drawn, and they differ in more than color", () => {
  const html = reportPage({ weeks: [{ ...WEEK, from: "2026-11-02" }, WEEK], ...LISTS }, "Peakworks");
  const lookOf = (text: string) => [/stroke="([^"]+)"/.exec(text)?.[1], /stroke-dasharray="([^"]+)"/.exec(text)?.[1]];
  const lines = [...html.matchAll(/<polyline[^>]+>/g)].map(([line]) => lookOf(line));
  const key = html.slice(html.indexOf('class="key"'), html.indexOf("</p>", html.indexOf('class="key"')));
  const [visits = "", calls = ""] = key.split(words.numbers.visits);
  expect(lines).toHaveLength(2);
  expect([lookOf(visits), lookOf(calls)]).toEqual(lines);
  expect(calls).toContain(words.numbers.requested);
  expect(lines[0]?.[1]).not.toBe(lines[1]?.[1]);
  // The page brings every color it names.
  const named = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !html.includes(`${name}:#`))).toEqual([]);
});
