import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Every word a visitor reads is in a folder named words, so that an editor finds it there. The design page is for developers.

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.includes("pages/design/"),
);
const TEXT = />\s*([^<>{}]*\p{L}{2,}[^<>{}]*?)\s*<(?=[/\p{L}])/gu;
const CODE = /=>|;|\?|:|&&|\(/;
const ATTRIBUTE = /\b(?:aria-label|alt|title|placeholder|label|caption|heading|summary)="([^"]*\p{L}{2,}[^"]*)"/gu;
/** Code has no two words with only a space between. */
const TEMPLATE = /\b(?!className)[\w-]+=\{`([^`]*\p{L}{2,} \p{L}{2,}[^`]*)`\}/gu;

test("no words stand in components and routes", () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join("app", file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    const texts = [...source.matchAll(TEXT)].map(([, text = ""]) => text).filter((text) => !CODE.test(text));
    const attributes = [ATTRIBUTE, TEMPLATE].flatMap((kind) => [...source.matchAll(kind)]).map(([, text = ""]) => text);
    return [...texts, ...attributes].map((text) => `app/${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
