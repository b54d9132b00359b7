import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "from-camera-run-to-sewer-quote";
const ROWS = 22;
/** The column never says no: under five feet a competent person still has to look before anyone goes in (29 CFR 1926.652). */
const ASK_FROM_FEET = 4;

export function sewerCameraLog(): Workbook {
  return { kind: "workbook", title: "Sewer camera log and three prices", sheets: [log(), prices()] };
}

function log() {
  const sheet = new Sheet("Camera log", [9, 52, 12, 26, 22]);
  sheet.opening(
    "Sewer camera log",
    "Call out the footage each time something changes: material, joint, roots, water, tie-in. Then add depth and surface from above ground. Lines in italics are an example on a 1958 house.",
  );
  for (const label of ["Address and date", "Soil, and where the trees are"]) {
    const row = sheet.add([{}, { value: label, look: "right" }, { look: "input" }, { look: "input" }, { look: "input" }]);
    sheet.merges.push({ row, from: 2, to: 4 });
  }
  sheet.gap();
  sheet.repeatedHeader(["Feet", "What you say", "Depth, ft", "Surface", "Trench protection?"]);
  const examples = partOf(POST, "Talk while you push the camera").table.slice(1);
  const depths: Record<string, [number, string]> = { "31": [4, "lawn"], "47": [5.5, "driveway, concrete"] };
  for (let i = 0; i < ROWS; i++) {
    const row = sheet.next;
    const [feet, what] = examples[i] ?? [];
    const look = feet ? "example " : "";
    const [depth, surface] = depths[feet ?? ""] ?? [];
    const isDeep = depth === undefined || depth >= ASK_FROM_FEET;
    sheet.add([
      { value: feet ? Number(feet) : null, look: `input whole ${look}` },
      { value: what ?? null, look: `input ${look}` },
      { value: depth ?? null, look: `input tenths ${look}` },
      { value: surface ?? null, look: `input ${look}` },
      {
        formula: `IF(A${row}="","",IF(OR(C${row}="",C${row}>=${ASK_FROM_FEET}),"Ask","Look at the soil"))`,
        value: feet === undefined ? "" : isDeep ? "Ask" : "Look at the soil",
        look: `computed center ${look}`,
      },
    ]);
  }
  sheet.gap();
  sheet.note(
    "Four feet or more, or depth unknown, asks the question; your competent person answers it, standing next to the trench. Shallower than that, the same person still looks at the soil before anyone goes in. At five feet OSHA requires protection (29 CFR 1926.652). Call 811 before any digging.",
  );
  return sheet;
}

function prices() {
  const sheet = new Sheet("Three prices", [44, 14, 14, 16]);
  sheet.opening("Three prices", "Footage times your rate, plus what the digging needs. The rates are an example, for open trench.");
  sheet.header(["Option A: clean and watch", "", "", "Amount"]);
  sheet.add([{ value: "Cable, jet, second camera run", look: "input" }, {}, {}, { value: 650, look: "input dollars" }]);
  sheet.gap();
  sheet.header(["Option B: repair at the places you name", "", "", "Amount"]);
  const b = sheet.add([
    { value: "Open up, replace, two shielded couplings", look: "input" },
    {},
    {},
    { value: 2_900, look: "input dollars" },
  ]);
  sheet.add([{ value: "Light shoring, in case the soil needs it", look: "input" }, {}, {}, { value: 250, look: "input dollars" }]);
  sheet.add([{ value: "Permit and inspection", look: "input" }, {}, {}, { value: 400, look: "input dollars" }]);
  sheet.add([
    { value: "Option B", look: "total" },
    { look: "total" },
    { look: "total" },
    { formula: `SUM(D${b}:D${b + 2})`, value: 3_550, look: "total dollars" },
  ]);
  sheet.gap();
  sheet.header(["Option C: replace the run", "Feet", "Rate", "Amount"]);
  const c = sheet.next;
  for (const [name, feet, rate] of [
    ["Lawn, 14 to 45", 31, 120],
    ["Driveway, 45 to 62", 17, 210],
    ["Trench protection, 38 to 62", 24, 50],
  ] as const) {
    const row = sheet.next;
    sheet.add([
      { value: name, look: "input" },
      { value: feet, look: "input whole" },
      { value: rate, look: "input dollars" },
      { formula: `B${row}*C${row}`, value: feet * rate, look: "computed dollars" },
    ]);
  }
  for (const [name, price] of [
    ["Saw-cut and concrete patch", 1_850],
    ["Permit and inspection", 400],
  ] as const)
    sheet.add([{ value: name, look: "input" }, {}, {}, { value: price, look: "input dollars" }]);
  const row = sheet.add([
    { value: "Option C", look: "total" },
    { look: "total" },
    { look: "total" },
    { formula: `SUM(D${c}:D${c + 4})`, value: 10_740, look: "total dollars" },
  ]);
  const feet = sheet.add([{ value: "Feet replaced" }, { formula: `B${c}+B${c + 1}`, value: 48, look: "computed whole" }]);
  sheet.add([
    { value: "A foot: compare with your last five" },
    {},
    {},
    { formula: `IF(B${feet}=0,"",D${row}/B${feet})`, value: 223.75, look: "computed money" },
  ]);
  sheet.gap();
  sheet.note("Option C leaves the first 14 feet of cast iron in the ground. Descale it, or price it as an add-on.");
  sheet.note("No method is chosen here: lining, bursting or trenching is your call, after depth, slope and soil.");
  return sheet;
}
