import { examplesOf } from "../../app/pages/tools/rules/math.ts";
import { priceRaiseMath as math } from "../../app/pages/tools/rules/price-raise.ts";
import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "how-to-raise-prices-without-losing-customers";
const LEAVERS = [0, 6, 12, 30];
const CUSTOMERS = 10;
const BEFORE = 36;
const is = examplesOf(math);
const comes = math.calculate(is);

export function priceRaise(): Workbook {
  return { kind: "workbook", title: "Price raise math", sheets: [raise(), letter()] };
}

function raise() {
  const sheet = new Sheet("Price raise", [40, 16, 18, 18, 24]);
  sheet.opening(
    "How many customers can you lose?",
    "Fill in yellow for your one most common repeat job. The figures are an example of a lawn route. Rent, insurance and truck payments stay out: they don't change when a few customers leave.",
  );
  const jobs = sheet.setting("Jobs a week", is.jobs, "whole");
  const price = sheet.setting("Price now", is.price, "money");
  const before = sheet.setting("Cost per job last year", BEFORE, "money");
  const cost = sheet.setting("Cost per job now", is.cost, "money");
  const raised = sheet.setting("New price", is.raised, "money");
  sheet.gap();
  sheet.header(["", "Last year", "Now, same price", "Now, new price"]);
  sheet.add([
    { value: "Left per job" },
    { formula: `${price}-${before}`, value: is.price - BEFORE, look: "computed money" },
    { formula: `${price}-${cost}`, value: comes.leftNow, look: "computed money" },
    { formula: `${raised}-${cost}`, value: comes.leftRaised, look: "computed money" },
  ]);
  const left = sheet.next - 1;
  const week = sheet.add([
    { value: "Left a week" },
    { formula: `B${left}*${jobs}`, value: (is.price - BEFORE) * is.jobs, look: "computed dollars" },
    { formula: `C${left}*${jobs}`, value: comes.weekNow, look: "computed dollars" },
    { formula: `D${left}*${jobs}`, value: comes.weekRaised, look: "computed dollars" },
  ]);
  sheet.add([
    { value: "Customers you need to keep", look: "total" },
    { formula: `IF(D${left}<=0,"Under cost",MAX(0,ROUNDUP(C${week}/D${left},0)))`, value: comes.keep, look: "total whole" },
    { value: "so you can lose", look: "total right" },
    { formula: `IF(D${left}<=0,"",${jobs}-B${sheet.next})`, value: comes.lose, look: "total whole" },
  ]);
  sheet.gap();
  sheet.header(["Customers who leave", "Share", "Jobs left", "Left a week, new price", "Against staying where you are"]);
  for (const leavers of LEAVERS) {
    const row = sheet.next;
    const made = (is.jobs - leavers) * comes.leftRaised;
    sheet.add([
      { value: leavers, look: "input whole" },
      { formula: `A${row}/${jobs}`, value: leavers / is.jobs, look: "computed percent" },
      { formula: `${jobs}-A${row}`, value: is.jobs - leavers, look: "computed whole" },
      { formula: `C${row}*$D$${left}`, value: made, look: "computed dollars" },
      { formula: `D${row}-$C$${week}`, value: made - comes.weekNow, look: "computed dollars" },
    ]);
  }
  sheet.gap();
  sheet.header(["Ten customers with the lowest price", "Price now", "Last raise, year", "New price", "Which group, and who tells them"]);
  for (let i = 0; i < CUSTOMERS; i++)
    sheet.add([{ look: "input" }, { look: "input money" }, { look: "input number" }, { look: "input money" }, { look: "input" }]);
  sheet.gap();
  sheet.note(
    "Three groups: under cost gets the full correction; below your price for new customers comes up to it, in two steps if the gap is more than 15%; at today's price is left alone this year.",
  );
  return sheet;
}

function letter() {
  const sheet = new Sheet("Letter", [88]);
  sheet.opening(
    "A price increase letter to copy",
    "Send it 30 days ahead. One reason, one number, one date. Call your ten biggest customers before they get it in writing.",
  );
  const [lines = []] = partOf(POST, "A price increase letter to copy").quotes;
  for (const line of lines) {
    sheet.across(line, "input wrap top");
    sheet.gap();
  }
  return sheet;
}
