import { Readable } from "node:stream";
import { redirect } from "react-router";
import { unavailable } from "../../forms/unavailable.ts";
import { openBackup } from "../data/backups.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { BACKUPS_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/backup-file";

export const loader = () => redirect(BACKUPS_PATH, { status: 303 });

/** Sends a backup as it's read from the disk. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const { name = "" } = form;
  const backup = await openBackup(database, who, name, { now: now(), settings }).catch(unavailable(log));
  if (!backup) return redirect(`${BACKUPS_PATH}?said=gone`, { status: 303 });
  const { size } = await backup.stat();
  return new Response(Readable.toWeb(backup.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Length": String(size),
    },
  });
}
