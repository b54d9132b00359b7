import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { classNamesIn } from "../harness/class-names.ts";

// The one way to style that STYLE.md describes.

const LINES = 200;
/** What no component owns, and what `npm run workshop` writes. */
const OWNERLESS = /^app\/design\/(styles|map)\//;
/** Drawn to a picture by a library that reads nothing but inline styles. */
const PICTURES = /^app\/site\/ui\/share-(card|climb|exhibit)\.tsx$/;

const read = (file: string) => readFileSync(file, "utf8");
const sheets = globSync("app/**/*.css");
const markup = globSync("app/**/*.tsx");
const entries = markup.flatMap(entriesOf);
const parts = sheets.filter((file) => !entries.includes(file));

test("a style sheet has at most 200 lines", () => {
  expect(sheets.filter((file) => read(file).split("\n").length - 1 > LINES)).toEqual([]);
});

/** The light model's top isn't one of our colors; a test of colors compares it with the drawings. */
const TINT = "--model-top: #d9e6dc";

test("a color of ours stands only in the sheet that's written from the colors, also within a picture", () => {
  const written = sheets.filter((file) => !read(file).startsWith("/* Written by `npm run workshop`"));
  const colors = written.flatMap((file) =>
    [
      ...read(file)
        .replace(TINT, "")
        .matchAll(/(?:#|%23)([\da-f]{3,8})\b/gi),
    ]
      .filter(([, digits = ""]) => !/^0+$/.test(digits))
      .map(([color]) => `${file}: ${color}`),
  );
  expect(colors).toEqual([]);
});

/** Safari before 26 drops an underline of several values, and WebKit takes the degrees of `tan(atan2())` for radians. */
const MISREAD_IN_SAFARI = /text-decoration:\s*\w+\s+[^;]+;|tan\(\s*atan2/g;

test("no style sheet says what Safari drops or misreads", () => {
  expect(sheets.flatMap((file) => (read(file).match(MISREAD_IN_SAFARI) ?? []).map((line) => `${file}: ${line}`))).toEqual([]);
});

test("an entry only lists style sheets, and each of them is in a list", () => {
  const listed = new Set(entries.flatMap(listedIn));
  expect([...listed].toSorted()).toEqual(parts.toSorted());
  expect(entries.filter((file) => /^[.#&*:\w[]|@utility|@layer/m.test(withoutText(read(file))))).toEqual([]);
});

test("a part's style sheet stands beside its component and has its name", () => {
  const alone = parts.filter(
    (file) => !OWNERLESS.test(file) && !existsSync(file.replace(/css$/, "tsx")) && !existsSync(file.replace(/css$/, "ts")),
  );
  expect(alone).toEqual([]);
});

test("every name in a style sheet is in use", () => {
  const used = classNamesIn([...markup, ...globSync("app/**/{rules,ui}/*.ts")].map(read));
  expect(used.size).toBeGreaterThan(500);
  const unused = parts
    .flatMap((file) => {
      const css = withoutText(read(file));
      for (const [, names = ""] of css.matchAll(/(?:@apply|view-transition-class:) ([^;]+);/g))
        for (const name of names.split(" ")) used.add(name);
      return [...css.matchAll(/(?:@utility |\.)([a-z][\w-]*)/g)].map(([, name = ""]) => ({ file, name }));
    })
    .filter(({ name }) => !used.has(name));
  expect(unused).toEqual([]);
});

test("markup has no inline styles, and leaves pseudo-elements, print and motion to a name", () => {
  const elsewhere = markup.filter(
    (file) => !PICTURES.test(file) && /\sstyle=|["`\s:](before|after|print|motion-\w+|forced-colors):[a-z]/.test(read(file)),
  );
  expect(elsewhere).toEqual([]);
});

/** The packages' cards have it on home only. */
const LEG = "app/design/drawings/trail-leg.css";

test("a page loads the styles of every part that it shows, each of them once", () => {
  const routes = markup.filter((file) => /\/routes?(\/[\w-]+)?\.tsx$/.test(file) && /export default/.test(read(file)));
  expect(routes.length).toBeGreaterThan(50);
  const missing = routes.flatMap((route) => {
    const loaded = ["app/root.tsx", route].flatMap(entriesOf).flatMap(listedIn);
    expect(loaded, route).toEqual([...new Set(loaded)]);
    const styled = shownBy(route).map((file) => file.replace(/tsx?$/, "css"));
    return styled.filter((file) => parts.includes(file) && file !== LEG && !loaded.includes(file)).map((file) => `${route}: ${file}`);
  });
  expect(missing).toEqual([]);
});

function entriesOf(file: string) {
  return [...read(file).matchAll(/from "(.+\.css)\?url"/g)].map(([, path = ""]) => join(dirname(file), path));
}

function listedIn(entry: string) {
  return [...read(entry).matchAll(/@import "(\..+?)"/g)].map(([, path = ""]) => join(dirname(entry), path));
}

/** A component and all that it imports. */
function shownBy(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return [];
  seen.add(file);
  for (const [, path = ""] of read(file).matchAll(/from "(\.{1,2}\/[^"]+\.tsx)"/g)) shownBy(join(dirname(file), path), seen);
  return [...seen];
}

function withoutText(css: string) {
  return css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, "");
}
