import { lexer, type Token, walkTokens } from "marked";

/** Words that would be something else in Markdown if they weren't escaped. */
export const MARKDOWN_PAYLOADS = [
  "# no heading",
  "## neither",
  "> no quote",
  "- no list",
  "+ no list",
  "* no list",
  "1. no list",
  "12) no list",
  "--- no rule",
  "===",
  "**no** _stress_ ~~no~~ `no code`",
  "[no](https://evil.example) ![no](/x.png) [no]: /x",
  "<script>alert(1)</script> <a href='/x'>no</a> <!-- no -->",
  "https://evil.example www.evil.example me@evil.example ftp://evil.example",
  "&lt;b&gt; &#60; Q&A",
  "a | b | c",
  "\\[no](/x) \\| \\`",
  "line\n\n# break\n| a |\n| - |",
];

/** What a reader makes of it: the types of its tokens, text aside. */
export function kindsIn(markdown: string) {
  const kinds: string[] = [];
  walkTokens(lexer(markdown), (token: Token) => {
    if (!["text", "escape", "space"].includes(token.type)) kinds.push(token.type);
  });
  return kinds;
}
