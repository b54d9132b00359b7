import { laborRateMath } from "../../app/pages/tools/rules/labor-rate.ts";
import { examplesOf } from "../../app/pages/tools/rules/math.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const is = examplesOf(laborRateMath);
const comes = laborRateMath.calculate(is);
const WAGES = is.wage * is.paidHours;

/** The post's four steps, for one tech. Hours are rounded to whole ones and rates to cents, as on a price list. */
export function loadedLaborRate(): Workbook {
  const sheet = new Sheet("Labor rate", [50, 16, 40]);
  sheet.opening(
    "Loaded labor rate",
    "Fill in yellow for one tech, the one closest to your average. Every figure that's there is an example. You need last year's payroll report, your insurance bill and about an hour.",
  );
  const line = (label: string, formula: string, value: number, look: string, note = "") =>
    `$B$${sheet.add([{ value: label }, { formula, value, look: `computed ${look}` }, { value: note, look: "note" }])}`;
  const result = (label: string, formula: string, value: number, note = "") =>
    `$B$${sheet.add([
      { value: label, look: "total" },
      { formula, value, look: "total money" },
      { value: note, look: "total" },
    ])}`;
  sheet.header(["Step 1: what one tech costs in a year", "", "Where to look"]);
  const wage = sheet.setting("Wage an hour", is.wage, "money");
  const paid = sheet.setting("Paid hours a year", is.paidHours, "whole");
  const suta = sheet.setting("State unemployment, rate", is.unemploymentRate, "tenthPercent");
  const base = sheet.setting("State unemployment, on the first", is.unemploymentBase, "dollars");
  const comp = sheet.setting("Workers' comp per $100", is.compPer100, "money");
  const health = sheet.setting("Health insurance a month, your share", is.healthMonthly, "dollars");
  const match = sheet.setting("Retirement match", is.retirement, "tenthPercent");
  const other = sheet.setting("Phone, uniforms, classes a year", is.otherYearly, "dollars");
  const wages = line("Wages", `${wage}*${paid}`, WAGES, "money");
  const fica = line(
    "Social Security and Medicare, your half",
    `${wages}*7.65%`,
    WAGES * 0.0765,
    "money",
    "7.65%, up to the yearly wage limit",
  );
  const futa = line("Federal unemployment", `MIN(${wages},7000)*0.6%`, 42, "money", "0.6% of the first $7,000");
  const state = line("State unemployment", `MIN(${wages},${base})*${suta}`, 250, "money", "your state's notice");
  const insured = line("Workers' comp", `${wages}/100*${comp}`, WAGES * 0.06, "money", "the policy's first pages");
  const benefits = line("Health, retirement, other", `${health}*12+${wages}*${match}+${other}`, 6000 + WAGES * 0.03 + 1200, "money");
  const cost = result("One tech, a year", `${wages}+${fica}+${futa}+${state}+${insured}+${benefits}`, comes.cost);
  line("Labor burden: what you pay on top of wages", `${cost}/${wages}-1`, comes.burden, "tenthPercent");
  sheet.gap();
  sheet.header(["Step 2: how many of those hours you can bill", "", ""]);
  const off = sheet.setting("Vacation, holidays and sick days", is.daysOff, "whole");
  const share = sheet.setting("Share of hours at work you can bill", is.billable, "percent");
  const work = line("Hours at work", `${paid}-${off}*8`, is.paidHours - is.daysOff * 8, "whole", "8 hours a day off");
  const hours = line("Billable hours", `ROUND(${work}*${share},0)`, comes.hours, "whole", "last year's billed hours ÷ hours at work");
  result("Loaded cost of an hour you can sell", `ROUND(${cost}/${hours},2)`, comes.loaded);
  sheet.gap();
  sheet.header(["Step 3: the truck and the office", "", ""]);
  const van = sheet.setting("Van a month: payment, fuel, insurance, repairs", is.vanMonthly, "dollars");
  const office = sheet.setting("Office, rent, software, ads, your salary a year", is.officeYearly, "dollars");
  const techs = sheet.setting("Techs who carry it", is.techs, "whole");
  line("Truck an hour", `ROUND(${van}*12/${hours},2)`, comes.truck, "money");
  line("Office an hour", `ROUND(${office}/${techs}/${hours},2)`, comes.office, "money");
  const even = result(
    "Break-even",
    `ROUND((${cost}+${van}*12+${office}/${techs})/${hours},2)`,
    comes.even,
    "nothing left for a slow month",
  );
  sheet.gap();
  sheet.header(["Step 4: margin isn't markup", "", ""]);
  const profit = sheet.setting("Profit you want", is.profit, "percent");
  const marked = line("With markup, which falls short", `ROUND(${even}*(1+${profit}),2)`, comes.markedUp, "money", "break-even × 1.15");
  const charged = result("What to charge, with margin", `ROUND(${even}/(1-${profit}),2)`, comes.charged, "break-even ÷ 0.85");
  line("What the mix-up costs a year, all techs", `(${charged}-${marked})*${hours}*${techs}`, comes.mixUp, "dollars");
  return { kind: "workbook", title: "Loaded labor rate", sheets: [sheet] };
}
