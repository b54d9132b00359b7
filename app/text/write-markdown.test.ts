import fc from "fast-check";
import { lexer, type Token, walkTokens } from "marked";
import { expect, test } from "vitest";
import { kindsIn, MARKDOWN_PAYLOADS } from "../../test/harness/hostile-markdown.ts";
import { document, labeled, link, md, mdHeading, mdList, strong } from "./write-markdown.ts";

/** What a reader shows, without any markup. */
function shown(markdown: string) {
  let text = "";
  walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === "escape" || (token.type === "text" && !("tokens" in token && token.tokens))) text += token.text;
  });
  return text;
}

test.each(MARKDOWN_PAYLOADS)("%j stays words in a paragraph, a list and a heading", (text) => {
  const plain = text.replace(/\s+/g, " ").trim();
  expect(kindsIn(document(text))).toEqual(["paragraph"]);
  expect(kindsIn(document(mdList([text])))).toEqual(["list", "list_item"]);
  expect(kindsIn(document(mdHeading(2, text)))).toEqual(["heading"]);
  expect(kindsIn(document(md`${strong("x")} ${text}`))).toEqual(["paragraph", "strong"]);
  expect(shown(document(text))).toBe(plain);
});

test("whatever the words are, they don't break out", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."#>-+*_`~[]()|\\<>!&:/.1 \nab".split("")), maxLength: 20 });
  fc.assert(
    fc.property(signs, (text) => {
      fc.pre(text.trim() !== "");
      expect(kindsIn(document(text)), JSON.stringify(text)).toEqual(["paragraph"]);
      expect(kindsIn(document(link(text, "/x"))), JSON.stringify(text)).toEqual(["paragraph", "link"]);
    }),
    { numRuns: 500 },
  );
});

test("links lead to pages, mailboxes and phones, and to nothing else", () => {
  expect(document(link("Terms", "/packages#guarantee"))).toBe("[Terms](/packages#guarantee)\n");
  expect(document(link("a@b.co", "mailto:a@b.co"))).toBe("[a@b.co](mailto:a@b.co)\n");
  for (const href of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "x"]) expect(document(link("no", href))).toBe("no\n");
  expect(document(link("x", "/a b)c|d"))).toBe("[x](/a%20b%29c%7Cd)\n");
});

test("blocks stand apart, empty ones are left out", () => {
  expect(document(mdHeading(1, "Title"), undefined, false, "", ["One", [md`Two ${"3"}`]], mdList(["a", "b"]))).toBe(
    "# Title\n\nOne\n\nTwo 3\n\n- a\n- b\n",
  );
  expect(document(labeled("Price", "$5"), labeled("Why?", "So."))).toBe("**Price:** $5\n\n**Why?** So.\n");
});
