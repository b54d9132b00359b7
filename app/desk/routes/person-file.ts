import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { storedAbout } from "../../privacy/data/person.server.ts";
import { download } from "../../site/download.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { personAt } from "../data/person-at.server.ts";
import { PEOPLE_PATH } from "../rules/paths.ts";
import { person as words } from "../words/people.ts";
import type { Route } from "./+types/person-file";

export const loader = () => redirect(PEOPLE_PATH, { status: 303 });

/** Everything stored about one person, for them. */
export async function action(args: Route.ActionArgs) {
  const { database, now, log, who, form } = await deskAction(args);
  const person = await personAt(database, form.id).catch(unavailable(log));
  if (!person) return new Response(words.gone, { status: 404 });
  const stored = await storedAbout(database, person.email || person.phone).catch(unavailable(log));
  await logAct(database, { who, what: "person-exported" }, now()).catch(unavailable(log));
  return download("person.json", "application/json", `${JSON.stringify(stored, undefined, 2)}\n`);
}
