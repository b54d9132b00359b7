import { examplesOf, type ToolMath } from "../app/pages/tools/rules/math.ts";
import { type InputOf, type MathKey, type ResultOf, TOOL_MATHS } from "../app/pages/tools/rules/tool-math.ts";
import type { Workbook } from "./office/workbook.ts";
import { loadedLaborRate } from "./tools/loaded-labor-rate.ts";
import { paybackMath } from "./tools/payback-math.ts";
import { priceRaise } from "./tools/price-raise.ts";

/** What is typed into a file's first sheet, by cell, and what other cells then say. */
export type Typed = { file: string; sheet: string; typed: Record<string, number | string>; gives: Record<string, string | number> };

/** Where the page's numbers stand in the file: a line's label, and its column if that isn't B. */
const FILES: { [Key in MathKey]: Places<Key> } = {
  laborRate: {
    file: "loaded-labor-rate.xlsx",
    layout: loadedLaborRate,
    inputs: {
      wage: "Wage an hour",
      paidHours: "Paid hours a year",
      unemploymentRate: "State unemployment, rate",
      unemploymentBase: "State unemployment, on the first",
      compPer100: "Workers' comp per $100",
      healthMonthly: "Health insurance a month, your share",
      retirement: "Retirement match",
      otherYearly: "Phone, uniforms, classes a year",
      daysOff: "Vacation, holidays and sick days",
      billable: "Share of hours at work you can bill",
      vanMonthly: "Van a month: payment, fuel, insurance, repairs",
      officeYearly: "Office, rent, software, ads, your salary a year",
      techs: "Techs who carry it",
      profit: "Profit you want",
    },
    results: {
      cost: ["One tech, a year"],
      burden: ["Labor burden: what you pay on top of wages"],
      hours: ["Billable hours"],
      loaded: ["Loaded cost of an hour you can sell"],
      truck: ["Truck an hour"],
      office: ["Office an hour"],
      even: ["Break-even"],
      markedUp: ["With markup, which falls short"],
      charged: ["What to charge, with margin"],
      mixUp: ["What the mix-up costs a year, all techs"],
    },
  },
  priceRaise: {
    file: "price-raise.xlsx",
    layout: priceRaise,
    inputs: { jobs: "Jobs a week", price: "Price now", cost: "Cost per job now", raised: "New price" },
    results: {
      leftNow: ["Left per job", "C"],
      leftRaised: ["Left per job", "D"],
      weekNow: ["Left a week", "C"],
      weekRaised: ["Left a week", "D"],
      keep: ["Customers you need to keep"],
      lose: ["Customers you need to keep", "D"],
    },
    none: { keep: "Under cost", lose: "" },
  },
  payback: {
    file: "payback-math.xlsx",
    layout: paybackMath,
    inputs: {
      times: "Times per week (A)",
      byHand: "Minutes by hand (B)",
      withDraft: "Minutes with a draft, checking included (C)",
      rate: "What an hour is worth",
      fee: "The tool's fee a month",
      upkeep: "Upkeep, minutes a month",
      setup: "Setup hours",
    },
    results: {
      hours: ["Hours saved a week: A × (B − C) ÷ 60 (D)"],
      half: ["Half of D, times your hourly rate (E)"],
      running: ["Weekly fee and upkeep: monthly cost × 12 ÷ 52 (F)"],
      start: ["Setup hours × hourly rate (G)"],
      weeks: ["Weeks to payback: G ÷ (E − F)"],
    },
    none: { weeks: "Never" },
  },
};

type Places<Key extends MathKey> = {
  file: string;
  layout: () => Workbook;
  inputs: Record<InputOf<Key>, string>;
  results: Record<ResultOf<Key>, [label: string, column?: string]>;
  /** What the file says where there's no answer. */
  none?: Partial<Record<ResultOf<Key>, string>>;
};

/** Each number of the example made larger or smaller by its own share, so that no two cases are alike and every one can be repeated. */
const CASES = [0.6, 0.85, 1.07, 1.4];

/** The page's math and the file's formulas, with the same numbers typed into both. */
export function typedMaths(): Record<string, Typed> {
  const keys = Object.keys(FILES) as MathKey[];
  return Object.fromEntries(
    keys.flatMap((key) => [
      ...CASES.map((share, i) => [
        `${key} with other numbers ${i + 1}.xlsx`,
        typedInto(key, (value, place) => varied(value, share, place)),
      ]),
      [`${key} with tiny numbers.xlsx`, typedInto(key, (value, place) => (place < 3 ? value : value / 100))],
    ]),
  );
}

function typedInto(key: MathKey, change: (value: number, place: number) => number): Typed {
  const { file, layout, inputs, results, none = {} }: Places<MathKey> = FILES[key] as never;
  const [sheet] = layout().sheets;
  const rowOf = (label: string) => {
    const row = sheet?.rows.findIndex(({ cells }) => cells[0]?.value === label) ?? -1;
    if (row < 0) throw new Error(`${file} has no line '${label}'.`);
    return row + 1;
  };
  const math = TOOL_MATHS[key] as ToolMath;
  const values = Object.fromEntries(Object.entries(examplesOf(math)).map(([name, value], i) => [name, change(value, i)]));
  const found = math.calculate(values);
  return {
    file,
    sheet: sheet?.name ?? "",
    typed: Object.fromEntries(Object.entries<string>(inputs).map(([name, label]) => [`B${rowOf(label)}`, values[name] ?? 0])),
    gives: Object.fromEntries(
      Object.entries<[string, string?]>(results).map(([name, [label, column = "B"]]) => {
        const value = found[name] ?? Number.NaN;
        return [`${column}${rowOf(label)}`, Number.isNaN(value) ? ((none as Record<string, string>)[name] ?? "") : value];
      }),
    ),
  };
}

function varied(value: number, share: number, place: number) {
  return Number((value * share ** (place % 2 ? -1 : 1)).toPrecision(3));
}
