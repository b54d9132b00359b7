import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createBackup, restoreBackup } from "../../app/backups/backups.ts";
import type { Revoking } from "../../app/backups/revoking.ts";
import { feedAddress } from "../../app/booking/data/calendar/calendar-feed.server.ts";
import { type Database, sqliteFile } from "../../app/database/database.server.ts";
import { endFollowUps } from "../../app/people/data/next-step.server.ts";
import { revoking } from "../../app/privacy/data/revoking.server.ts";
import { newBackupFolder, runBackup, withDataDir } from "../harness/backup-example.ts";
import { now } from "../harness/booking-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { askForPlan, emailsOf } from "../harness/people-example.ts";

const AT = now.toISOString();
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const BY_HAND = /isn't known, so revoke it again: passkeys .*, readers .*, and follow-ups /;

describeOnBothEngines("what was revoked since the backup", ({ engine, newPlace, emptyPlace, open }) => {
  test("stays revoked, and the output says how much", async () => {
    const { place, database, file } = await withBackup();
    await revoke(database);
    const renewed = await address(database);
    const { code, printed } = await runBackup(place, ["restore", file, "--yes"]);
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining("Revoked again: 1 passkey, 1 reader, 1 calendar feed, 1 stopped follow-up."),
    ]);
    expect(printed).not.toMatch(BY_HAND);
    expect(await stored(database)).toEqual({ signIns: 0, passkeys: ["kept"], readers: [id(1)], stopped: [true, false] });
    expect(await address(database)).toBe(renewed);
  });

  test("isn't confirmed again for a reader who left and has only asked anew", async () => {
    const { place, database, file } = await withBackup();
    await database.updateTable("subscribers").set({ status: "pending", confirmedAt: null }).where("id", "=", id(2)).execute();
    expect((await runBackup(place, ["restore", file, "--yes"])).printed).toContain(" 1 reader,");
    expect((await stored(database)).readers).toEqual([id(1)]);
  });

  test("sends no follow-up to whoever was deleted, answered, bounced or got one since", async () => {
    const place = withDataDir(await newPlace());
    const database = await open(place);
    for (const name of NAMES) await askForPlan(database, now, { email: emailOf(name), phone: "" });
    const [personId, leadId] = [await idOf(database, "waiting"), await leadOf(database, "waiting")];
    await database.updateTable("people").set({ followUpsLeft: 0 }).where("id", "=", personId).execute();
    await database.updateTable("outbox").set({ kind: "follow-up-last", sentAt: null }).where("leadId", "=", leadId).execute();
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now });

    expect((await peakworks(place, ["privacy", "delete", emailOf("deleted"), "--yes"])).code).toBe(0);
    await endFollowUps(database, await idOf(database, "answered"), "replied", now);
    await endFollowUps(database, await idOf(database, "bounced"), "bounced", now);
    await endFollowUps(database, personId, "replied", now);
    await database.updateTable("people").set({ followUpsLeft: 2 }).where("email", "=", emailOf("sent")).execute();

    const { printed } = await runBackup(place, ["restore", file, "--yes"]);
    expect(printed).toContain(
      "0 readers, 0 calendar feeds, 5 stopped follow-ups.\nRestored, but missing in what was there before: 1 person.",
    );
    const left = await database.selectFrom("people").select(["email", "followUpsLeft"]).where("followUpsLeft", ">", 0).execute();
    expect(left).toEqual([{ email: emailOf("untouched"), followUpsLeft: 3 }]);
    expect(await emailsOf(database, "follow-up-last")).toEqual([]);
  });

  // Which database a backup is of, both engines tell alike.
  if (engine === "sqlite") {
    test("can't be known from a database of another site, and is said to be done by hand", async () => {
      const { file } = await withBackup();
      const place = withDataDir(await newPlace());
      const database = await open(place);
      await database.updateTable("migrations").set({ appliedAt: "2026-11-19T12:00:00.000Z" }).execute();
      expect(await runBackup(place, ["restore", file, "--yes"])).toMatchObject({ code: 0, printed: expect.stringMatching(BY_HAND) });
      expect(await stored(database)).toEqual(BEFORE);
    });

    // PostgreSQL's restore is one transaction that has locked the tables by then.
    test("can't be revoked in between, and then come back", async () => {
      const { place, database, file } = await withBackup();
      const unsubscribe = () => {
        const other = new DatabaseSync(sqliteFile(place.dataDir), { timeout: 0 });
        try {
          other.exec(`delete from subscribers where id = '${id(2)}'`);
          return "taken";
        } catch (error) {
          return (error as Error).message;
        } finally {
          other.close();
        }
      };
      const said: string[] = [];
      const readSince: Revoking["readSince"] = async (replaced) => {
        const revoke = await revoking.readSince(replaced);
        said.push(unsubscribe());
        return async (restored) => {
          const revoked = await revoke(restored);
          said.push(unsubscribe());
          return revoked;
        };
      };
      const { revoked } = await restoreBackup(place, file, now, { ...revoking, readSince });
      expect(said).toEqual(["database is locked", "database is locked"]);
      expect(revoked?.counts.readers).toBe(0);
      expect((await stored(database)).readers).toEqual([id(1), id(2)]);
      expect(unsubscribe()).toBe("taken");
      expect((await stored(database)).readers).toEqual([id(1)]);
    });

    test("isn't read off an older backup that was restored by mistake", async () => {
      const { place, database, file: old } = await withBackup();
      await addReader(database, 3);
      const file = join(newBackupFolder(), "newer");
      await createBackup(place, { file, overwrite: false, now });
      await runBackup(place, ["restore", old, "--yes"]);
      expect((await runBackup(place, ["restore", file, "--yes"])).printed).toMatch(BY_HAND);
      expect((await stored(database)).readers).toEqual([id(1), id(2), id(3)]);
      // From here on the backups are of this database, so it's known again.
      const next = join(newBackupFolder(), "next");
      await createBackup(place, { file: next, overwrite: false, now });
      await revoke(database);
      expect((await runBackup(place, ["restore", next, "--yes"])).printed).not.toMatch(BY_HAND);
      expect((await stored(database)).readers).toEqual([id(1), id(3)]);
    });
  }

  test("can't be known in an empty place, or from a database that can't be read", async () => {
    const { file } = await withBackup();
    const empty = withDataDir(await emptyPlace());
    expect((await runBackup(empty, ["restore", file, "--yes"])).printed).toMatch(BY_HAND);
    expect(await stored(await open(empty))).toEqual(BEFORE);
    if (engine === "postgres") return;
    const damaged = withDataDir(await emptyPlace());
    writeFileSync(sqliteFile(damaged.dataDir), "no database at all");
    expect((await runBackup(damaged, ["restore", file, "--yes"])).printed).toMatch(BY_HAND);
    expect(await stored(await open(damaged))).toEqual(BEFORE);
  });

  /** Nobody is signed in, and everything else is as it was in the backup. */
  const BEFORE = { signIns: 0, passkeys: ["kept", "lost"], readers: [id(1), id(2)], stopped: [false, false] };

  /** A backup with a session, a link, two passkeys, two readers and two people who are followed up. */
  async function withBackup(): Promise<{ place: Place; database: Database; file: string }> {
    const place = withDataDir(await newPlace());
    const database = await open(place);
    const email = "owner@ridge.example";
    await database.insertInto("deskSessions").values({ tokenHash: "a", email, madeAt: AT, seenAt: AT, provedAt: AT }).execute();
    await database.insertInto("deskLinks").values({ tokenHash: "b", email, browserHash: null, expiresAt: AT }).execute();
    for (const name of ["kept", "lost"])
      await database.insertInto("deskPasskeys").values({ id: name, email, name, publicKey: "", madeAt: AT, usedAt: null }).execute();
    for (const digit of [1, 2]) await addReader(database, digit);
    await address(database);
    await askForPlan(database, now);
    await askForPlan(database, now, { email: "other@pipe.example", phone: "" });
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now });
    return { place, database, file };
  }

  const NAMES = ["deleted", "answered", "bounced", "sent", "waiting", "untouched"];
  const emailOf = (name: string) => `${name}@pipe.example`;

  async function idOf(database: Database, name: string) {
    return (await people(database).where("email", "=", emailOf(name)).executeTakeFirstOrThrow()).id;
  }

  async function leadOf(database: Database, name: string) {
    return (await database.selectFrom("leads").select("id").where("email", "=", emailOf(name)).executeTakeFirstOrThrow()).id;
  }

  async function addReader(database: Database, digit: number) {
    const reader = {
      id: id(digit),
      email: `${digit}@ridge.example`,
      status: "confirmed",
      askedAt: AT,
      letterAt: AT,
      confirmedAt: AT,
    } as const;
    await database.insertInto("subscribers").values(reader).execute();
  }

  async function revoke(database: Database) {
    await database.deleteFrom("deskPasskeys").where("id", "=", "lost").execute();
    await database.deleteFrom("subscribers").where("id", "=", id(2)).execute();
    await address(database, { renew: true });
    const { id: person } = await people(database).executeTakeFirstOrThrow();
    await endFollowUps(database, person, "stopped", new Date(now.getTime() + 1_000));
  }

  /** The calendar feed's. */
  const address = (database: Database, { renew } = { renew: false }) =>
    feedAddress(database, { siteUrl: "https://ridge.example", secret: "s" }, { renew, now });

  const people = (database: Database) => database.selectFrom("people").select(["id", "stoppedAt", "followUpsLeft"]).orderBy("email");

  async function stored(database: Database) {
    const [sessions, links] = await Promise.all(
      (["deskSessions", "deskLinks"] as const).map((table) => database.selectFrom(table).select("tokenHash").execute()),
    );
    return {
      signIns: [...(sessions ?? []), ...(links ?? [])].length,
      passkeys: (await database.selectFrom("deskPasskeys").select("id").orderBy("id").execute()).map((row) => row.id),
      readers: (await database.selectFrom("subscribers").select("id").orderBy("id").execute()).map((row) => row.id),
      stopped: (await people(database).execute()).map(({ stoppedAt, followUpsLeft }) => stoppedAt !== null && followUpsLeft === 0),
    };
  }
});
