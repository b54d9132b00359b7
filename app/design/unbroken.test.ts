import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

test.each([
  ["By 11:00 AM Eastern Time", ["11:00 AM"]],
  ["Call 614-555-0100. A 90-day plan", ["614-555-0100.", "90-day"]],
  ["A far-too-long-compound breaks", []],
])("'%s' keeps %j whole", (text, whole) => {
  const html = renderToStaticMarkup(Unbroken({ text }));
  expect([...html.matchAll(/<span[^>]*>([^<]+)/g)].map(([, kept]) => kept)).toEqual(whole);
});
