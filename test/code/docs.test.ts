import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATEGORIES } from "../../app/blog/catalog/categories.ts";
import { FOLLOW_UP_DAYS, FOLLOW_UP_KINDS } from "../../app/follow-up/catalog.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { versionOf } from "../../app/site/version.ts";
import { countWord } from "../../app/text/format.ts";
import { COMMANDS } from "../../commands/commands.ts";
import { PARTS } from "../harness/rooms.ts";

// What the docs list must exist.

const read = (file: string) => readFileSync(file, "utf8");
const settings = [...read("app/site/settings.ts").matchAll(/read\("([A-Z_]+)"/g)].map(([, name = ""]) => name);

test("the README lists every setting and nothing else, each with its default", () => {
  const rows = [...read("README.md").matchAll(/^- ((?:`[A-Z_]+` \([^)]+\)(?:, )?)+): /gm)];
  const listed = rows.flatMap(([, names = ""]) => [...names.matchAll(/`([A-Z_]+)` \(/g)].map(([, name = ""]) => name));
  expect(listed.sort()).toEqual([...new Set(settings)].sort());
});

test("the README reads in a terminal: no cell is padded, and it has two screens", () => {
  expect(read("README.md")).not.toMatch(/ {20}/);
  expect(read("README.md").split("\n").length).toBeLessThan(110);
});

test("the operating guide lists every command, and only doctor lines that exist", () => {
  const guide = read("docs/operating.md");
  const table = guide.slice(guide.indexOf("| `./peakworks …`"), guide.indexOf("Each explains itself"));
  expect(Object.keys(COMMANDS).filter((name) => !new RegExp(`\`${name}[\` ]`).test(table))).toEqual([]);
  const said = readdirSync("app/doctor")
    .map((file) => read(`app/doctor/${file}`))
    .join("");
  const lines = [...guide.matchAll(/`ok ([\w ]+)`/g)].map(([, name = ""]) => name);
  expect(lines.filter((name) => !said.includes(`"${name}"`))).toEqual([]);
  expect(lines.length).toBeGreaterThan(8);
});

test("the architecture's table has every part of a room with what it may import", () => {
  const guide = read("docs/architecture.md");
  const rows = [...guide.slice(guide.indexOf("## Rooms"), guide.indexOf("## The path of a request")).matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim()))
    .filter(([name = ""]) => !/^(-+|part)$/.test(name));
  const told = rows.flatMap(([names = "", ...cells]) => names.split(", ").map((name) => [name, importsIn(cells.at(-1) ?? "")]));
  expect(Object.fromEntries(told)).toEqual(PARTS);
});

test("the architecture's drawing names every room", () => {
  const [, drawing = ""] = read("docs/architecture.md").split("```");
  const rooms = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).filter((name) => !new RegExp(` ${name}/`).test(drawing))).toEqual([]);
});

test.each(["seventh service", "ninth trade", "thirteenth booking field"])(
  "the architecture counts the files of a %s as the content guide lists them",
  (change) => {
    const [, recipe = ""] = read("docs/content.md").split(`**A ${change}.**`);
    const [list = ""] = recipe.split("\n\n**");
    // The catalog comes first, and a file without a note needs no hand.
    const byHand = 1 + (list.match(/^\d+\. `[^`]+`: /gm)?.length ?? 0);
    expect(new RegExp(`^\\| a ${change} +\\| (\\d+) `, "m").exec(read("docs/architecture.md"))?.[1]).toBe(String(byHand));
  },
);

test("the number and the days of the follow-ups are the catalog's", () => {
  expect(read("docs/operating.md")).toContain(`at most ${countWord(FOLLOW_UP_KINDS.length)} emails:`);
  expect(read("docs/operating.md")).toContain(`on days ${FOLLOW_UP_DAYS},`);
  expect(read("deploy/peakworks.env.example")).toContain(`on day ${FOLLOW_UP_DAYS},`);
});

const LIMITS_TOLD = [
  `${LIMITS.forms} in 10 minutes, then ${LIMITS.flood} |`,
  `beyond ${LIMITS.flood} everything gets 429`,
  `${LIMITS.presses} in 10 minutes on visitors' pages, ${LIMITS.agencyPresses} on the agency's`,
  `${LIMITS.emailsAnHour} an hour and ${LIMITS.emailsADay} a day; the last ${countWord(LIMITS.emailsForCalls)} of each is reserved`,
  `${LIMITS.openPerMailbox} per mailbox, ${LIMITS.openPerNetwork} per network`,
  `${LIMITS.assistantMessages} in 10 minutes, for each process`,
  `the share of the next ${countWord(LIMITS.pressureDays / 7)} weeks' slots`,
  `${LIMITS.pressureRequests} requests, or ${1 / LIMITS.pressureShare === 3 ? "a third" : LIMITS.pressureShare} of the slots`,
  `emails to the agency about plans | ${LIMITS.leadNoticesAnHour} an hour`,
  `A network has ${LIMITS.presses} tries in 10 minutes.`,
  `${LIMITS.linksAnHourByNetwork} links an hour from each network and ${LIMITS.linksAnHour} from all together`,
  `at most ${LIMITS.linksAnHourByBlock} from one /48 of IPv6`,
  `a signed-in browser has ${LIMITS.linksAnHour} of its own`,
];

test.each(LIMITS_TOLD)("docs/security.md has the limit %j", (told) => {
  expect(read("docs/security.md").replace(/ +/g, " ")).toContain(told);
});

/** Of levels 1 and 2, without the chapters V10 and V17, which don't apply as a whole. */
const ASVS_REQUIREMENTS = 217;

test("docs/security.md leaves out no requirement of ASVS 5.0.0", () => {
  const named = [
    ...read("docs/security.md")
      .replace(" 5.0.0", "")
      .matchAll(/\b(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g),
  ];
  const all = named.flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${section}.${Number(first) + i}`),
  );
  expect(new Set(all).size).toBe(ASVS_REQUIREMENTS);
});

test("the operating guide lists every event that a webhook gets", () => {
  const guide = read("docs/operating.md");
  const table = guide.slice(guide.indexOf("## Webhooks"), guide.indexOf("## Email that arrives"));
  const listed = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  const sent = [...read("app/events/catalog.ts").matchAll(/^ {2}\| "(.+?)"/gm)].map(([, name = ""]) => name);
  expect(sent.length).toBeGreaterThan(5);
  expect(listed.sort()).toEqual(sent.sort());
});

test("the content guide names the categories", () => {
  expect(read("docs/content.md")).toContain(`Categories: ${CATEGORIES.join(", ")}.`);
});

test("the changelog's newest entry is the version that runs", () => {
  const newest = /^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1];
  expect(newest).toBe(versionOf().version);
});

const guides = ["README.md", "CONTRIBUTING.md", "STYLE.md", ...globSync("docs/**/*.md")];

test("relative links in the docs point to existing files", () => {
  const dead = [...guides, "CHANGELOG.md"].flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = ""]) => new URL(target, `file:///${file}`).pathname.slice(1))
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test("links to a section of the docs point to one", () => {
  const dead = [...guides, "CHANGELOG.md"].flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
      .map(([, target = "", section = ""]) => ({ path: target ? new URL(target, `file:///${file}`).pathname.slice(1) : file, section }))
      .filter(({ path, section }) => path.endsWith(".md") && !sectionsOf(path).includes(section))
      .map(({ path, section }) => `${file}: ${path}#${section}`),
  );
  expect(dead).toEqual([]);
});

/** As GitHub names them. */
function sectionsOf(file: string) {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("files that the docs name exist", () => {
  const named = /`((?:app|server|commands|workshop|test|bench|deploy)\/[\w./-]+)`/g;
  // Made by whoever reads about them, or by a command.
  const made = /\/NNN-|^deploy\/\.env$|^bench\/report$/;
  const dead = guides.flatMap((file) =>
    [...read(file).matchAll(named)].flatMap(([, path = ""]) => (existsSync(path) || made.test(path) ? [] : [`${file}: ${path}`])),
  );
  expect(dead).toEqual([]);
});

test("files that docs/security.md names without a folder are in test/security", () => {
  const named = [...read("docs/security.md").matchAll(/`([\w-]+\.ts)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !existsSync(`test/security/${name}`))).toEqual([]);
});

function importsIn(cell: string) {
  if (cell.startsWith("everything")) return ["*"];
  return cell === "nothing" ? [] : cell.split(", ");
}

/** What stands in code is an example. */
function withoutCode(text: string) {
  return text.replace(/`[^`\n]*`/g, "");
}
