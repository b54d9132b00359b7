import { type Inputs, inputNames } from "../../calculator/catalog/inputs.ts";
import { writeAddress } from "../../calculator/rules/address.ts";
import { pages, tradePath } from "../../site/pages.ts";
import type { Trade } from "./catalog.ts";
import { trades } from "./words/grid.ts";
import { tradePage } from "./words/page.ts";

/** Links to trades' pages, each by what the page is about. */
export function tradeLinks(keys: readonly Trade[]) {
  return keys.map((key) => ({ href: tradePath(key), name: tradePage.aiFor(trades[key].name) }));
}

/** The calculator's report on a trade's example, which the page labels as one. */
export function exampleReport(trade: Trade, inputs: Inputs) {
  const answers = Object.fromEntries(inputNames.map((name) => [name, String(inputs[name])]));
  return `${pages.calculator.path}?${writeAddress(3, { ...answers, example: trade })}`;
}
