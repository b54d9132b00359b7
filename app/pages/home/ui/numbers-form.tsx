import type { InputName } from "../../../calculator/catalog/inputs.ts";
import { parseAmount } from "../../../calculator/rules/amount.ts";
import { calculate } from "../../../calculator/rules/calculator.ts";
import { ArrowRight } from "../../../design/icons.tsx";
import { dollars } from "../../../text/format.ts";

type Words = {
  heading: string;
  fields: Partial<Record<InputName, { label: string; example: string }>>;
  before: string;
  after: string;
  button: string;
};

/**
 * Three of the calculator's numbers and what they cost a year. The site's script keeps the sum up to date; the button opens the calculator
 * with them.
 */
export function NumbersForm({ words, action, className = "" }: { words: Words; action: string; className?: string }) {
  const fields = Object.entries(words.fields);
  return (
    <form action={action} data-yearly-cost className={`card text-ink grid gap-x-6 gap-y-3 p-5 md:gap-y-5 md:p-7 ${className}`}>
      {/* On a phone the fold's label says it. */}
      <h3 className="display text-h3 max-md:hidden">{words.heading}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] items-end gap-4">
        {fields.map(([name, { label, example }]) => (
          <label key={name} className="text-quiet grid gap-2 text-sm leading-snug">
            {label}
            <input name={name} defaultValue={example} inputMode="decimal" autoComplete="off" maxLength={7} className="tally" />
          </label>
        ))}
      </div>
      <input type="hidden" name="step" value="1" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p className="text-quiet text-sm">
          {words.before}{" "}
          <output aria-label={words.heading} className="display text-h3 md:text-h2 text-ink even-digits md:block">
            {dollars(costOf(words.fields))}
          </output>{" "}
          {words.after}
        </p>
        <button type="submit" className="button button-quiet">
          {words.button}
          <ArrowRight />
        </button>
      </div>
    </form>
  );
}

function costOf(fields: Words["fields"]) {
  const amount = (name: InputName) => parseAmount(fields[name]?.example);
  return calculate({
    currentEstimatingHours: amount("currentEstimatingHours"),
    currentAdminHours: amount("currentAdminHours"),
    averageHourlyRate: amount("averageHourlyRate"),
    followUpHours: 0,
    averageJobValue: 0,
    missedLeadsPerMonth: 0,
    employeeCount: 0,
  }).annualDollarLoss;
}
