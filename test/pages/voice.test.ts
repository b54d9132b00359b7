// One voice on every page: plain American English, and figures that come from one place.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CALL_MINUTES } from "../../app/booking/catalog/calls.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, GUARANTEE, PACKAGE_KEYS, PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { packages } from "../../app/pages/packages/words/packages.ts";
import { allPages, pages } from "../../app/site/pages.ts";
import { dollars } from "../../app/text/format.ts";
import { attributes, mainOf, mainTextOf } from "../harness/html.ts";
import { gradeOf, sentencesIn } from "../harness/reading-level.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const mains = await Promise.all(
  allPages.map(async ({ path }) => {
    const html = await (await site.get(path)).text();
    return { path, main: mainOf(html), text: mainTextOf(html) };
  }),
);
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\/(?:(?:words|figures)\/.*|words|[\w-]*pages)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(`app/${file}`, "utf8").replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g, "") }));

/** British spellings and phrases that a US contractor stumbles over. */
const NEVER = [
  /\be-mails?\b/i,
  // Not the status, which is stored in this spelling.
  /\bcancelled\b(?!:)/i,
  /\bcall-backs?\b/i,
  /\bjudgement\b/i,
  /\bcolour|\bfavour|\blabour\b|\bcentre\b|\blicence\b|\bgrey\b/i,
  /\borganis|\boptimis|\bcatalogue\b/i,
  /\b(ring|rings|rung) (you|us|your on-call)\b|\bgets rung\b/i,
  /\bturn over \$|\bmake a tick\b|\bshall I\b|\bdunned\b/i,
];

describe.each(NEVER.map((words) => [String(words), words] as const))("%s", (_, words) => {
  test("is on no page and in no words of ours", () => {
    expect(mains.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]);
    expect(sources.filter(({ source }) => words.test(source)).map(({ file }) => file)).toEqual([]);
  });
});

test("people talk in contractions: the long forms are the exception", () => {
  const text = mains.map(({ text }) => text).join(" ");
  const long =
    text.match(
      /\b(?:it is|you are|we are|they are|do not|does not|did not|cannot|will not|would not|is not|we will|you will|that is)\b/gi,
    ) ?? [];
  const short = text.match(/\b\w+(?:'|’|&#x27;)(?:s|re|t|ll|ve|d)\b/gi) ?? [];
  expect(long.length * 10, long.join(", ")).toBeLessThan(short.length);
});

test("no page says when we take calls: the owner sets the hours, and the calendar shows them", () => {
  const saysHours = /\bMon(day)? (to|through) Fri(day)?\b|\b9(:00)?( ?AM)? to 5\b/i;
  expect(mains.filter(({ text }) => saysHours.test(text)).map(({ path }) => path)).toEqual([]);
});

test("the grade tells a plain sentence from a hard one", () => {
  expect(gradeOf(["We'll call you Tuesday at nine.", "If your week blew up, we'll move it."])).toBeLessThan(4);
  expect(gradeOf(["Organizational transformation necessitates comprehensive operational visibility."])).toBeGreaterThan(12);
});

test.each(mains.map(({ path, main }) => [path, main] as const))("%s reads below eighth grade", (_, main) => {
  expect(gradeOf(sentencesIn(main, 4))).toBeLessThan(8);
});

test("a price, a length, a guarantee or a call's minutes stands in the catalog or in claims, and nowhere else", () => {
  const figures = [
    ...PACKAGE_KEYS.flatMap((key) => [dollars(PACKAGES[key].priceUsd), ` ${PACKAGES[key].priceUsd}`]),
    ...PACKAGE_KEYS.map((key) => PACKAGES[key].duration),
    ...[
      dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD),
      `${CALL_MINUTES.discovery}-minute call`,
      `${CALL_MINUTES.discovery}-minute discovery`,
      `${CALL_MINUTES.strategySession}-minute strategy`,
      `${CALL_MINUTES.strategySession}-minute session`,
      `${CALL_MINUTES.strategySession}-minute call`,
      `${CALL_MINUTES.qaSession}-minute Q&A`,
    ],
    ...["within 24 hours", `within ${GUARANTEE.refundDays} days`],
  ];
  const repeated = sources
    .filter(({ file }) => file !== "site/words/claims.ts")
    .flatMap(({ file, source }) => figures.filter((figure) => source.includes(figure)).map((figure) => `${file}: ${figure}`));
  expect(repeated).toEqual([]);
});

test.each(PACKAGE_KEYS)("%s: how it's paid, what the second half is tied to, and how the guarantee is counted", async (key) => {
  const text = mains.find(({ path }) => path === pages[key].path)?.text;
  expect(text).toContain("50% deposit and 50% on delivery");
  expect(text).toContain(packages[key].finalHalf);
  expect(text).toMatch(/refund|covers both halves/);
  expect(text).toContain("What counts:");
  expect(text).toContain("Who checks:");
  expect(text).toContain("If it falls short:");
});

test("every page that mentions a guarantee links to its terms, and they are there", () => {
  const mentioning = mains.filter(({ text }) => /guarantee/i.test(text));
  expect(mentioning.length).toBeGreaterThan(6);
  for (const { path, main } of mentioning) {
    const terms = path === pages.packages.path ? /id="guarantee"/g : /href="([^"]+#guarantee)"/g;
    expect(main, path).toMatch(terms);
  }
  const terms = mains.find(({ path }) => path === pages.packages.path)?.text;
  for (const label of ["What we count", "Who counts", "If we miss", "Your refund", "Your part"]) expect(terms).toContain(label);
});

test("the samples are labeled as samples", () => {
  for (const key of ["sampleBrief", "sampleReport"] as const)
    expect(attributes(mains.find(({ path }) => path === pages[key].path)?.main ?? "", /<figcaption[^>]*><strong[^>]*>([^<]+)/g)).toEqual([
      "Sample",
    ]);
});
