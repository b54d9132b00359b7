import type { ReactNode } from "react";
import { lastBackup } from "../../backups/last-backup.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { countDead } from "../../mail/unsent.server.ts";
import { countReaders } from "../../newsletter/data/readers.server.ts";
import { siteContext } from "../../site/context.ts";
import { versionOf } from "../../site/version.ts";
import { deskContext, signedIn } from "../context.ts";
import { openSessions } from "../data/open-sessions.server.ts";
import { passkeysOf } from "../data/passkeys.server.ts";
import { BACKUPS_PATH, EMAILS_PATH, NEWS_PATH, PASSKEYS_PATH, READERS_PATH, SIGN_INS_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { Row } from "../ui/row.tsx";
import { ageOf, house as words } from "../words/house.ts";
import type { Route } from "./+types/house";

export const handle = { title: words.title, isDesk: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { email } = signedIn(context.get(deskContext));
  const moment = now();
  const [{ readers, waiting }, dead, backup, sessions, passkeys] = await Promise.all([
    countReaders(database),
    countDead(database, moment, { withBounced: true }),
    lastBackup(database, settings.dataDir, moment),
    openSessions(database, moment),
    passkeysOf(database, email),
  ]).catch(unavailable(log));
  return {
    readers: words.readers.text(readers, waiting),
    emails: words.emails.text(dead),
    backups: words.backups.text(backup?.isThere ? ageOf(backup.madeAt, moment, settings.timeZone) : undefined),
    news: words.news.text(versionOf().version),
    signIns: words.signIns.text(sessions.length),
    passkeys: words.passkeys.text(passkeys.length),
  };
}

export default function House({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <h1 className="display text-h2">{words.title}</h1>
      <ul>
        <HouseRow href={READERS_PATH} name={words.readers.name} text={loaderData.readers} />
        <HouseRow href={EMAILS_PATH} name={words.emails.name} text={loaderData.emails} />
        <HouseRow href={BACKUPS_PATH} name={words.backups.name} text={loaderData.backups}>
          <DeskForm action={BACKUPS_PATH}>
            <QuietButton>{words.backups.button}</QuietButton>
          </DeskForm>
        </HouseRow>
        <HouseRow href={NEWS_PATH} name={words.news.name} text={loaderData.news} />
        <HouseRow href={SIGN_INS_PATH} name={words.signIns.name} text={loaderData.signIns} />
        <HouseRow href={PASSKEYS_PATH} name={words.passkeys.name} text={loaderData.passkeys} />
      </ul>
    </div>
  );
}

/** A part of the house on its overview: where it is, how it stands, and maybe a button. */
function HouseRow({ href, name, text, children }: { href: string; name: string; text: string; children?: ReactNode }) {
  return (
    <Row>
      <div>
        <DeskLink href={href} className="font-semibold">
          {name}
        </DeskLink>
        <p>{text}</p>
      </div>
      {children}
    </Row>
  );
}
