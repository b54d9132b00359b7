import { redirect } from "react-router";
import { dismissEmail } from "../../booking/data/retry-emails.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { EMAILS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/dismiss-email";

export const loader = () => redirect(EMAILS_PATH, { status: 303 });

export async function action(args: Route.ActionArgs) {
  const { form, act } = await deskAction(args);
  const count = await act(
    (transaction) => dismissEmail(transaction, form.id ?? ""),
    (dismissed) => (dismissed > 0 ? "email-dismissed" : undefined),
  );
  return redirect(`${EMAILS_PATH}?said=${count > 0 ? "dismissed" : "gone"}`, { status: 303 });
}
