import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { listPeople } from "../../people/data/people.server.ts";
import { peopleCsv } from "../../people/rules/csv.ts";
import { siteContext } from "../../site/context.ts";
import { download } from "../../site/download.ts";
import { dayIn } from "../../time/dates.ts";
import { deskContext, signedIn } from "../context.ts";
import { logAct } from "../data/log.server.ts";
import { PEOPLE_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/people-file";

export const loader = () => redirect(PEOPLE_PATH, { status: 303 });

/** Everybody, as the command's file has them. */
export async function action({ context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { email: who } = signedIn(context.get(deskContext));
  const people = await listPeople(database).catch(unavailable(log));
  await logAct(database, { who, what: "people-exported" }, now()).catch(unavailable(log));
  return download(`people-${dayIn(settings.timeZone, now())}.csv`, "text/csv", peopleCsv(people));
}
