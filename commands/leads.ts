import { listLeads } from "../app/data/lead-records.server.ts";
import { inputNames } from "../app/rules/calculator.ts";
import { LEAD_NAMES } from "../app/rules/lead-fields.ts";
import { runCommand } from "./command.ts";
import { toCsv } from "./csv.ts";

const USAGE = `npm run leads -- list      who asked for an action plan, one line each
npm run leads -- export    every field as CSV, to the terminal: … -- export > leads.csv`;

const COLUMNS = ["id", ...LEAD_NAMES, ...inputNames, "createdAt"] as const;

await runCommand(USAGE, {
  list: async ({ database }) => {
    for (const { createdAt, tradeType, company, name, email, phone } of await listLeads(database))
      console.log([createdAt.toISOString().slice(0, 10), tradeType.padEnd(18), company, name, email, phone].join("  "));
  },
  export: async ({ database }) => {
    const rows = (await listLeads(database)).map(({ inputs, ...lead }) => COLUMNS.map((name) => ({ ...lead, ...inputs })[name]));
    process.stdout.write(toCsv(COLUMNS, rows));
  },
});
