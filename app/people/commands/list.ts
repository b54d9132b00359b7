import type { OnStore } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn } from "../../time/dates.ts";
import { STAGES } from "../catalog.ts";
import { listPeople } from "../data/people.server.ts";
import { PERSON_COLUMNS, peopleCsv } from "../rules/people-csv.ts";

/** Everybody, the earliest next step first. */
export async function printPeople({ database, settings, flags, options, now }: OnStore) {
  const stage = STAGES.find((one) => one === options.stage);
  if (options.stage !== undefined && !stage) throw new UsageError(`--stage takes ${STAGES.join(", ")}, not "${options.stage}".`);
  if (flags.csv && flags.json) throw new UsageError("--csv or --json, not both.");
  const people = await listPeople(database, { ...(stage && { stage }), ...(flags.due && { dueBy: dayIn(settings.timeZone, now) }) });
  if (flags.csv) return void process.stdout.write(peopleCsv(people));
  if (flags.json)
    return console.log(
      JSON.stringify(
        people.map((person) => Object.fromEntries(PERSON_COLUMNS.map((name) => [name, person[name]]))),
        null,
        2,
      ),
    );
  printTable(
    people.map(({ id, stage, nextOn, nextStep, company, name, email, phone }) => {
      return [id, stage, nextOn ?? "", nextStep, company, name, email, phone];
    }),
  );
  if (people.length === 0) console.error(flags.due ? "Nothing is due." : "Nobody yet.");
}
