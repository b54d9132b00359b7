import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { allPosts } from "../../app/blog/data/stored-posts.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { createPreparation } from "../../server/preparation.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { newPostgres } from "../harness/databases.ts";
import { postFiles } from "../harness/post-files.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { ended, killAll, listening, start } from "../harness/server-process.ts";
import { openSite } from "../harness/site.ts";

afterEach(killAll);

describe.skipIf(!inject("postgresUrl"))("a PostgreSQL that goes down and comes back", () => {
  test("is migrated and used once it's up, and again after its connections broke", async () => {
    const real = new URL((await newPostgres()).databaseUrl ?? "");
    const line = await openLine(Number(real.port));
    const database = openDatabase({ dataDir: "", databaseUrl: `postgres://test@127.0.0.1:${line.port}${real.pathname}` });
    const site = openSite({ database, env: { RATE_LIMIT: "off" } });
    const post = async (selectedTime: string) =>
      (await site.post("/api/send-booking-notification", JSON.stringify({ ...request, selectedTime }))).status;

    line.isCut = true;
    expect(await post("9:00 AM")).toBe(503);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent: string[] = [];
    const send = async (_: unknown, messageId: string) => void sent.push(messageId);
    const parts = { database, log: pino({ level: "silent" }), now: () => now };
    const preparation = createPreparation({
      ...parts,
      timeZone: site.settings.timeZone,
      end: ({ message }) => expect.unreachable(message),
    });
    const stop = startBackgroundWork({ ...parts, send, preparation, settings });
    line.isCut = false;
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await expect.poll(() => post("9:30 AM")).toBe(201);
    await expect.poll(() => allPosts(database)).toHaveLength(postFiles.length);

    line.cut();
    await expect.poll(() => post("10:00 AM")).toBeOneOf([201, 409]);
    await stop();
    await database.destroy();
    line.close();
  });

  test("as another version's database ends the process with that sentence, and until then readiness says what waits", async () => {
    const place = await newPostgres();
    const real = new URL(place.databaseUrl ?? "");
    const database = openDatabase(place);
    await migrate(database, now);
    await database.updateTable("migrations").set({ hash: "another" }).where("name", "=", "001-bookings").execute();
    await database.destroy();
    const line = await openLine(Number(real.port));
    line.isCut = true;
    const child = start({ DATABASE_URL: `postgres://test@127.0.0.1:${line.port}${real.pathname}` });
    const end = ended(child);
    const { port } = await listening(child);
    const ready = await (await fetch(`http://127.0.0.1:${port}/health/ready`)).text();
    expect(ready).toMatch(/^degraded\n(- .*\n)*- no email is sent and nothing is deleted yet/);
    line.isCut = false;
    const { code, errors } = await end;
    expect([code, errors.trim()]).toEqual([
      1,
      expect.stringMatching(/^The database was made with another version of migration 001-[^\n]*$/),
    ]);
    line.close();
  });

  test("that goes silent is reached over new connections after the first timeout", async () => {
    const real = new URL((await newPostgres()).databaseUrl ?? "");
    const line = await openLine(Number(real.port));
    const database = openDatabase({ dataDir: "", databaseUrl: `postgres://test@127.0.0.1:${line.port}${real.pathname}` });
    await prepareDatabase(database, now, settings.timeZone);
    const site = openSite({ database, env: { RATE_LIMIT: "off" } });
    const post = async (selectedTime: string) =>
      (await site.post("/api/send-booking-notification", JSON.stringify({ ...request, selectedTime }))).status;
    expect(await post("9:00 AM")).toBe(201);
    line.silence();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const refused = post("9:30 AM");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 30_000 });
    await vi.advanceTimersByTimeAsync(6_000);
    // One timeout of six seconds and no second one for the rollback, for which the clock would have to go on.
    expect(await refused).toBe(503);
    vi.useRealTimers();
    expect(await post("9:30 AM")).toBe(201);
    await database.destroy();
    line.close();
  });
});

/** A connection to the real server that can be cut. */
async function openLine(port: number) {
  const sockets = new Set<Socket>();
  const line = { port: 0, isCut: false, cut, silence, close: () => server.close() };
  const server = createServer((socket) => {
    if (line.isCut) return socket.destroy();
    const other = connect(port, "127.0.0.1");
    for (const end of [socket, other]) sockets.add(end.on("error", () => {}));
    socket.pipe(other).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  line.port = (server.address() as AddressInfo).port;
  return line;

  /** Acts like a machine that was switched off: nothing gets through, and neither side learns that the connection is gone. */
  function silence() {
    for (const socket of sockets) socket.unpipe().pause();
  }

  function cut() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
}
