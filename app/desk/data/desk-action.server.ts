import type { ActionFunctionArgs } from "react-router";
import type { Database } from "../../database/database.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { deskContext, signedIn } from "../context.ts";
import { type Did, doAndLog } from "./log.server.ts";

/** What an action of the desk begins with: the site, who pressed, and the form. `act` changes the store and writes it down. */
export async function deskAction({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const site = context.get(siteContext);
  const { email: who } = signedIn(context.get(deskContext));
  const act = <Result>(work: (transaction: Database) => Promise<Result>, didOf: (result: Result) => Did | undefined) =>
    doAndLog(site.database, { who, now: site.now() }, work, didOf).catch(unavailable(site.log));
  return { ...site, who, form: await readForm(request), act };
}
