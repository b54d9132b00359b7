import { expect, test } from "vitest";
import { pages } from "../../app/site/pages.ts";
import type { SharePicture } from "../../app/site/share-picture.ts";
import { openSite } from "../harness/site.ts";

const drawn: SharePicture[] = [];
const site = openSite({
  drawSharePicture: async (shown) => {
    drawn.push(shown);
    return new Uint8Array([1]);
  },
});
const numbers = {
  currentEstimatingHours: "8",
  currentAdminHours: "8",
  followUpHours: "3",
  averageHourlyRate: "85",
  averageJobValue: "1200",
  missedLeadsPerMonth: "2",
  employeeCount: "12",
};
const read = async (query: Record<string, string>) => (await site.get(`${pages.calculator.path}?${new URLSearchParams(query)}`)).text();
const drawingOf = (html: string) => /<div role="img"[^>]*class="own-climb.*?<\/svg><\/div>/s.exec(html)?.[0] ?? "";

test("the report draws the climb without script: its text, its walker and its camps", async () => {
  const drawing = drawingOf(await read({ step: "3", ...numbers }));
  expect(drawing).toContain(
    'aria-label="13.6 hours a week to win back: past BASECAMP and ASCENT. The flag is on ASCENT: Growth Engine fits these numbers."',
  );
  for (const words of [">You<", "YOUR PACKAGE", "10 h: Growth Engine", "KITCHEN TABLE", "Today: 19 h a week"])
    expect(drawing).toContain(words);
  // Until the switch is on, nothing says where it leads.
  expect(drawing).not.toContain("6.8 h");
  expect(drawingOf(await read({ step: "3", half: "1", ...numbers }))).toContain("In full: 13.6 h");
  expect(drawing).toMatch(/<image href="\/assets\/climb-[\w-]+\.svg"/);
});

test("the same numbers are the same sheet, others are not", async () => {
  const [first, again, other] = await Promise.all(
    [numbers, numbers, { ...numbers, followUpHours: "5" }].map(async (each) => drawingOf(await read({ step: "3", ...each }))),
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("the questions draw it from what was sent, and leave it to the script before that", async () => {
  expect(drawingOf(await read({ step: "2", ...numbers }))).toContain(">You<");
  expect(await read({ step: "1" })).toMatch(/card-night[^"]*needs-script/);
});

test("each screen has a title of its own", async () => {
  const title = async (query: Record<string, string>) => /<title>([^<]*)/.exec(await read(query))?.[1];
  const titles = await Promise.all(["0", "1", "2", "3", "4", "5"].map((step) => title({ step, ...numbers })));
  expect(new Set(titles).size).toBe(6);
  expect(titles[3]).toMatch(/^Results: AI Profit Calculator/);
});

test("a report's link has a picture of its hours, in steps of a tenth", async () => {
  const picture = (html: string) => /og:image" content="[^"]*?(\/og\/[^"]*)/.exec(html)?.[1] ?? "";
  expect(picture(await read({}))).toBe("/og/calculator.png");
  expect(picture(await read({ climb: "13.1" }))).toBe("/og/climb/13.1.png");
  expect(picture(await read({ climb: "<b>" }))).toBe("/og/calculator.png");
  expect(picture(await read({ step: "3", ...numbers }))).toBe("/og/climb/13.6.png");
  expect((await site.get("/og/climb/13.1.png")).headers.get("content-type")).toBe("image/png");
  expect(drawn.at(-1)).toMatchObject({ title: "13.1 hours a week to win back", climb: { heading: "Your climb" } });
  for (const name of ["13.12.png", "13.10.png", "0013.png", "100.5.png", "999.png", "13.1.svg", "x.png"])
    expect((await site.get(`/og/climb/${name}`)).status, name).toBe(404);
});
