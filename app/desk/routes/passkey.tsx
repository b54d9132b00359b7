import { data, redirect } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext, visitContext } from "../../site/context.ts";
import { isPublic } from "../../site/setting-warnings.ts";
import { deskContext } from "../context.ts";
import { readSignIn } from "../data/passkeys.server.ts";
import { startSession } from "../data/sessions.server.ts";
import { writeCookie } from "../rules/cookie.ts";
import { SIGN_IN_PATH, wantedPath } from "../rules/paths.ts";
import { SignedOutPage } from "../ui/signed-out-page.tsx";
import { signInWords } from "../words/sign-in.ts";
import type { Route } from "./+types/passkey";

export const handle = { title: signInWords.title, isDesk: true };

export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { token: before } = context.get(deskContext);
  const { network } = context.get(visitContext);
  const { response = "", to } = await readForm(request);
  const email = await readSignIn(database, response, { now: now(), settings }).catch(unavailable(log));
  if (!email) return data(null, { status: 403 });
  const started = await database
    .transaction()
    .execute((transaction) => startSession(transaction, { email, by: "signed-in-passkey", before, network }, { now: now(), settings }))
    .catch(unavailable(log));
  return redirect(wantedPath(to), { status: 303, headers: { "Set-Cookie": writeCookie(started, isPublic(settings)) } });
}

export default function Passkey() {
  const { heading, text, button } = signInWords.passkey.unknown;
  return (
    <SignedOutPage title={heading} text={text}>
      <p>
        <ButtonLink href={SIGN_IN_PATH}>{button}</ButtonLink>
      </p>
    </SignedOutPage>
  );
}
