import { redirect } from "react-router";
import { emailRows } from "../../all-emails/email-rows.ts";
import { retryEmails } from "../../booking/data/retry-emails.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { listUnsent, type UnsentMessage } from "../../mail/unsent.server.ts";
import { siteContext } from "../../site/context.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { MOST_ROWS } from "../rules/list-page.ts";
import { troubleOf } from "../rules/mail-trouble.ts";
import { DISMISS_EMAIL_PATH, EMAILS_PATH, HOUSE_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { Part } from "../ui/part.tsx";
import { SureForm } from "../ui/sure-form.tsx";
import { house, momentText, unsentEmails as words } from "../words/house.ts";
import type { Route } from "./+types/emails";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const unsent = await listUnsent(database, now()).catch(unavailable(log));
  const given = unsent.filter(({ dead }) => dead);
  const trying = unsent.filter(({ dead, attempts }) => !dead && attempts > 0);
  const row = (email: UnsentMessage) => rowOf(email, settings.timeZone);
  return {
    said: resultWords(request, words.said),
    given: given.slice(0, MOST_ROWS).map(row),
    trying: trying.slice(0, MOST_ROWS).map(row),
    left: Math.max(0, given.length - MOST_ROWS),
    canRetryAll: given.filter(({ bounced }) => !bounced).length > 1,
  };
}

/** Tries one email again, or all but those whose mailbox doesn't exist. */
export async function action(args: Route.ActionArgs) {
  const { now, form, act } = await deskAction(args);
  const { id = "" } = form;
  const count = await act(
    (transaction) => retryEmails(transaction, id === "all" ? undefined : id || "none", now()),
    (retried) => (retried > 0 ? "email-retried" : undefined),
  );
  return redirect(`${EMAILS_PATH}?said=${count > 0 ? "retried" : "gone"}`, { status: 303 });
}

export default function Emails({ loaderData: { said, given, trying, left, canRetryAll } }: Route.ComponentProps) {
  return (
    <InnerPage title={words.title} back={{ href: HOUSE_PATH, text: house.back }} said={said}>
      {given.length + trying.length === 0 && <p>{words.none}</p>}
      {given.length > 0 && (
        <Part heading={words.given} none={words.givenNone}>
          {given.map((email) => (
            <FailedEmail key={email.id} {...email} />
          ))}
        </Part>
      )}
      {left > 0 && <p>{words.more(left)}</p>}
      {canRetryAll && (
        <DeskForm className="grid justify-items-start gap-2">
          <button type="submit" name="id" value="all" className="button button-quiet">
            {words.retryAll}
          </button>
          <p>{words.retryAllText}</p>
        </DeskForm>
      )}
      {trying.length > 0 && (
        <Part heading={words.trying} none="">
          {trying.map((email) => (
            <FailedEmail key={email.id} {...email} />
          ))}
        </Part>
      )}
    </InnerPage>
  );
}

function rowOf(email: UnsentMessage, timeZone: string) {
  const { id, kind, to, dueAt, attempts, dead, isOvertaken, problem } = email;
  return {
    id,
    isGivenUp: dead,
    isOvertaken,
    what: `${emailRows[kind]?.about ?? words.unknownKind}, ${words.to(to)}`,
    why: [words.troubles[troubleOf(email)], isOvertaken && words.over].filter(Boolean).join(" "),
    when: dead ? words.due(momentText(dueAt, timeZone)) : words.tries(attempts),
    code: problem ? words.code(problem) : "",
  };
}

/** An email that didn't go: what, to whom, why, and what to do about it. */
function FailedEmail({ id, isGivenUp, isOvertaken, what, why, when, code }: ReturnType<typeof rowOf>) {
  return (
    <li className="border-line grid gap-2 border-t py-3">
      <div className="wrap-anywhere">
        <b>{what}</b>
        <p>{why}</p>
        <p className="text-sm">
          {when}
          {code && ` · ${code}`}
        </p>
      </div>
      {isGivenUp && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          {!isOvertaken && (
            <DeskForm>
              <button
                type="submit"
                name="id"
                value={id}
                className="button button-quiet button-small"
                aria-label={`${words.retry}: ${what}`}
              >
                {words.retry}
              </button>
            </DeskForm>
          )}
          <SureForm action={DISMISS_EMAIL_PATH} fields={{ id }} about={what} words={words.dismiss} />
        </div>
      )}
    </li>
  );
}
