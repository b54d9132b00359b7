import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { download } from "../../site/download.ts";
import { dayIn } from "../../time/dates.ts";
import { reportCsv } from "../../visits/report/report-csv.ts";
import { readWeeks } from "../../visits/rules/report.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { readNumbers } from "../data/numbers.server.ts";
import { NUMBERS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/numbers-file";

export const loader = () => redirect(NUMBERS_PATH, { status: 303 });

/** The weeks, as the command's file has them. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const weeks = readWeeks(form.weeks ?? "");
  // Only the page's own button sends it; whoever types another number reads there which ones there are.
  if (!weeks) return redirect(`${NUMBERS_PATH}?weeks=0`, { status: 303 });
  const { timeZone } = settings;
  const report = await readNumbers(database, weeks, { now: now(), timeZone }).catch(unavailable(log));
  await logAct(database, { who, what: "numbers-exported" }, now()).catch(unavailable(log));
  return download(`weeks-${dayIn(timeZone, now())}.csv`, "text/csv", reportCsv(report));
}
