import { writeFileSync } from "node:fs";
import { type Command, fileAt, type Given, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn } from "../../time/dates.ts";
import { readReport } from "../data/report.server.ts";
import { reportJson } from "../report/json.ts";
import { reportCsv } from "../report/report-csv.ts";
import { reportPage } from "../report/report-page.ts";
import { MOST_WEEKS, type Report, readWeeks, weeksUpTo } from "../rules/report.ts";
import { printReport } from "./terminal.ts";

export const command: Command = {
  help: `./peakworks report                     the last seven days against the seven before
./peakworks report --weeks 12          more weeks side by side
./peakworks report --csv | --json      the weeks for a spreadsheet or a program
./peakworks report --html FILE         one page with plots, to open or print

Example: ./peakworks report --weeks 12 --html report.html`,
  actions: {
    "": storeAction({ flags: ["csv", "json"], options: ["weeks", "html"] }, async (given) => {
      const { settings, now, flags, options, database } = given;
      const weeks = weeksUpTo(dayIn(settings.timeZone, now), countOf(given), settings.timeZone);
      // The command is a process of its own, so it needs no rests: no visitor waits for it.
      const report = await readReport(database, weeks, now, 1);
      if (flags.csv) process.stdout.write(reportCsv(report));
      else if (flags.json) process.stdout.write(reportJson(report));
      else if (options.html) writePage(options.html, report, given);
      else printReport(report, settings.countVisits);
    }),
  },
};

function countOf({ options: { weeks = "2" } }: Given) {
  const count = readWeeks(weeks);
  if (!count) throw new UsageError(`--weeks takes a number from 2 to ${MOST_WEEKS}, not "${weeks}".`);
  return count;
}

function writePage(path: string, report: Report, { settings }: Given) {
  const file = fileAt(path);
  writeFileSync(file, reportPage(report, settings.siteName));
  console.error(`Written: ${file}`);
}
