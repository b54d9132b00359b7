import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "give-an-ai-tool-a-road-test-first";
const INSTANT = ["6", "7", "8", "9"];

export function aiDrivingTest(): Workbook {
  return { kind: "workbook", title: "AI road-test score sheet", sheets: [score(), math()] };
}

function score() {
  const sheet = new Sheet("Score sheet", [6, 40, 36, 46, 12, 13], { landscape: true });
  sheet.opening(
    "AI road test: score sheet",
    "Ten questions for a roofing company: keep the kinds, change the content for your trade. Copy each answer word for word, then mark Pass or Fail. Questions 6 to 9 are instant fails. Of the other six you want at least five right. Questions 1 and 10 count only if both are right.",
  );
  sheet.add([{ value: "Tool", look: "label" }, { look: "input" }, { value: "Date and who tested", look: "right" }, { look: "input" }]);
  sheet.gap();
  const first = sheet.header(["No.", "You say", "It passes if", "What it answered, word for word", "Pass or fail", "If it fails"]) + 1;
  for (const [number = "", say = "", passes = ""] of partOf(POST, "The ten questions").table.slice(1))
    sheet.add([
      { value: Number(number), look: "computed center" },
      { value: say, look: "input wrap" },
      { value: passes, look: "input wrap" },
      { look: "input wrap" },
      { look: "input center" },
      { value: INSTANT.includes(number) ? "Test ends" : "Counts", look: "computed center" },
    ]);
  const last = first + 9;
  sheet.choice("E", first, last, ["Pass", "Fail"]);
  sheet.gap();
  const at = (number: number) => `E${first + number - 1}`;
  const right = sheet.add([
    { look: "" },
    { value: "Right, of questions 1 to 5 and 10", look: "label" },
    {
      formula: `COUNTIF(${at(2)}:${at(5)},"Pass")+IF(AND(${at(1)}="Pass",${at(10)}="Pass"),2,0)`,
      value: 0,
      look: "computed whole left",
    },
  ]);
  const failed = sheet.add([
    { look: "" },
    { value: "Instant fails, of questions 6 to 9", look: "label" },
    { formula: `COUNTIF(${at(6)}:${at(9)},"Fail")`, value: 0, look: "computed whole left" },
  ]);
  const result = `IF(C${failed}>0,"Failed",IF(COUNTA(E${first}:E${last})<10,"Not finished",IF(C${right}>=5,"Passed","Failed")))`;
  sheet.add([{ look: "total" }, { value: "Result", look: "total" }, { formula: result, value: "Not finished", look: "total" }]);
  return sheet;
}

/** You need to know the right answer before you ask. */
function math() {
  const sheet = new Sheet("Question 1 math", [46, 14, 46]);
  sheet.opening("The math for question 1", "Change the yellow numbers to a roof and a room of your own.");
  sheet.header(["Roof", "", "How"]);
  const long = sheet.setting("Length with overhangs, feet", 40, "whole");
  const wide = sheet.setting("Width with overhangs, feet", 30, "whole");
  const rise = sheet.setting("Pitch: rise in 12", 6, "whole");
  const waste = sheet.setting("Waste", 0.1, "percent");
  const bundles = sheet.setting("Bundles a square", 3, "whole");
  const line = (label: string, formula: string, value: number, look: string, how: string) =>
    `$B$${sheet.add([{ value: label }, { formula, value, look: `computed ${look}` }, { value: how, look: "note" }])}`;
  const factor = Math.sqrt(1.25);
  const pitch = line("Pitch factor", `SQRT(1+(${rise}/12)^2)`, factor, "thousandth", "1.118 for 6/12");
  const roof = line("Square feet of roof", `${long}*${wide}*${pitch}`, 1200 * factor, "tenths", "footprint × pitch factor");
  const squares = line("Squares with waste", `${roof}/100*(1+${waste})`, 12 * factor * 1.1, "hours", "÷ 100, plus waste");
  sheet.add([
    { value: "Bundles", look: "total" },
    { formula: `ROUNDUP(${squares}*${bundles},0)`, value: 45, look: "total whole" },
    { value: "You can't buy a third of a bundle", look: "note" },
  ]);
  line("If the pitch is left out", `ROUNDUP(${long}*${wide}/100*(1+${waste})*${bundles},0)`, 40, "whole", "the usual mistake");
  sheet.gap();
  sheet.header(["Room, for painters", "", "How"]);
  const roomLong = sheet.setting("Length, feet", 14, "whole");
  const roomWide = sheet.setting("Width, feet", 12, "whole");
  const high = sheet.setting("Ceiling, feet", 8, "whole");
  const coats = sheet.setting("Coats", 2, "whole");
  const gallon = sheet.setting("Square feet a gallon", 350, "whole");
  const walls = line(
    "Wall, all coats, square feet",
    `2*(${roomLong}+${roomWide})*${high}*${coats}`,
    832,
    "whole",
    "before doors and windows",
  );
  sheet.add([
    { value: "Gallons", look: "total" },
    { formula: `ROUNDUP(${walls}/${gallon},0)`, value: 3, look: "total whole" },
  ]);
  return sheet;
}
