import fc from "fast-check";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { PAYLOADS } from "../../../test/harness/xss-payloads.ts";
import { formatPostBody } from "./post-body.ts";

const html = (content: string) => formatPostBody(content).html;

test("names each page of others that a post links to, once", () => {
  const { sources } = formatPostBody(
    '<p><a href="https://www.epa.gov/lead">the rule</a>, <a href="/faq">our answers</a>, <a href="https://www.epa.gov/lead">again</a>, <a href="mailto:a@b.example">mail</a></p>',
  );
  expect(sources).toEqual([{ href: "https://www.epa.gov/lead", host: "epa.gov", text: "the rule" }]);
});

describe("the spec's paragraph rules", () => {
  test.each([
    ["One\n\nTwo", "<p>One</p><p>Two</p>"],
    ["One\ntwo", "<p>One<br>two</p>"],
    ["One\r\n \t\r\n\r\n\r\nTwo\r\nthree", "<p>One</p><p>Two<br>three</p>"],
    ["<h2>Top</h2>\n\nText", '<h2 id="part-top">Top</h2><p>Text</p>'],
    ["<p>One</p>\n<p>Two</p>", "<p>One</p><p>Two</p>"],
    ["<strong>One</strong> more\n\nTwo", "<p><strong>One</strong> more</p><p>Two</p>"],
    ["  \n\n ", ""],
    ["", ""],
    ["5 < 6 & 7 > 2", "<p>5 &#x3C; 6 &#x26; 7 > 2</p>"],
    ["< not markup", "<p>&#x3C; not markup</p>"],
  ])("%j becomes %s", (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test.each([
    ["<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["<ul><li>a\n\nb</li></ul>", "<ul><li>a<p>b</p></li></ul>"],
    ["<ul><li>a</li><ul><li>b</li></ul>stray</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>stray</li></ul>"],
    ["<pre>one\n\n  two</pre>\nafter", "<pre><code>one\n\n  two</code></pre><p>after</p>"],
    ["<blockquote>a\n\nb</blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["<em>a\n\nb</em>", "<p><em>a</em></p><p><em>b</em></p>"],
    ["<h3>a\n\nb</h3>", '<h2 id="part-a-b">a b</h2>'],
    ["<div>a</div><section>b</section>", "<p>a</p><p>b</p>"],
    ['<a\nhref="/faq">a</a>', '<p><a href="/faq">a</a></p>'],
    ["<p></p><h2> </h2><ul></ul><hr>", "<hr>"],
  ])("%j keeps its nesting", (content, expected) => {
    expect(html(content)).toBe(expected);
  });
});

describe("headings", () => {
  test("get ids that are unique and prefixed, and levels that skip none", () => {
    expect(formatPostBody("<h1>Rates</h1><h4>Why?</h4><h2>Rates</h2><h6>¿Ñ?</h6>")).toMatchObject({
      html: '<h2 id="part-rates">Rates</h2><h3 id="part-why">Why?</h3><h2 id="part-rates-2">Rates</h2><h3 id="part-section">¿Ñ?</h3>',
      headings: [
        { id: "part-rates", text: "Rates" },
        { id: "part-rates-2", text: "Rates" },
      ],
    });
  });

  test("never share an id, even where one is called like the second of another", () => {
    const ids = formatPostBody("<h2>A</h2><h2>A</h2><h2>A 2</h2><h2>A</h2>").headings.map(({ id }) => id);
    expect(ids).toEqual(["part-a", "part-a-2", "part-a-2-2", "part-a-3"]);
    expect(formatPostBody("<h2>A 2</h2><h2>A</h2><h2>A</h2>").headings.map(({ id }) => id)).toEqual(["part-a-2", "part-a", "part-a-3"]);
  });

  test("are reached by links that name them", () => {
    expect(html('<h2>The Sum</h2><a href="#the-sum">see</a> <a href="#menu">other</a>')).toContain(
      '<a href="#part-the-sum">see</a> <a href="#menu">other</a>',
    );
  });
});

describe("links and pictures", () => {
  test.each([
    ['<a href="/faq?x=1#y" onclick="x()" target="_blank" id="menu" class="c">a</a>', '<a href="/faq?x=1#y">a</a>'],
    ['<a href="other-post">a</a>', '<a href="/blog/other-post">a</a>'],
    ['<a href="https://example.com/a">a</a>', '<a href="https://example.com/a" rel="noopener nofollow">a</a>'],
    ['<a href="//example.com">a</a>', '<a href="https://example.com/" rel="noopener nofollow">a</a>'],
    ['<a href="/\\example.com">a</a>', '<a href="https://example.com/" rel="noopener nofollow">a</a>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['<a href="tel:+15550104477">a</a>', '<a href="tel:+15550104477">a</a>'],
    ['<a href="JaVa\tScript&colon;alert(1)">a</a>', "a"],
    ['<a href="data:text/html,x">a</a>', "a"],
    ['<a href="ftp://x">a</a>', "a"],
    ["<a>a</a>", "a"],
  ])("%s is left as %s", (content, expected) => {
    expect(html(content)).toBe(`<p>${expected}</p>`);
  });

  test("a picture is lazy unless the post begins with it, has a size and an alternative text, and only the address of a picture", () => {
    expect(html('a\n\n<img src="/a.png" alt="A\nvan" width="640" height="360" onerror="x()" srcset="b 2x">')).toBe(
      '<p>a</p><p><img src="/a.png" alt="A van" width="640" height="360" loading="lazy" decoding="async"></p>',
    );
    expect(html('<img src="/a.png" width="100%">')).toBe('<p><img src="/a.png" alt="" width="1600" height="900" decoding="async"></p>');
    expect(html('a<img src="data:image/png;base64,AA=="><img><img src="/count"><img src="/a.png?b">')).toBe("<p>a</p>");
  });

  test("a stored picture comes in every width and format, and in no width that it doesn't have", () => {
    const hash = "0123456789abcdef0123456789abcdef";
    const img = `<img src="/pictures/${hash}-1000.webp" alt="A van" width="1000" height="600" srcset="https://example.com/x 1w">`;
    const files = (format: string) => [480, 800, 1000].map((width) => `/pictures/${hash}-${width}.${format} ${width}w`).join(", ");
    const sizes = 'sizes="(min-width: 48rem) 42rem, calc(100vw - 2.5rem)"';
    expect(html(`<p>a</p>${img}`)).toBe(
      `<p>a</p><p><picture><source type="image/avif" srcset="${files("avif")}" ${sizes}>` +
        `<img src="/pictures/${hash}-1000.webp" alt="A van" width="1000" height="600" loading="lazy" decoding="async" ` +
        `srcset="${files("webp")}" ${sizes}></picture></p>`,
    );
    expect(html(html(img))).toBe(html(img));
    expect(html(`<img src="/pictures/${hash}-300.webp" width="9" height="9">`)).toContain(' width="300" height="169" ');
    expect(html('<picture><source srcset="https://example.com/x"><img src="/a.png" alt="a"></picture>')).toMatch(/^<p><img src="\/a\.png"/);
  });

  test("a picture from elsewhere is a link to it", () => {
    expect(html('<img src="//example.com/a.png" alt="A van"><img src="https://example.com/b.png">')).toBe(
      '<p><a href="https://example.com/a.png" rel="noopener nofollow">A van</a></p>',
    );
    expect(html('<a href="/faq"><img src="https://example.com/a.png" alt="A van"></a>')).toBe('<p><a href="/faq">A van</a></p>');
  });

  test("a figure keeps its caption", () => {
    expect(html('<figure>\n<img src="/a.png">\n<figcaption>A <b>van</b></figcaption></figure>')).toMatch(
      /^<figure><img [^>]+><figcaption>A <b>van<\/b><\/figcaption><\/figure>$/,
    );
  });
});

describe("tables", () => {
  test("of short cells scroll in a box that the keyboard reaches and that has a name, and their first cells name the rows", () => {
    const table = "<table>\n<tr><th>Task</th><th>Hours</th></tr>\n<tr><td>Quotes</td><td>5</td></tr>\n</table>";
    expect(html(table)).toBe(
      '<div class="sideways" tabindex="0" role="region" aria-label="Task, Hours"><table><thead><tr>' +
        '<th scope="col">Task</th><th scope="col" class="amount">Hours</th></tr></thead>' +
        '<tbody><tr><th scope="row">Quotes</th><td class="amount">5</td></tr></tbody></table></div>',
    );
  });

  test("of long cells name their columns in every cell, as the articles' do", () => {
    const long = "Which of them is read at all depends on the day. ".repeat(3).trim();
    const table = `<table>\n<tr><th>Task</th><th>Why</th></tr>\n<tr><td>Quotes</td><td>${long}</td></tr>\n</table>`;
    expect(html(table)).toBe(
      '<div class="@container"><table role="table" class="stacked"><thead role="rowgroup"><tr role="row">' +
        '<th scope="col" role="columnheader">Task</th><th scope="col" role="columnheader">Why</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Quotes</th>' +
        `<td data-label="Why" role="cell">${long}</td></tr></tbody></table></div>`,
    );
  });

  test("of long cells name the first column too if it only counts the rows", () => {
    const long = "Which of them is read at all depends on the day. ".repeat(3).trim();
    const table = `<table>\n<tr><th>Rank</th><th>Why</th></tr>\n<tr><td>0</td><td>${long}</td></tr>\n</table>`;
    expect(html(table)).toContain('<th scope="row" data-label="Rank" role="rowheader">0</th>');
  });

  test("say a heading of two lines as one", () => {
    const table = "<table><tr><th>Task</th><th>Hours<br>a week</th></tr><tr><td>Quotes</td><td>5</td></tr></table>";
    expect(html(table)).toContain('aria-label="Task, Hours a week"');
  });

  test("with spans scroll in a box that the keyboard reaches and that has a name", () => {
    const table =
      '<table><caption>Rates</caption><tr><td colspan="2" rowspan="x">a</td></tr><tr><td>b</td><td style="x">c</td></tr></table>';
    expect(html(table)).toBe(
      '<div class="sideways" tabindex="0" role="region" aria-label="Rates"><table><caption>Rates</caption><tbody>' +
        '<tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table></div>',
    );
  });
});

test("text that is nested beyond reason is shown as text", () => {
  expect(html("<div>".repeat(50_000))).toMatch(/^<p>&#x3C;div>/);
});

const PIECES = [
  ..."a b strong em code p h1 h2 h4 ul ol li table thead tbody tr td th caption pre blockquote figure figcaption div span".split(" "),
  ..."script style svg math template noscript textarea title form button select iframe xmp plaintext marquee font".split(" "),
]
  .flatMap((name) => [`<${name}>`, `</${name}>`])
  .concat([
    "<br>",
    "<hr>",
    "<img src=/a.png>",
    '<img src=x onerror="alert(1)" alt="</pre><script>">',
    '<a href="/b">',
    "<a href=javascript:x>",
  ])
  .concat([
    "\n",
    "\n\n",
    " ",
    "word",
    "&lt;b&gt;",
    "&#10;",
    "&#13;",
    "&#0;",
    "&#x0b;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    '"',
    "'",
    ">",
    "<",
    "\0",
    "\ud83d",
  ]);

describe("whatever comes in", () => {
  const soup = fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: "binary" })), { maxLength: 40 })
    .map((pieces) => pieces.join(""));

  test("the page gets our own elements and attributes only, and formatting it again changes nothing", () => {
    const examples: [string][] = [["<em><i>\n&lt;script&gt; &#x0b; <details></h4>"]];
    fc.assert(
      fc.property(soup, (content) => {
        expect(faultsOf(content)).toEqual([]);
      }),
      { numRuns: 500, examples },
    );
  });

  test("the list of payloads is long and has no duplicates", () => {
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
});

/** Elements and attributes that aren't ours, and a body that comes out differently the second time. */
function faultsOf(content: string) {
  const once = formatPostBody(content);
  const foreign = elementsOf(fromHtml(once.html, { fragment: true })).flatMap(({ tagName, properties }) => {
    const names = ALLOWED[tagName];
    if (!names) return [tagName];
    const isOurs = (name: string) => names.includes(name) && (VALUES[name] ?? /^/).test(String(properties[name]));
    return Object.keys(properties).flatMap((name) => (isOurs(name) ? [] : [`${tagName} ${name}=${properties[name]}`]));
  });
  return JSON.stringify(formatPostBody(once.html)) === JSON.stringify(once) ? foreign : [...foreign, "changes when it's formatted again"];
}

const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries("p br strong em b i blockquote code pre figure figcaption hr ul li caption".split(" ").map((name) => [name, []])),
  ...Object.fromEntries(["h2", "h3", "h4"].map((name) => [name, ["id"]])),
  ...Object.fromEntries(["thead", "tbody", "tr"].map((name) => [name, ["role"]])),
  ol: ["start"],
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading", "decoding"],
  div: ["className", "tabIndex", "role", "ariaLabel"],
  table: ["role", "className"],
  th: ["scope", "dataLabel", "role", "className", "colSpan", "rowSpan"],
  td: ["dataLabel", "role", "className", "colSpan", "rowSpan"],
};

/** What an attribute may say; any other says what it likes. */
const VALUES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/,
  src: /^\/(?![/\\])/,
  rel: /^noopener,nofollow$/,
  id: /^part-[a-z0-9-]+$/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d+$/,
  scope: /^(col|row)(group)?$/,
  colSpan: /^\d+$/,
  rowSpan: /^\d+$/,
  role: /^(table|rowgroup|row|columnheader|rowheader|cell|region)$/,
  className: /^(stacked|sideways|amount|wide)$/,
  tabIndex: /^0$/,
};

function elementsOf(node: Nodes): Element[] {
  const below = "children" in node ? node.children.flatMap(elementsOf) : [];
  return node.type === "element" ? [node, ...below] : below;
}
