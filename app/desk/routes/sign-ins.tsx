import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { ACTS } from "../catalog.ts";
import { deskContext, signedIn } from "../context.ts";
import { readLog } from "../data/log.server.ts";
import { openSessions } from "../data/open-sessions.server.ts";
import { MOST_ROWS } from "../rules/list-page.ts";
import { callPath, HOUSE_PATH, PASSKEYS_PATH, SIGN_OUT_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { Part } from "../ui/part.tsx";
import { house, momentText, signIns as words } from "../words/house.ts";
import type { Route } from "./+types/sign-ins";

export const handle = { title: words.title, isDesk: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const own = signedIn(context.get(deskContext));
  const [sessions, rows] = await Promise.all([openSessions(database, now()), readLog(database, MOST_ROWS)]).catch(unavailable(log));
  const when = (moment: Date) => momentText(moment, settings.timeZone);
  return {
    sessions: sessions.map(({ tokenHash, email, madeAt, seenAt, isByPasskey }, i) => ({
      // Which session it is stays in the database.
      id: i,
      email,
      note: [
        ...(tokenHash === own.tokenHash ? [words.here] : []),
        isByPasskey ? words.by.passkey : words.by.link,
        words.since(when(madeAt)),
        words.seen(when(seenAt)),
      ].join(", "),
    })),
    rows: rows.map(({ id, who, what, bookingId, happenedAt }) => ({
      id,
      text: `${who} ${ACTS[what] ?? what}`,
      when: when(happenedAt),
      call: bookingId ? callPath(bookingId) : undefined,
    })),
  };
}

export default function SignIns({ loaderData: { sessions, rows } }: Route.ComponentProps) {
  return (
    <InnerPage title={words.title} back={{ href: HOUSE_PATH, text: house.back }}>
      <Part {...words.open}>
        {sessions.map(({ id, email, note }) => (
          <li key={id} className="border-line border-t py-3 wrap-anywhere">
            <b>{email}</b>
            <p>{note}</p>
          </li>
        ))}
      </Part>
      <DeskForm action={SIGN_OUT_PATH} className="grid justify-items-start gap-2">
        <p>{words.unknown}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" name="everywhere" value="yes" className="button button-quiet">
            {words.everywhere}
          </button>
          <DeskLink href={PASSKEYS_PATH}>{words.passkeys}</DeskLink>
        </div>
      </DeskForm>
      <Part {...words.log}>
        {rows.map(({ id, text, when, call }) => (
          <li key={id} className="border-line border-t py-2 wrap-anywhere">
            {text}
            {call && (
              <>
                : <DeskLink href={call}>{words.call}</DeskLink>
              </>
            )}
            <p className="text-sm">{when}</p>
          </li>
        ))}
      </Part>
      <p className="text-sm">{words.kept}</p>
    </InnerPage>
  );
}
