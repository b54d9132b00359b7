import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { listPeople } from "../../people/data/people.server.ts";
import { peopleCsv } from "../../people/rules/people-csv.ts";
import { download } from "../../site/download.ts";
import { dayIn } from "../../time/dates.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { PEOPLE_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/people-file";

export const loader = () => redirect(PEOPLE_PATH, { status: 303 });

/** Everybody, as the command's file has them. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who } = await deskAction(args);
  const people = await listPeople(database).catch(unavailable(log));
  await logAct(database, { who, what: "people-exported" }, now()).catch(unavailable(log));
  return download(`people-${dayIn(settings.timeZone, now())}.csv`, "text/csv", peopleCsv(people));
}
