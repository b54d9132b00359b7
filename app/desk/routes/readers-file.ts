import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { readersFile } from "../../newsletter/data/readers.server.ts";
import { download } from "../../site/download.ts";
import { dayIn } from "../../time/dates.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { READERS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/readers-file";

export const loader = () => redirect(READERS_PATH, { status: 303 });

export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who } = await deskAction(args);
  const file = await readersFile(database).catch(unavailable(log));
  await logAct(database, { who, what: "readers-downloaded" }, now()).catch(unavailable(log));
  return download(`readers-${dayIn(settings.timeZone, now())}.csv`, "text/csv", file);
}
