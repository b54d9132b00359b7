import { expect, test } from "vitest";
import { partsOf, withoutLinks } from "./linked-text.ts";

test("links to our own pages come apart, everything else stays text", () => {
  expect(partsOf("Run [the math](/blog/math), then [call](/contact).")).toEqual([
    { text: "Run " },
    { text: "the math", href: "/blog/math" },
    { text: ", then " },
    { text: "call", href: "/contact" },
    { text: "." },
  ]);
  expect(partsOf("[First](/a)")).toEqual([{ text: "First", href: "/a" }]);
  const template = "Hi [name], it's [your name] (office). [Bad](https://x.example) [worse](javascript:x)";
  expect(partsOf(template)).toEqual([{ text: template }]);
  expect(withoutLinks("Run [the math](/blog/math), then call [name].")).toBe("Run the math, then call [name].");
});
