import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../../app/database/database.server.ts";
import type { Answer } from "./client.ts";
import { must, until } from "./fault.ts";
import { many } from "./figures.ts";
import { startLoad } from "./load.ts";
import { startSite } from "./running-site.ts";
import { mustBeStored } from "./stored.ts";
import { allSlots, bookingOf } from "./visitors.ts";

const KILLS = 20;
const LANES = 4;

/**
 * Killed at random moments during a stream of bookings, again and again: everything acknowledged is there and complete, and the next start
 * works.
 */
export async function sigkill() {
  const slots = allSlots();
  const acknowledged: Answer[] = [];
  let dataDir: string | undefined;
  for (let kill = 1; kill <= KILLS; kill++) {
    const site = await startSite(dataDir ? { DATA_DIR: dataDir } : {});
    dataDir = site.dataDir;
    const load = startLoad({ ask: site.ask, lanes: LANES, next: () => (slots[0] ? bookingOf(slots.shift() ?? slots[0]) : { path: "/" }) });
    const enough = 1 + Math.floor(Math.random() * 20);
    await until(() => load.answered.length >= enough, 90_000, `no bookings after start ${kill}`);
    site.child.kill("SIGKILL");
    await site.end;
    await load.stop();
    acknowledged.push(...load.answered.map(({ answer }) => answer).filter(({ status }) => status === 201));
  }
  must(slots.length > 0, "the slots ran out before the kills");
  const site = await startSite({ DATA_DIR: dataDir ?? "" });
  must((await site.ask({ path: "/health/ready" })).body.startsWith("ready\n"), "is not ready after the last kill");
  const stored = await mustBeStored(site, acknowledged);
  const [check] = new DatabaseSync(sqliteFile(site.dataDir)).prepare("pragma integrity_check").all();
  must(check?.integrity_check === "ok", `the database is damaged: ${check?.integrity_check}`);
  return `${KILLS} kills, ${many(acknowledged.length, "acknowledged bookings")}, 0 lost of ${stored} stored, each with its emails, integrity ok`;
}
