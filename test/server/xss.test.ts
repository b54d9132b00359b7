import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { formatPostBody } from "../../app/blog/rules/post-body.ts";
import { PAYLOADS } from "../harness/xss-payloads.ts";

test("the list is long and has no duplicates", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

test.each([
  ["alone", (payload: string) => payload],
  ["in a paragraph", (payload: string) => `Walk the job.\n\n${payload}\n\nThen sign.`],
  ["in a list", (payload: string) => `<ul><li>${payload}</li></ul>`],
  ["in a table", (payload: string) => `<table><tr><th>${payload}</th><th>b</th></tr><tr><td>${payload}</td><td>c</td></tr></table>`],
  ["in code", (payload: string) => `<pre><code>${payload}</code></pre>`],
])("%s no payload leaves anything that runs", (_, around) => {
  expect(PAYLOADS.flatMap((payload) => faultsOf(around(payload)).map((fault) => `${payload}: ${fault}`))).toEqual([]);
});

/** Elements and attributes that aren't ours, and a body that comes out differently the second time. */
function faultsOf(body: string) {
  const { html } = formatPostBody(body);
  const elements = elementsOf(fromHtml(html, { fragment: true }));
  return [
    ...elements.map(({ tagName }) => tagName).filter((tagName) => !TAGS.includes(tagName)),
    ...elements.flatMap(({ tagName, properties }) =>
      Object.entries(properties).flatMap(([name, value]) => (ATTRIBUTES[name]?.test(String(value)) ? [] : [`${tagName} ${name}=${value}`])),
    ),
    ...(formatPostBody(html).html === html ? [] : [`twice it's ${formatPostBody(html).html}`]),
  ];
}

const TAGS =
  "p br h2 h3 h4 ul ol li strong em b i a blockquote code pre table caption thead tbody tr th td figure figcaption img hr div".split(" ");

/** The allowed values of each attribute; any other attribute isn't ours. */
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/,
  src: /^\/(?![/\\])/,
  rel: /^noopener,nofollow$/,
  id: /^part-[a-z0-9-]+$/,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d+$/,
  scope: /^(col|row)(group)?$/,
  colSpan: /^\d+$/,
  rowSpan: /^\d+$/,
  role: /^(table|rowgroup|row|columnheader|rowheader|cell|region)$/,
  className: /^(stacked|sideways|amount)$/,
  dataLabel: /^/,
  ariaLabel: /^/,
  tabIndex: /^0$/,
};

function elementsOf(node: Nodes): Element[] {
  const below = "children" in node ? node.children.flatMap(elementsOf) : [];
  return node.type === "element" ? [node, ...below] : below;
}
