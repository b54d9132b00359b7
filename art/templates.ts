import { mkdirSync, writeFileSync } from "node:fs";
import { type Cell, type Style, writeWorkbook } from "./xlsx.ts";

// The three master estimates from the action plan. The contractor fills in the yellow cells; formulas compute the rest.

const FOLDER = "public/templates";
const WIDTHS = [46, 12, 14, 16];

type Line = [name: string, count: number, price: number];
type Phase = { name: string; lines: [name: string, hours: number, materials: number][] };
type Sum = { cell: string; value: number };

const RATE = 85;
const MARKUP = 0.25;
const TAX = 0.06;

/** Rows are added from the top down. Each method that adds rows returns where its total is and what it comes to. */
class Sheet {
  rows: Cell[][] = [];
  merges: string[] = [];
  rate = "";
  markup = "";
  tax = "";

  constructor(title: string, note: string) {
    this.add({ value: title, style: "title" });
    this.note(note);
    this.add();
    for (const label of ["Customer", "Address", "Date", "Good for 30 days, estimate no."]) this.add({ value: label }, { style: "input" });
    this.add();
    this.header("Your numbers", "");
    this.rate = this.setting("Labor rate per hour", RATE, "inputMoney");
    this.markup = this.setting("Markup on materials", MARKUP, "inputPercent");
    this.tax = this.setting("Sales tax on materials", TAX, "inputPercent");
  }

  labor(lines: [name: string, hours: number][]): Sum {
    this.header("Labor", "Hours", "Rate", "Amount");
    return this.sum(
      "Labor",
      lines.map(([name, hours]) => {
        const row = this.rows.length + 1;
        const amount = { value: hours * RATE, formula: `B${row}*C${row}`, style: "money" } as const;
        this.add(
          { value: name, style: "input" },
          { value: hours, style: "inputNumber" },
          { value: RATE, formula: this.rate, style: "money" },
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
        const row = this.rows.length + 1;
        const amount = { value: count * cost * (1 + MARKUP), formula: `B${row}*C${row}*(1+${this.markup})`, style: "money" } as const;
        this.add({ value: name, style: "input" }, { value: count, style: "inputNumber" }, { value: cost, style: "inputMoney" }, amount);
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
        const row = this.rows.length + 1;
        const amount = { value: take * price, formula: `B${row}*C${row}`, style: "money" } as const;
        this.add({ value: name, style: "input" }, { value: take, style: "inputNumber" }, { value: price, style: "inputMoney" }, amount);
        return amount.value;
      }),
    );
  }

  /** Hours and purchased materials of one phase, which is billed when it's done. */
  phase({ name, lines }: Phase): Sum & { materials: Sum } {
    this.header(name, "Hours", "Materials", "Amount");
    const first = this.rows.length + 1;
    const sum = this.sum(
      name,
      lines.map(([line, hours, materials]) => {
        const row = this.rows.length + 1;
        const value = hours * RATE + materials * (1 + MARKUP);
        const amount = { value, formula: `B${row}*${this.rate}+C${row}*(1+${this.markup})`, style: "money" } as const;
        this.add(
          { value: line, style: "input" },
          { value: hours, style: "inputNumber" },
          { value: materials, style: "inputMoney" },
          amount,
        );
        return value;
      }),
    );
    const last = first + lines.length - 1;
    const cost = lines.reduce((total, [, , materials]) => total + materials, 0) * (1 + MARKUP);
    return { ...sum, materials: { cell: `SUM(C${first}:C${last})*(1+${this.markup})`, value: cost } };
  }

  total(label: string, formula: string, value: number, style: "subtotal" | "total" = "subtotal"): Sum {
    this.add({ value: label, style: `${style}Label` }, { style: `${style}Label` }, { style: `${style}Label` }, { value, formula, style });
    return { cell: `D${this.rows.length}`, value };
  }

  setting(label: string, value: number, style: Style) {
    this.add({ value: label }, { value, style });
    return `$B$${this.rows.length}`;
  }

  note(text: string) {
    this.add({ value: text, style: "note" });
    this.merges.push(`A${this.rows.length}:D${this.rows.length}`);
  }

  header(name: string, ...columns: string[]) {
    this.add();
    this.add({ value: name, style: "header" }, ...columns.map((value): Cell => ({ value, style: "headerRight" })));
  }

  add(...cells: Cell[]) {
    this.rows.push(cells);
  }

  save(file: string) {
    writeFileSync(`${FOLDER}/${file}`, writeWorkbook("Estimate", this.rows, WIDTHS, this.merges));
  }

  private sum(label: string, values: number[]): Sum {
    const last = this.rows.length;
    const value = values.reduce((total, amount) => total + amount, 0);
    return this.total(label, `SUM(D${last - values.length + 1}:D${last})`, value);
  }
}

function smallRepair() {
  const sheet = new Sheet(
    "Master 1: small repair",
    "Copy this file for every repair. Change what's yellow and delete the lines you don't need.",
  );
  const labor = sheet.labor([
    ["Trip and diagnosis", 1],
    ["Repair", 1.5],
    ["Test, clean up, explain", 0.5],
  ]);
  const materials = sheet.materials([
    ["Part", 1, 120],
    ["Fittings and small material", 1, 25],
    ["", 0, 0],
  ]);
  finish(sheet, [labor, materials], materials);
  sheet.save("master-1-small-repair.xlsx");
}

function standardInstall() {
  const sheet = new Sheet(
    "Master 2: standard install",
    "The install you quote most, with its options as separate lines. Customers pick options, so you don't have to discount.",
  );
  const labor = sheet.labor([
    ["Remove and haul away the old one", 2],
    ["Install", 6],
    ["Connect, test, commission", 2],
    ["Walk-through with the customer", 0.5],
  ]);
  const materials = sheet.materials([
    ["Unit", 1, 1450],
    ["Fittings, supports, sealant", 1, 180],
    ["", 0, 0],
  ]);
  const fees = sheet.fees([["Permit", 1, 95]]);
  const options = sheet.options([
    ["Better model", 0, 600],
    ["Maintenance plan, first year", 1, 189],
    ["Extended warranty", 0, 240],
  ]);
  finish(sheet, [labor, materials, fees, options], materials);
  sheet.save("master-2-standard-install.xlsx");
}

function bigJob() {
  const sheet = new Sheet(
    "Master 3: big job in phases",
    "One block per phase, each paid when it's done. What's not included is at the end, so nobody argues later.",
  );
  const reserve = sheet.setting("Reserve for surprises", 0.1, "inputPercent");
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
  const sums = phases.map((phase) => sheet.phase(phase));
  const materials = { cell: sums.map((sum) => sum.materials.cell).join("+"), value: add(sums.map((sum) => sum.materials)) };
  const fees = sheet.fees([["Permit", 1, 290]]);
  sheet.add();
  const work = sheet.total("All phases", sums.map(({ cell }) => cell).join("+"), add(sums));
  const extra = sheet.total("Reserve", `${work.cell}*${reserve}`, work.value * 0.1);
  const tax = sheet.total("Sales tax", `(${materials.cell})*${sheet.tax}`, materials.value * TAX);
  const total = sheet.total(
    "Total",
    `${work.cell}+${fees.cell}+${extra.cell}+${tax.cell}`,
    work.value + fees.value + extra.value + tax.value,
    "total",
  );
  sheet.header("Payments", "", "", "Amount");
  for (const [i, { name }] of phases.entries()) {
    const share = sums[i] as Sum;
    sheet.total(
      `When it's done: ${name.toLowerCase()}`,
      `${total.cell}*${share.cell}/${work.cell}`,
      (total.value * share.value) / work.value,
    );
  }
  sheet.header("Not included");
  for (const text of ["Repair of hidden damage", "Painting and patching by others", "Utility company fees", ""])
    sheet.add({ value: text, style: "input" });
  sheet.save("master-3-big-job.xlsx");
}

function finish(sheet: Sheet, sums: Sum[], materials: Sum) {
  sheet.add();
  const deposit = sheet.setting("Deposit", 0.3, "inputPercent");
  const tax = sheet.total("Sales tax", `${materials.cell}*${sheet.tax}`, materials.value * TAX);
  const all = [...sums, tax];
  const total = sheet.total("Total", all.map(({ cell }) => cell).join("+"), add(all), "total");
  const due = sheet.total("Deposit, due with the order", `${total.cell}*${deposit}`, total.value * 0.3);
  sheet.total("Balance, due when done", `${total.cell}-${due.cell}`, total.value - due.value);
}

function add(sums: { value: number }[]) {
  return sums.reduce((total, { value }) => total + value, 0);
}

mkdirSync(FOLDER, { recursive: true });
smallRepair();
standardInstall();
bigJob();
