import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "../database/database.server.ts";
import { schemaOf } from "../database/migrations.server.ts";
import { countDead } from "../mail/unsent.server.ts";
import type { Settings } from "../site/settings.ts";
import { openStore, storeName } from "../terminal/store.ts";
import { checkBackup } from "./backup-age.ts";
import { checkBusyCalendars } from "./busy-calendars.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { checkHolidays } from "./open-holidays.ts";
import { checkQueuedPosts } from "./queued-posts.ts";
import { checkTables } from "./tables.ts";
import { checkUnanswered } from "./unanswered.ts";

const GIGABYTE = 1024 ** 3;

/** Checks the data folder, its disk, the database and the emails waiting in it. */
export async function checkStore(settings: Settings, now: Date): Promise<Finding[]> {
  const found = folder(settings);
  if (found.state === "fail" && !settings.databaseUrl) return [found];
  return [found, ...disk(settings), ...(await database(settings, now))];
}

function folder({ dataDir }: Settings) {
  const path = resolve(dataDir);
  if (!existsSync(path)) return fail("DATA_DIR", `${path} isn't there`, "Set DATA_DIR to the site's data folder, or start the site once.");
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok("DATA_DIR", path);
  } catch {
    return fail("DATA_DIR", `${path} can't be read and written by this user`, "Run this as the site's own user.");
  }
}

function disk({ dataDir }: Settings) {
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `${free.toFixed(1)} GB free`;
  if (free < 0.2) return [fail("disk", says, "Make room: on a full disk bookings are refused.")];
  return [free < 1 ? warn("disk", says, "Make room before it runs out: on a full disk bookings are refused.") : ok("disk", says)];
}

async function database(settings: Settings, now: Date) {
  try {
    const opened = await openStore(settings);
    try {
      return [
        await checkTables(opened, storeName(settings)),
        await schema(opened),
        await deadEmails(opened, now),
        ...(await deadWebhooks(opened, settings, now)),
        await checkUnanswered(opened, now),
        await checkHolidays(opened, settings, now),
        await checkQueuedPosts(opened, settings, now),
        await checkBackup(opened, settings.dataDir, now),
        ...(await checkBusyCalendars(opened, settings, now)),
      ];
    } finally {
      await opened.destroy();
    }
  } catch (error) {
    return [fail("database", (error as Error).message.replace(/\.$/, ""), "docs/operating.md#when-something-is-away says what helps.")];
  }
}

async function schema(database: Database) {
  const { applied, unknown } = await schemaOf(database);
  if (unknown.length > 0)
    return warn(
      "schema",
      `${unknown.join(", ")} is from a newer version than this one`,
      "Fine after going back a version; otherwise update.",
    );
  return ok("schema", `${applied.at(-1)}, as this version wants it`);
}

/** Without WEBHOOK_URL there's nothing to say, unless some were given up before it was taken out. */
async function deadWebhooks(database: Database, { webhookUrl }: Settings, now: Date) {
  const dead = await countDead(database, now, "webhook");
  if (dead === 0) return webhookUrl ? [ok("webhooks", `none was given up; they go to ${new URL(webhookUrl).host}`)] : [];
  const says = `${dead} ${dead === 1 ? "webhook was" : "webhooks were"} given up`;
  return [warn("webhooks", says, "./peakworks webhooks list says why; ./peakworks webhooks retry sends them again.")];
}

async function deadEmails(database: Database, now: Date) {
  const dead = await countDead(database, now);
  if (dead === 0) return ok("outbox", "no email was given up");
  return warn(
    "outbox",
    `${dead} ${dead === 1 ? "email was" : "emails were"} given up`,
    "./peakworks mail list says why; ./peakworks mail retry sends them again.",
  );
}
