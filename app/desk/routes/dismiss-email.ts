import { redirect } from "react-router";
import { dismissEmail } from "../../booking/data/failed-emails.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { deskContext, signedIn } from "../context.ts";
import { doAndLog } from "../data/log.server.ts";
import { EMAILS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/dismiss-email";

export const loader = () => redirect(EMAILS_PATH, { status: 303 });

export async function action({ request, context }: Route.ActionArgs) {
  const { database, now, log } = context.get(siteContext);
  const { email: who } = signedIn(context.get(deskContext));
  const { id = "" } = await readForm(request);
  const count = await doAndLog(
    database,
    { who, now: now() },
    (transaction) => dismissEmail(transaction, id),
    (dismissed) => (dismissed > 0 ? "email-dismissed" : undefined),
  ).catch(unavailable(log));
  return redirect(`${EMAILS_PATH}?said=${count > 0 ? "dismissed" : "gone"}`, { status: 303 });
}
