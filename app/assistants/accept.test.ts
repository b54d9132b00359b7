import { expect, test } from "vitest";
import { prefersMarkdown } from "./accept.ts";

test.each([
  ["text/markdown"],
  ["text/markdown, text/html, */*"],
  ["text/html, text/markdown"],
  ["text/html;q=0.8, text/markdown;q=0.9, */*;q=0.1"],
  ["TEXT/HTML;q=0.2,text/markdown"],
  ["text/markdown;charset=utf-8;q=0.5, text/html;q=0.5"],
])("%s wants Markdown", (accept) => expect(prefersMarkdown(accept)).toBe(true));

test.each([
  [undefined],
  [""],
  ["*/*"],
  ["text/*"],
  // Chrome, Firefox and Safari.
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  ],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
  ["text/html, text/markdown;q=0.9"],
  ["text/markdown;q=0.5, */*"],
  ["text/markdown;q=0"],
  ["text/markdown;q=x"],
  ["application/x-text/markdown-like"],
])("%s wants the page", (accept) => expect(prefersMarkdown(accept)).toBe(false));
