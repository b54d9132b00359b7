import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

// The three master estimates from the action plan. The contractor fills in the yellow cells; formulas compute the rest.

const WIDTHS = [46, 12, 14, 16];

type Line = [name: string, count: number, price: number];
type Phase = { name: string; lines: [name: string, hours: number, materials: number][] };
type Sum = { cell: string; value: number };

/** What the labor rate sheet comes to, rounded. Below it the estimate loses money. */
const RATE = 120;
const MARKUP = 0.25;
/** In many states a contractor who works on houses pays the tax at the counter and doesn't charge it. */
const TAX = 0;

/** Rows are added from the top down. Each method that adds rows returns where its total is and what it comes to. */
class Estimate {
  readonly sheet = new Sheet("Estimate", WIDTHS);
  readonly title: string;
  readonly hourly: number;
  readonly rate: string;
  readonly markup: string;
  readonly tax: string;

  constructor(title: string, note: string, hourly = RATE) {
    this.title = title;
    this.hourly = hourly;
    this.sheet.opening(title, note);
    for (const label of ["Customer", "Address", "Date", "Estimate no."]) this.sheet.field(label);
    this.sheet.field("Price good for", "30 days");
    this.header("Your numbers");
    this.rate = this.setting("Labor rate per hour, from your labor rate sheet", hourly, "money");
    this.markup = this.setting("Markup on materials", MARKUP, "percent");
    this.tax = this.setting("Sales tax on materials", TAX, "percent");
    this.sheet.note("Sales tax: many states tax you at the counter instead. Ask your accountant before you type a rate here.");
  }

  labor(lines: [name: string, hours: number][]): Sum {
    this.header("Labor", "Hours", "Rate", "Amount");
    return this.sum(
      "Labor",
      lines.map(([name, hours]) => {
        const row = this.sheet.next;
        const amount = { value: hours * this.hourly, formula: `B${row}*C${row}`, look: "money" } as const;
        this.add(
          { value: name, look: "input" },
          { value: hours, look: "input number" },
          { value: this.hourly, formula: this.rate, look: "money" },
          amount,
        );
        return amount.value;
      }),
    );
  }

  materials(lines: Line[]): Sum {
    this.header("Materials, with markup", "Quantity", "Your cost", "Amount");
    return this.sum(
      "Materials",
      lines.map(([name, count, cost]) => {
        const row = this.sheet.next;
        const amount = { value: count * cost * (1 + MARKUP), formula: `B${row}*C${row}*(1+${this.markup})`, look: "money" } as const;
        this.add({ value: name, look: "input" }, { value: count, look: "input number" }, { value: cost, look: "input money" }, amount);
        return amount.value;
      }),
    );
  }

  options(lines: Line[]): Sum {
    return this.asPriced("Options", ["Options: 1 takes it, 0 leaves it", "Take", "Price", "Amount"], lines);
  }

  /** What the city charges is passed on: no markup, and no sales tax. */
  fees(lines: Line[]): Sum {
    return this.asPriced("Permits and fees", ["Permits and fees, at cost", "Quantity", "Cost", "Amount"], lines);
  }

  private asPriced(label: string, header: [string, ...string[]], lines: Line[]): Sum {
    this.header(...header);
    return this.sum(
      label,
      lines.map(([name, take, price]) => {
        const row = this.sheet.next;
        const amount = { value: take * price, formula: `B${row}*C${row}`, look: "money" } as const;
        this.add({ value: name, look: "input" }, { value: take, look: "input number" }, { value: price, look: "input money" }, amount);
        return amount.value;
      }),
    );
  }

  /** Hours and purchased materials of one phase, which is billed when it's done. */
  phase({ name, lines }: Phase): Sum & { materials: Sum } {
    this.header(name, "Hours", "Materials", "Amount");
    const first = this.sheet.next;
    const sum = this.sum(
      name,
      lines.map(([line, hours, materials]) => {
        const row = this.sheet.next;
        const value = hours * this.hourly + materials * (1 + MARKUP);
        const amount = { value, formula: `B${row}*${this.rate}+C${row}*(1+${this.markup})`, look: "money" } as const;
        this.add({ value: line, look: "input" }, { value: hours, look: "input number" }, { value: materials, look: "input money" }, amount);
        return value;
      }),
    );
    const last = first + lines.length - 1;
    const cost = lines.reduce((total, [, , materials]) => total + materials, 0) * (1 + MARKUP);
    return { ...sum, materials: { cell: `SUM(C${first}:C${last})*(1+${this.markup})`, value: cost } };
  }

  total(label: string, formula: string, value: number, look: "subtotal" | "total" = "subtotal"): Sum {
    this.add({ value: label, look }, { look }, { look }, { value, formula, look: `${look} money` });
    return { cell: `D${this.sheet.next - 1}`, value };
  }

  setting(label: string, value: number, look: "money" | "percent") {
    return this.sheet.setting(label, value, look);
  }

  header(...labels: string[]) {
    this.sheet.gap();
    this.sheet.header(labels);
  }

  add(...cells: Cell[]) {
    this.sheet.add(cells);
  }

  workbook(): Workbook {
    return { kind: "workbook", title: this.title, sheets: [this.sheet] };
  }

  private sum(label: string, values: number[]): Sum {
    const last = this.sheet.next - 1;
    const value = values.reduce((total, amount) => total + amount, 0);
    return this.total(label, `SUM(D${last - values.length + 1}:D${last})`, value);
  }
}

export function smallRepair() {
  const estimate = new Estimate(
    "Master 1: small repair",
    "Copy this file for every repair. Change what's yellow and delete the lines you don't need.",
  );
  const labor = estimate.labor([
    ["Trip and diagnosis", 1],
    ["Repair", 1.5],
    ["Test, clean up, explain", 0.5],
  ]);
  const materials = estimate.materials([
    ["Part", 1, 120],
    ["Fittings and small material", 1, 25],
    ["", 0, 0],
  ]);
  finish(estimate, [labor, materials], materials, 0);
  return estimate.workbook();
}

/** The five lines of the post about water heaters, and the vent as an option: A is 0, B is 1. */
export function standardInstall() {
  const { tank, parts, work, permit, hauling, vent } = waterHeater();
  const estimate = new Estimate(
    "Master 2: standard install",
    "The install you quote most, with its options as separate lines. Customers pick options, so you don't have to discount. The example is a water heater.",
    work.rate,
  );
  const labor = estimate.labor([[work.name, work.hours]]);
  const materials = estimate.materials([
    [tank.name, 1, tank.price / (1 + MARKUP)],
    [parts.name, 1, parts.price / (1 + MARKUP)],
    ["", 0, 0],
  ]);
  const fees = estimate.fees([
    [permit.name, 1, permit.price],
    [hauling.name, 1, hauling.price],
  ]);
  const options = estimate.options([
    [vent.name, 0, vent.price],
    ["", 0, 0],
  ]);
  finish(estimate, [labor, materials, fees, options], materials, 0.3);
  return estimate.workbook();
}

function waterHeater() {
  const rows = partOf("water-heater-replacement-quote", "A worked price").table;
  const line = (start: string) => {
    const [name = "", price = ""] = rows.find(([name = ""]) => name.startsWith(start)) ?? [];
    return { name, price: Number(price.replace(/[$,]/g, "")) };
  };
  const [, hours = "", rate = ""] = /(\d+) hours at \$(\d+)/.exec(line("Labor").name) ?? [];
  return {
    tank: line("50-gallon"),
    parts: line("Expansion tank"),
    work: { name: "Take out, set, connect, test, show the owner", hours: Number(hours), rate: Number(rate) },
    permit: { name: "Permit", price: line("Permit").price },
    hauling: line("Haul away"),
    vent: line("New vent run"),
  };
}

export function bigJob() {
  const estimate = new Estimate(
    "Master 3: big job in phases",
    "One block per phase, each paid when it's done. What's not included is at the end, so nobody argues later.",
  );
  const reserve = estimate.setting("Allowance for surprises", 0.1, "percent");
  estimate.sheet.note(
    "Allowance: for what turns up behind a wall. Bill what you use, with photos, and give the rest back in the last invoice.",
  );
  const phases = [
    {
      name: "Phase 1: prepare",
      lines: [
        ["Site measure and drawings", 10, 60],
        ["Protect and demolish", 24, 280],
      ],
    },
    {
      name: "Phase 2: rough-in",
      lines: [
        ["Rough-in", 60, 4200],
        ["Inspection", 3, 0],
      ],
    },
    {
      name: "Phase 3: finish",
      lines: [
        ["Fixtures and trim", 40, 5600],
        ["Punch list, clean up, walk-through", 12, 150],
      ],
    },
  ] satisfies Phase[];
  const sums = phases.map((phase) => estimate.phase(phase));
  const materials = { cell: sums.map((sum) => sum.materials.cell).join("+"), value: add(sums.map((sum) => sum.materials)) };
  const fees = estimate.fees([["Permit", 1, 290]]);
  estimate.add();
  const work = estimate.total("All phases", sums.map(({ cell }) => cell).join("+"), add(sums));
  const extra = estimate.total("Allowance, returned if unused", `${work.cell}*${reserve}`, work.value * 0.1);
  const tax = estimate.total("Sales tax", `(${materials.cell})*${estimate.tax}`, materials.value * TAX);
  const total = estimate.total(
    "Total",
    `${work.cell}+${fees.cell}+${extra.cell}+${tax.cell}`,
    work.value + fees.value + extra.value + tax.value,
    "total",
  );
  estimate.header("Payments", "", "", "Amount");
  for (const [i, { name }] of phases.entries()) {
    const share = sums[i] as Sum;
    estimate.total(
      `When it's done: ${name.toLowerCase()}`,
      `${total.cell}*${share.cell}/${work.cell}`,
      (total.value * share.value) / work.value,
    );
  }
  estimate.header("Not included");
  for (const text of ["Hidden damage beyond the allowance", "Painting and patching by others", "Utility company fees", ""])
    estimate.add({ value: text, look: "input" });
  return estimate.workbook();
}

function finish(estimate: Estimate, sums: Sum[], materials: Sum, share: number) {
  estimate.add();
  const deposit = estimate.setting("Deposit", share, "percent");
  if (share > 0) estimate.sheet.note("Deposit: some states cap what you can take up front on a house. Look yours up.");
  const tax = estimate.total("Sales tax", `${materials.cell}*${estimate.tax}`, materials.value * TAX);
  const all = [...sums, tax];
  const total = estimate.total("Total", all.map(({ cell }) => cell).join("+"), add(all), "total");
  const due = estimate.total("Deposit, due with the order", `${total.cell}*${deposit}`, total.value * share);
  estimate.total("Balance, due when done", `${total.cell}-${due.cell}`, total.value - due.value);
}

function add(sums: { value: number }[]) {
  return sums.reduce((total, { value }) => total + value, 0);
}
