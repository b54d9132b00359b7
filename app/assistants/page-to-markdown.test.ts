import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsIn, MARKDOWN_PAYLOADS } from "../../test/harness/hostile-markdown.ts";
import { pageToMarkdown } from "./page-to-markdown.ts";

const SITE = "https://site.example";
const written = (main: string) =>
  pageToMarkdown(`<!doctype html><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body>`, SITE);

test("it's the page's main part, without what isn't running text", () => {
  const left = `<svg><text>1</text></svg><form><label>Name<input></label><button>Send</button></form><p aria-hidden="true">Drawn</p><img src="/a" alt=""><img src="data:," alt="Dot">
    <button>Share</button><noscript>No script</noscript><script>x</script><template>x</template><nav><a href="#a">Contents</a></nav>`;
  expect(written(`<h1>Title</h1>${left}<p>Words</p>`)).toBe("# Title\n\nWords\n");
  expect(pageToMarkdown("<p>No main part</p>", SITE)).toBe("");
});

test("a fold that only phones have is open, and a question with its answer is a heading", () => {
  const fold = `<details><summary data-only-opens>More</summary><p>Folded</p></details>`;
  expect(written(`${fold}<details><summary><h3>Why?</h3></summary><p>So.</p></details>`)).toBe("Folded\n\n### Why?\n\nSo.\n");
});

test("links are whole, and lead to pages, files, mailboxes and phones only", () => {
  const links = ["/a?b=1&c=2#d", "https://x.example/y_z", "mailto:a@b.co", "tel:+1614"];
  const wholes = ["https://site.example/a?b=1&c=2#d", "https://x.example/y%5Fz", "mailto:a@b.co", "tel:+1614"];
  for (const [i, href] of links.entries()) expect(written(`<p><a href="${href}">go</a></p>`)).toBe(`[go](${wholes[i]})\n`);
  for (const href of ["#place", "javascript:alert(1)", "//evil.example", "data:text/html,x", ""])
    expect(written(`<p><a href="${href}">go</a></p>`)).toBe("go\n");
  expect(written(`<p>Call <a href="/x"><svg></svg></a>now</p>`)).toBe("Call now\n");
});

test("what only styles set apart stands apart", () => {
  expect(written("<p><span>Growth Engine</span><span>$7,500</span></p>")).toBe("Growth Engine · $7,500\n");
  expect(written("<p><span data-own-line>$7,500</span>once</p>")).toBe("$7,500 · once\n");
  expect(written("<p>Why?<span data-own-line>Because</span></p>")).toBe("Why? Because\n");
  expect(written('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe("[A](https://site.example/a) · [B](https://site.example/b)\n");
  expect(written('<p>Learn more<span class="sr-only">: Ads</span></p>')).toBe("Learn more: Ads\n");
  expect(written("<p>$<b>5</b>, <code>a</code>b<!-- -->c</p>")).toBe("$**5**, `a`bc\n");
  expect(written("<div>One</div><div>Two</div>")).toBe("One\n\nTwo\n");
});

test("terms, talk and short lines of an item are labels", () => {
  expect(written("<dl><div><dt>Price</dt><dd>$5</dd></div><dt>Why?</dt><dd>So.</dd><dd>Yes.</dd></dl>")).toBe(
    "- **Price:** $5\n- **Why?** So. Yes.\n",
  );
  expect(written("<ol><li><p>Caller, 0:09</p><p>It drips.</p></li></ol><ol><li><p>Shop</p><p>Coming.</p></li></ol>")).toBe(
    "1. **Caller, 0:09:** It drips.\n2. **Shop:** Coming.\n",
  );
  expect(written("<ol start=3><li>Third</li></ol>")).toBe("3. Third\n");
  expect(written("<ul><li>Audit<p>We look.</p></li><li>Plan</li></ul>")).toBe("- **Audit:** We look.\n- Plan\n");
  expect(written("<figure><figcaption><strong>Example</strong> <div>Made up</div></figcaption></figure>")).toBe("**Example:** Made up\n");
});

test("cards with a heading are sections, and what stands above the heading comes below", () => {
  const card = (title: string) => `<li><p>Posts</p><h3><a href="/${title}">${title}</a></h3><p>About ${title}</p></li>`;
  expect(written(`<ul>${card("a")}${card("b")}</ul>`)).toBe(
    "### [a](https://site.example/a)\n\nPosts\n\nAbout a\n\n### [b](https://site.example/b)\n\nPosts\n\nAbout b\n",
  );
  expect(written(`<ul><li><h3><a href="/a">A</a></h3><p>Words</p><a href="/a">Learn more: A</a></li></ul>`)).toBe(
    "### [A](https://site.example/a)\n\nWords\n",
  );
  expect(written(`<ul>${card("a")}<li>Plain</li></ul>`)).toBe("- **[a](https://site.example/a):** Posts · About a\n- Plain\n");
});

test("tables have a head, and a caption above it or in it", () => {
  const rows = "<tbody><tr><th scope=row>a | b</th><td>1</td></tr></tbody>";
  expect(written(`<table><caption>Costs</caption><thead><tr><th>What</th><th>Sum</th></tr></thead>${rows}</table>`)).toBe(
    "Costs\n\n| What | Sum |\n| - | - |\n| a \\| b | 1 |\n",
  );
  expect(written(`<table><caption>Costs</caption>${rows}</table>`)).toBe("| Costs | |\n| - | - |\n| a \\| b | 1 |\n");
});

test("struck words, notes, texts to copy, drawings with a name and worked examples are what they are", () => {
  expect(written("<p><del>Old</del><ins>New</ins></p>")).toBe("~~Old~~ · New\n");
  expect(written('<div role="note"><p>Mind</p></div>')).toBe("> Mind\n");
  expect(written("<p data-verbatim>Hi [name]\n1. Call</p>")).toBe("```\nHi [name]\n1. Call\n```\n");
  expect(written('<svg role="img" aria-label="A hill"><path/></svg><img src="/van.jpg" alt="A van">')).toBe(
    "A hill\n\n![A van](https://site.example/van.jpg)\n",
  );
  expect(written("<form><label>Hours<input value=6></label><p>That's <output>$5</output></p></form>")).toBe("Hours: 6\n\nThat's $5\n");
  expect(written('<nav aria-label="Other posts"><a href="/a">A</a></nav>')).toBe("Other posts\n\n[A](https://site.example/a)\n");
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

test.each(MARKDOWN_PAYLOADS)("%j stays words in a paragraph, a list, a heading and a cell", (text) => {
  const words = escaped(text);
  expect(kindsIn(written(`<p>${words}</p>`))).toEqual(["paragraph"]);
  expect(kindsIn(written(`<ul><li>${words}</li></ul>`))).toEqual(["list", "list_item"]);
  expect(kindsIn(written(`<h2>${words}</h2>`))).toEqual(["heading"]);
  expect(kindsIn(written(`<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${words}</td></tr></tbody></table>`))).toEqual(["table"]);
});

test("whatever the words are, they don't break out", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."#>-+*_`~[]()|\\<>!&:/.1 ab".split("")), maxLength: 20 });
  fc.assert(
    fc.property(signs, (text) => {
      fc.pre(text.trim() !== "");
      expect(kindsIn(written(`<p>${escaped(text)}</p>`)), JSON.stringify(text)).toEqual(["paragraph"]);
      expect(kindsIn(written(`<p><a href="/x">${escaped(text)}</a></p>`)), JSON.stringify(text)).toEqual(["paragraph", "link"]);
    }),
    { numRuns: 300 },
  );
});
