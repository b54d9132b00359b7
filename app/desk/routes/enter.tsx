import { data, redirect } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext, visitContext } from "../../site/context.ts";
import { isPublic } from "../../site/setting-warnings.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { deskContext } from "../context.ts";
import { startSession } from "../data/sessions.server.ts";
import { takeLink } from "../data/sign-in-links.server.ts";
import { isToken, writeCookie } from "../rules/cookie.ts";
import { ENTER_PATH, SIGN_IN_PATH, wantedPath } from "../rules/paths.ts";
import { agencyAddress } from "../rules/session.ts";
import { SignedOutPage } from "../ui/signed-out-page.tsx";
import { signInWords } from "../words/sign-in.ts";
import type { Route } from "./+types/enter";

export const handle = { title: signInWords.title, isDesk: true };

/**
 * Opening the link changes nothing, since mail scanners follow links. It isn't even looked up: coming from a mail page, the browser doesn't
 * send the cookie that it's bound to before the button is pressed.
 */
export function loader({ request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  return { token: isToken(token) ? token : "", to: wantedPath(new URL(request.url).searchParams.get("to")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { token: browser } = context.get(deskContext);
  const { network } = context.get(visitContext);
  const { token = "", to } = await readForm(request);
  const started = await database
    .transaction()
    .execute(async (transaction) => {
      const email = await takeLink(transaction, token, browser, now());
      if (!email || !agencyAddress(email, settings.agencyEmails)) return undefined;
      return startSession(transaction, { email, by: "signed-in-link", before: browser, network }, { now: now(), settings });
    })
    .catch(unavailable(log));
  if (!started) return data(null, { status: 403 });
  return redirect(wantedPath(to), { status: 303, headers: { "Set-Cookie": writeCookie(started, isPublic(settings)) } });
}

export default function Enter({ loaderData: { token, to } }: Route.ComponentProps) {
  if (!token)
    return (
      <SignedOutPage title={signInWords.dead.heading} text={signInWords.dead.text}>
        <p>
          <ButtonLink href={SIGN_IN_PATH}>{signInWords.dead.button}</ButtonLink>
        </p>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={signInWords.enter.heading} text={signInWords.enter.text}>
      <form method="post" action={ENTER_PATH}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={to} />
        <button type="submit" className="button button-action">
          {signInWords.enter.button}
        </button>
      </form>
    </SignedOutPage>
  );
}
