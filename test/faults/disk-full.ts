import { DatabaseSync } from "node:sqlite";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { sqliteFile } from "../../app/database/database.server.ts";
import { pages } from "../../app/site/pages.ts";
import type { Answer } from "../harness/client.ts";
import { must, until } from "./fault.ts";
import { p99 } from "./figures.ts";
import { startSite } from "./running-site.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { mustBeStored } from "./stored.ts";
import { allSlots, bookingOf } from "./visitors.ts";

const MEGABYTES = 6;
const TRIES = 20;

/** DATA_DIR on a full disk: pages work, bookings get a 503, and with free space everything works again without a restart. */
export async function diskFull() {
  const disk = mountSmallDisk(MEGABYTES);
  const site = await startSite({ DATA_DIR: disk.folder });
  const slots = allSlots();
  const book = () => site.ask(bookingOf(slots.shift() as Slot));
  const acknowledged: Answer[] = [];
  const keep = (answer: Answer) => {
    if (answer.status === 201) acknowledged.push(answer);
    return answer.status;
  };
  for (let i = 0; i < TRIES; i++) must(keep(await book()) === 201, "a booking failed before the disk was full");
  await until(
    async () => {
      disk.fill();
      return keep(await book()) === 503;
    },
    20_000,
    "bookings were never refused",
  );
  const ready = (await site.ask({ path: "/health/ready" })).body;
  must(ready.startsWith("degraded") && ready.includes("the disk of DATA_DIR is full"), `readiness says: ${ready}`);
  const milliseconds: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    disk.fill();
    must([201, 503].includes(keep(await book())), "a booking was answered with neither 201 nor 503");
    for (const { path } of [pages.home, pages.contact, pages.blog]) {
      const answer = await site.ask({ path });
      must(answer.status === 200, `${path} answered ${answer.status}`);
      milliseconds.push(answer.milliseconds);
    }
  }
  must(site.isAlive(), "the process ended");
  disk.free();
  must(keep(await book()) === 201, "a booking failed with room again");
  const stored = await mustBeStored(site, acknowledged);
  const [check] = new DatabaseSync(sqliteFile(site.dataDir)).prepare("pragma integrity_check").all();
  must(check?.integrity_check === "ok", `the database is damaged: ${check?.integrity_check}`);
  return `${MEGABYTES} MB full: bookings 503, pages 200 (p99 ${p99(milliseconds)}), with room again 201; ${acknowledged.length} acknowledged, 0 lost of ${stored}, integrity ok`;
}
