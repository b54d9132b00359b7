import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { findReader, removeReader } from "../../newsletter/data/readers.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { READERS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/remove-reader";

/** Where somebody lands who signed in afresh and came back by the address. */
export const loader = () => redirect(READERS_PATH, { status: 303 });

export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const found = await findReader(database, form.id ?? "").catch(unavailable(log));
  const note = (transaction: typeof database) => logAct(transaction, { who, what: "reader-removed" }, now());
  const isGone = found && (await removeReader(database, found.email, { dataDir: settings.dataDir, note }).catch(unavailable(log)));
  return redirect(`${READERS_PATH}?said=${isGone ? "removed" : "gone"}`, { status: 303 });
}
