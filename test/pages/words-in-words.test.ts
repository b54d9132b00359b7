import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode, type SourceNode } from "../harness/source-node.ts";

// Every word a visitor reads is in a folder named words, so that an editor finds it there. The design page is for developers.

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.includes("pages/design/"),
);

test("no words stand in components and routes", () => {
  const found = files.flatMap((file) => wordsIn(readFileSync(join("app", file), "utf8")).map((text) => `app/${file}: ${text}`));
  expect(found).toEqual([]);
});

test.each([
  ["a text", "<p>Call us first</p>"],
  ["a question", "<p>Ready to book a call?</p>"],
  ["an abbreviation", `<input placeholder="e.g. 12" />`],
  ["a unit", "<b>{hours} h</b>"],
  ["a label with a colon", "<b>Note:</b>"],
  ["a remark in brackets", "<p>We answer (nearly) always; {name} does</p>"],
  ["a choice", `<p>{isOpen ? "We are open" : name}</p>`],
  ["a label for screen readers", `<nav aria-label="Pages" />`],
  ["a template", "<Notice said={`We called`} />"],
  ["a page's title", `(handle = { title: "Newsletter" })`],
])("finds %s", (_, source) => {
  expect(wordsIn(source)).not.toEqual([]);
});

type Node = SourceNode & { name?: { name: string }; key?: { name: string } };

function wordsIn(source: string) {
  const found: string[] = [];
  look(parseSync("file.tsx", source).program as unknown as Node, [], found);
  return found;
}

function look(node: Node, above: Node[], found: string[]) {
  const text = textOf(node);
  if (isRead(node, above) ? /\p{L}/u.test(text) : isShown(above) && TWO_WORDS.test(text)) found.push(text.trim());
  for (const child of Object.values(node).flat()) if (isNode(child)) look(child, [...above, node], found);
}

/** Code has no two words with only a space between, except in these. */
const TWO_WORDS = /\p{L}{2,}[,.:;?!]? \p{L}{2,}/u;
const CODE = /^(?:className|style|autoComplete|preserveAspectRatio|content)$/;
/** What is read whatever it says, as an attribute or as data. */
const READ = /^(?:aria-label|alt|title|placeholder|label|caption|heading|summary)$/;

function isRead({ type }: Node, above: Node[]) {
  const parent = above.at(-1);
  return type === "JSXText" || (parent?.type === "Property" && READ.test(parent.key?.name ?? "")) || READ.test(attributeOf(above));
}

/** Inside of an element or of one of its attributes. Elsewhere a text is a log's line, or a list of classes. */
function isShown(above: Node[]) {
  return above.some(({ type }) => type === "JSXExpressionContainer" || type === "JSXAttribute") && !CODE.test(attributeOf(above));
}

function attributeOf(above: Node[]) {
  const attribute = above.findLast(({ type }) => type === "JSXAttribute" || type === "JSXElement");
  return attribute?.type === "JSXAttribute" ? (attribute.name?.name ?? "") : "";
}

function textOf({ type, value }: Node) {
  if (type === "TemplateElement") return (value as { raw: string }).raw;
  return (type === "JSXText" || type === "Literal") && typeof value === "string" ? value : "";
}
