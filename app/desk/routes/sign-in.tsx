import { redirect } from "react-router";
import { Field } from "../../design/field.tsx";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext, visitContext } from "../../site/context.ts";
import { isPublic } from "../../site/setting-warnings.ts";
import { newToken } from "../../tokens/stored-token.server.ts";
import { deskContext } from "../context.ts";
import { signInOptions } from "../data/passkeys.server.ts";
import { askForLink } from "../data/sign-in-links.server.ts";
import { writeCookie } from "../rules/cookie.ts";
import { PASSKEY_PATH, SIGN_IN_PATH, wantedPath } from "../rules/paths.ts";
import { LINK_MS } from "../rules/session.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import passkeyScript from "../ui/passkey.js?url";
import { SignedOutPage } from "../ui/signed-out-page.tsx";
import { signInWords } from "../words/sign-in.ts";
import type { Route } from "./+types/sign-in";

export const handle = { title: signInWords.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const options = await signInOptions({ now: now(), settings });
  return {
    to: wantedPath(searchParams.get("to")),
    isSent: searchParams.has("sent"),
    isAgain: searchParams.has("again"),
    options: JSON.stringify(options),
  };
}

/**
 * The link is bound to this browser by its cookie, which stays when somebody asks again, so that the link before works, too. Nobody gets in
 * by planting one: it opens nothing without a link, the session gets a token of its own, and one for the whole domain is the second of its
 * name once this sets it, so neither counts.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { session, token } = context.get(deskContext);
  const { email = "", to } = await readForm(request);
  const browser = token ?? newToken();
  const asking = { browser, network: context.get(visitContext).network, isSignedIn: session !== undefined, to: wantedPath(to) };
  await askForLink(database, email, asking, { now: now(), settings }).catch(unavailable(log));
  const headers = new Headers();
  if (!session) headers.set("Set-Cookie", writeCookie(browser, isPublic(settings), LINK_MS));
  return redirect(`${SIGN_IN_PATH}?sent`, { status: 303, headers });
}

export default function SignIn({ loaderData: { to, isSent, isAgain, options } }: Route.ComponentProps) {
  if (isSent)
    return (
      <SignedOutPage title={signInWords.sent.heading} text={signInWords.sent.text}>
        <p>{signInWords.sent.nothing}</p>
        <p>
          <DeskLink href={SIGN_IN_PATH}>{signInWords.sent.back}</DeskLink>
        </p>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={signInWords.ask.heading} text={isAgain ? signInWords.again : signInWords.ask.text}>
      <form method="post" action={SIGN_IN_PATH} className="grid gap-5">
        <input type="hidden" name="to" value={to} />
        <Field name="email" type="email" label={signInWords.ask.label} autoComplete="username webauthn" required />
        <ActionButton>{signInWords.ask.button}</ActionButton>
      </form>
      <form method="post" action={PASSKEY_PATH} data-passkey="get" data-options={options} data-failed={signInWords.passkey.failed} hidden>
        <input type="hidden" name="response" />
        <input type="hidden" name="to" value={to} />
        <button type="submit" className="button button-quiet">
          {signInWords.passkey.button}
        </button>
        <p role="status" className="text-wrong mt-2" />
      </form>
      <script type="module" src={passkeyScript} />
    </SignedOutPage>
  );
}
