import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

// The three master estimates from the action plan. The contractor fills in the yellow cells; formulas compute the rest.

const WIDTHS = [46, 12, 14, 16];

type Line = [name: string, count: number, price: number];
type Phase = { name: string; lines: [name: string, hours: number, materials: number][] };
type Sum = { cell: string; value: number };

const RATE = 85;
const MARKUP = 0.25;
const TAX = 0.06;

/** Rows are added from the top down. Each method that adds rows returns where its total is and what it comes to. */
class Estimate {
  readonly sheet = new Sheet("Estimate", WIDTHS);
  readonly title: string;
  rate = "";
  markup = "";
  tax = "";

  constructor(title: string, note: string) {
    this.title = title;
    this.sheet.opening(title, note);
    for (const label of ["Customer", "Address", "Date", "Good for 30 days, estimate no."]) this.sheet.field(label);
    this.header("Your numbers");
    this.rate = this.setting("Labor rate per hour", RATE, "money");
    this.markup = this.setting("Markup on materials", MARKUP, "percent");
    this.tax = this.setting("Sales tax on materials", TAX, "percent");
  }

  labor(lines: [name: string, hours: number][]): Sum {
    this.header("Labor", "Hours", "Rate", "Amount");
    return this.sum(
      "Labor",
      lines.map(([name, hours]) => {
        const row = this.sheet.next;
        const amount = { value: hours * RATE, formula: `B${row}*C${row}`, look: "money" } as const;
        this.add(
          { value: name, look: "input" },
          { value: hours, look: "input number" },
          { value: RATE, formula: this.rate, look: "money" },
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
        const value = hours * RATE + materials * (1 + MARKUP);
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
  finish(estimate, [labor, materials], materials);
  return estimate.workbook();
}

export function standardInstall() {
  const estimate = new Estimate(
    "Master 2: standard install",
    "The install you quote most, with its options as separate lines. Customers pick options, so you don't have to discount.",
  );
  const labor = estimate.labor([
    ["Remove and haul away the old one", 2],
    ["Install", 6],
    ["Connect, test, commission", 2],
    ["Walk-through with the customer", 0.5],
  ]);
  const materials = estimate.materials([
    ["Unit", 1, 1450],
    ["Fittings, supports, sealant", 1, 180],
    ["", 0, 0],
  ]);
  const fees = estimate.fees([["Permit", 1, 95]]);
  const options = estimate.options([
    ["Better model", 0, 600],
    ["Maintenance plan, first year", 1, 189],
    ["Extended warranty", 0, 240],
  ]);
  finish(estimate, [labor, materials, fees, options], materials);
  return estimate.workbook();
}

export function bigJob() {
  const estimate = new Estimate(
    "Master 3: big job in phases",
    "One block per phase, each paid when it's done. What's not included is at the end, so nobody argues later.",
  );
  const reserve = estimate.setting("Reserve for surprises", 0.1, "percent");
  const phases = [
    {
      name: "Phase 1: prepare",
      lines: [
        ["Survey and drawings", 10, 60],
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
  const extra = estimate.total("Reserve", `${work.cell}*${reserve}`, work.value * 0.1);
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
  for (const text of ["Repair of hidden damage", "Painting and patching by others", "Utility company fees", ""])
    estimate.add({ value: text, look: "input" });
  return estimate.workbook();
}

function finish(estimate: Estimate, sums: Sum[], materials: Sum) {
  estimate.add();
  const deposit = estimate.setting("Deposit", 0.3, "percent");
  const tax = estimate.total("Sales tax", `${materials.cell}*${estimate.tax}`, materials.value * TAX);
  const all = [...sums, tax];
  const total = estimate.total("Total", all.map(({ cell }) => cell).join("+"), add(all), "total");
  const due = estimate.total("Deposit, due with the order", `${total.cell}*${deposit}`, total.value * 0.3);
  estimate.total("Balance, due when done", `${total.cell}-${due.cell}`, total.value - due.value);
}

function add(sums: { value: number }[]) {
  return sums.reduce((total, { value }) => total + value, 0);
}
