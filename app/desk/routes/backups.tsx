import { data, redirect } from "react-router";
import { lastBackup } from "../../backups/last-backup.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { backUpNow, storedBackups } from "../data/backups.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { BACKUP_FILE_PATH, BACKUPS_PATH, HOUSE_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { Part } from "../ui/part.tsx";
import { Row } from "../ui/row.tsx";
import { ageOf, house, momentText, sizeText, backups as words } from "../words/house.ts";
import type { Route } from "./+types/backups";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const [moment, { timeZone, dataDir }] = [now(), settings];
  const last = await lastBackup(database, dataDir, moment).catch(unavailable(log));
  const stored = storedBackups(dataDir);
  const isElsewhere = last?.isThere && last.file !== "" && !stored.some(({ file }) => file === last.file);
  return {
    said: resultWords(request, words.said),
    elsewhere: last && isElsewhere ? words.elsewhere(ageOf(last.madeAt, moment, timeZone)) : undefined,
    list: stored.map(({ name, madeAt, bytes }) => ({
      name,
      when: momentText(madeAt, timeZone),
      note: `${ageOf(madeAt, moment, timeZone)}, ${sizeText(bytes)}`,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who } = await deskAction(args);
  const kind = await backUpNow(database, who, { now: now(), settings }).catch((error) => {
    logFailure(log, error, "a backup could not be made");
    return "failed" as const;
  });
  if (kind === "made") return redirect(`${BACKUPS_PATH}?said=made`, { status: 303 });
  return data({ problem: words.problems[kind] }, { status: kind === "failed" ? 503 : 409 });
}

export default function Backups({ loaderData: { said, elsewhere, list }, actionData }: Route.ComponentProps) {
  return (
    <InnerPage title={words.title} back={{ href: HOUSE_PATH, text: house.back }} said={said} problem={actionData?.problem}>
      <p className="max-w-xl">{words.text}</p>
      <DeskForm action={BACKUPS_PATH}>
        <button type="submit" className="button button-action">
          {words.now}
        </button>
      </DeskForm>
      {elsewhere && <p>{elsewhere}</p>}
      <Part heading={words.heading} none={words.none} example={words.example}>
        {list.map(({ name, when, note }) => (
          <Row key={name}>
            <div>
              <b>{when}</b>
              <p>{note}</p>
            </div>
            <DeskForm action={BACKUP_FILE_PATH}>
              <input type="hidden" name="name" value={name} />
              <button type="submit" className="button button-quiet button-small" aria-label={words.download(when)}>
                {words.button}
              </button>
            </DeskForm>
          </Row>
        ))}
      </Part>
      {list.length > 0 && <p>{words.kept}</p>}
    </InnerPage>
  );
}
