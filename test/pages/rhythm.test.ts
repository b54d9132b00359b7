// Headings have three sizes, and the air between sections three steps. Both are tokens in app/design/styles/tokens.css.
import { expect, test } from "vitest";
import { allPages } from "../../app/site/pages.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const pages = await Promise.all(allPages.map(async ({ path }) => ({ path, html: await (await site.get(path)).text() })));

/** A section's padding comes from one of these. Home's places are as tall as their part of the map. */
const AIR = /^(band|band-tight|band-wide|closing|exhibit|opening|hero|place-\w+|camp-\w+)$/;
const SIZES = ["text-h1", "text-h2", "text-h3"];

test.each(pages)("$path: every band has one of the three steps of air", ({ html }) => {
  const bands = classesOf(html, "section").filter((names) => names.some((name) => /^(band|ground)-(night|snow|paper)$/.test(name)));
  for (const names of bands) {
    expect(
      names.filter((name) => AIR.test(name)),
      names.join(" "),
    ).toHaveLength(1);
    expect(names.filter((name) => /^(\w+:)?p[ytb]-(?!bar$)/.test(name))).toEqual([]);
  }
});

test.each(pages)("$path: display headings have one of three sizes, and the first is used once", ({ html }) => {
  const headings = ["h1", "h2", "h3"].flatMap((tag) => classesOf(html, tag)).filter((names) => names.includes("display"));
  for (const names of headings)
    expect(
      names.filter((name) => SIZES.includes(name)),
      names.join(" "),
    ).not.toEqual([]);
  expect(headings.filter((names) => names.includes("text-h1"))).toHaveLength(1);
});

function classesOf(html: string, tag: string) {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?class="([^"]+)"`, "g"))].map(([, names = ""]) => names.split(" "));
}
