import { type Command, storeAction } from "../terminal/command.ts";
import { printTable } from "../terminal/table.ts";
import { toCsv } from "../text/csv.ts";
import { inputNames } from "./catalog/inputs.ts";
import { LEAD_NAMES } from "./catalog/lead-fields.ts";
import { listLeads } from "./data/lead-lists.server.ts";

const COLUMNS = ["id", ...LEAD_NAMES, ...inputNames, "isHalved", "createdAt"] as const;

export const command: Command = {
  help: `./peakworks leads list      who asked for an action plan, one line each
./peakworks leads export    every field and number as CSV

Example: ./peakworks leads export > leads.csv`,
  actions: {
    list: storeAction({}, async ({ database }) => {
      const leads = await listLeads(database);
      printTable(
        leads.map(({ createdAt, tradeType, otherTrade, company, name, email, phone }) => [
          createdAt.toISOString().slice(0, 10),
          otherTrade || tradeType,
          company,
          name,
          email,
          phone,
        ]),
      );
    }),
    export: storeAction({}, async ({ database }) => {
      const rows = (await listLeads(database)).map(({ inputs, ...lead }) => COLUMNS.map((name) => ({ ...lead, ...inputs })[name]));
      process.stdout.write(toCsv(COLUMNS, rows));
    }),
  },
};
