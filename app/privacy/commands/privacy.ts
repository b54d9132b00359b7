import { backupFiles, type LastBackup, lastBackup } from "../../backups/last-backup.ts";
import { isAddress, isPhoneNumber } from "../../people/rules/known-by.ts";
import { withKnownSecret } from "../../site/secret.ts";
import { type Command, storeAction } from "../../terminal/command.ts";
import { sayCounts } from "../../terminal/say-counts.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { DAY_MS, isFarAhead } from "../../time/durations.ts";
import { BACKUP_DAYS } from "../catalog.ts";
import { storedAbout } from "../data/person.server.ts";
import { othersWithNumberOf } from "../data/same-number.server.ts";
import { deletePersonEverywhere } from "../data/stored-people.server.ts";

export const command: Command = {
  help: `./peakworks privacy export WHO            everything stored about a person, as JSON
./peakworks privacy delete WHO [--yes]    shows how much that is; with --yes deletes it, with emails and links;
                                          a call still to come is called off without an email

WHO is an email, or the phone number of somebody who gave none.
Example: ./peakworks privacy export sam@ridge.example > sam.json`,
  actions: {
    export: storeAction({ words: 1 }, async ({ database, words }) => {
      console.log(JSON.stringify(await storedAbout(database, whoIn(words)), null, 2));
    }),
    delete: storeAction({ words: 1, flags: ["yes"] }, async ({ database, settings, words, flags, now }) => {
      const { dataDir } = settings;
      const who = whoIn(words);
      const others = await othersWithNumberOf(database, who);
      for (const { id, name, email } of others)
        console.error(`Stored apart with the same phone number: ${name}, ${email || "no email"} (./peakworks people show ${id})`);
      if (!flags.yes) {
        const counts = Object.entries(await storedAbout(database, who)).map(([name, rows]) => [name, String(rows.length)]);
        printTable([["stored about", who], ...counts]);
        throw new UsageError("Nothing was changed. To delete all of it, also calls still to come, add --yes.");
      }
      const { unreadable, ...deleted } = await deletePersonEverywhere(who, { database, dataDir, now, secrets: withKnownSecret(settings) });
      console.error(`Deleted: ${sayCounts(deleted)}.`);
      for (const name of unreadable) console.error(`Deleted whole, because it can't be read any more: ${name}`);
      for (const line of backupLines(await lastBackup(database, dataDir, now), backupFiles(dataDir), now)) console.error(line);
    }),
  },
};

function whoIn([who = ""]: string[]) {
  if (!isAddress(who) && !isPhoneNumber(who)) throw new UsageError("Which email address? ./peakworks privacy export sam@ridge.example");
  return who;
}

/** Backups aren't changed, so the operator hears which ones still hold the person, and until when. */
function backupLines(last: LastBackup | undefined, files: { file: string; madeAt: Date }[], now: Date) {
  const others = last?.isThere && last.file && !files.some(({ file }) => file === last.file) ? [last.file] : [];
  const own = files.map(({ file, madeAt }, i) => {
    const newer = files.slice(i + 1).filter((other) => !isFarAhead(other.madeAt, now)).length;
    // One dated far ahead goes once another is a day old, which the next night makes.
    const byAge = isFarAhead(madeAt, now) ? now.getTime() + 2 * DAY_MS : madeAt.getTime() + (BACKUP_DAYS + 1) * DAY_MS;
    const byCount = last?.keep === undefined ? byAge : now.getTime() + Math.max(1, last.keep - newer) * DAY_MS;
    return `Still in ${file}, which is deleted by ${new Date(Math.min(byAge, byCount)).toISOString().slice(0, 10)}.`;
  });
  return [...own, ...others.map((file) => `Still in ${file} until you delete it.`)];
}
