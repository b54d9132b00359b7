import { redirect } from "react-router";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { isPublic } from "../../site/setting-warnings.ts";
import { deskContext, signedIn } from "../context.ts";
import { endAllSessions, endSession } from "../data/sessions.server.ts";
import { writeCookie } from "../rules/cookie.ts";
import { DESK_PATH, SIGN_IN_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/sign-out";

export const loader = () => redirect(DESK_PATH, { status: 303 });

/** Here, or with `everywhere` on every phone and computer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { everywhere } = await readForm(request);
  const end = everywhere === undefined ? endSession : endAllSessions;
  await end(database, signedIn(context.get(deskContext)), now()).catch(unavailable(log));
  return redirect(SIGN_IN_PATH, { status: 303, headers: { "Set-Cookie": writeCookie("", isPublic(settings)) } });
}
