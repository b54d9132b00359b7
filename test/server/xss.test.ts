import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { formatPostBody } from "../../app/blog/rules/body.ts";
import { PAYLOADS } from "../harness/xss-payloads.ts";

test("the list is long and has no duplicates", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

describe.each([
  ["alone", (payload: string) => payload],
  ["in a paragraph", (payload: string) => `Walk the job.\n\n${payload}\n\nThen sign.`],
  ["in a list", (payload: string) => `<ul><li>${payload}</li></ul>`],
  ["in a table", (payload: string) => `<table><tr><th>${payload}</th><th>b</th></tr><tr><td>${payload}</td><td>c</td></tr></table>`],
  ["in code", (payload: string) => `<pre><code>${payload}</code></pre>`],
])("%s", (_, around) => {
  test.each(PAYLOADS)("%j leaves nothing that runs", (payload) => {
    const { html } = formatPostBody(around(payload));
    for (const { tagName, properties } of elementsOf(fromHtml(html, { fragment: true }))) {
      expect(TAGS).toContain(tagName);
      for (const [name, value] of Object.entries(properties))
        expect(ATTRIBUTES[name], `${tagName} ${name}`).toSatisfy((allowed) => allowed?.test(String(value)));
    }
    expect(formatPostBody(html).html).toBe(html);
  });
});

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
