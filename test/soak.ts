// `npm run soak [-- --minutes 3]`: a steady mixed load on the real server for half an hour. Memory and descriptors must stay flat.

import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../app/database/database.server.ts";
import { MINUTE_MS } from "../app/time/durations.ts";
import { buildWhenStale } from "../server/build.ts";
import { cleanUp, must } from "./faults/fault.ts";
import { many, p99, percentile } from "./faults/figures.ts";
import { INSPECTED, openMemory } from "./faults/memory.ts";
import { startSite } from "./faults/running-site.ts";
import { slopePerHour } from "./faults/slope.ts";
import { createMix } from "./faults/soak-mix.ts";
import temporaryFolder from "./harness/temporary-folder.ts";

const PER_SECOND = 40;
const SAMPLE_MS = 5_000;
const MOST_MB_PER_HOUR = 30;
/** A slope over a few minutes is mostly noise: this much may come and go by itself. */
const NOISE_MB = 2;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);
await buildWhenStale();
const removeFolder = temporaryFolder();
const end = async (code: number) => {
  await cleanUp();
  removeFolder();
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(1));
try {
  console.log(await soak());
  console.log("1 passed, 0 failed");
  await end(0);
} catch (error) {
  console.log(`FAILED: ${(error as Error).message}`);
  console.log("0 passed, 1 failed");
  await end(1);
}

type Sample = { minute: number; held: number; resident: number; descriptors: number };

async function soak() {
  must(minutes > 0, "--minutes must be a number of minutes");
  const site = await startSite(INSPECTED);
  const memory = await openMemory(site.printed());
  const database = openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  const mix = createMix();
  const milliseconds: number[] = [];
  const failures: string[] = [];
  const samples: Sample[] = [];
  let answered = 0;
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  // A full garbage collection pauses the process, so requests made meanwhile wait for the measurement, not the site.
  let reading = false;
  let readings = 0;
  const visit = async () => {
    const { question, expected } = mix();
    const readBefore = readings;
    try {
      const answer = await site.ask(question);
      answered++;
      if (!reading && readings === readBefore) milliseconds.push(answer.milliseconds);
      if (!expected.includes(answer.status)) failures.push(`${question.path} answered ${answer.status}`);
    } catch (error) {
      failures.push((error as Error).message);
    }
  };
  const running = new Set<Promise<void>>();
  let asked = 0;
  let nextSample = SAMPLE_MS;
  while (elapsed() < minutes * MINUTE_MS) {
    // Paced by the clock rather than by responses, so a slow machine gets the same load.
    for (; asked < (elapsed() / 1000) * PER_SECOND && running.size < PER_SECOND; asked++) {
      const visiting = visit().finally(() => running.delete(visiting));
      running.add(visiting);
    }
    if (elapsed() >= nextSample) {
      nextSample += SAMPLE_MS;
      reading = true;
      samples.push({ minute: elapsed() / MINUTE_MS, ...(await memory()), descriptors: site.descriptors() - site.connections() });
      reading = false;
      readings++;
      await freeSlots(database);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(running);
  await database.destroy();
  return judge(samples, { answered, failures, milliseconds, isAlive: site.isAlive() });
}

/** The calendar has about 550 slots, and a soak needs more. */
async function freeSlots(database: Database) {
  await database.updateTable("bookings").set({ status: "cancelled" }).execute();
}

type Outcome = { answered: number; failures: string[]; milliseconds: number[]; isAlive: boolean };

function judge(samples: Sample[], { answered, failures, milliseconds, isAlive }: Outcome) {
  must(isAlive, "the process ended");
  const steady = samples.slice(Math.floor(samples.length / 3));
  const first = steady[0];
  const last = steady.at(-1);
  must(first !== undefined && last !== undefined && steady.length > 4, "too short to tell");
  const hours = (last.minute - first.minute) / 60;
  const slope = slopePerHour(steady.map(({ minute, held }) => [minute / 60, held]));
  const descriptors = [
    Math.min(...steady.map((sample) => sample.descriptors)),
    Math.max(...steady.map((sample) => sample.descriptors)),
  ] as const;
  const grown = slopePerHour(steady.map((sample) => [sample.minute / 60, sample.descriptors])) * hours;
  const figures = [
    `${many(answered, "requests")} in ${minutes} minutes, ${failures.length} failed, p50 ${Math.round(percentile(milliseconds, 50))} ms, p99 ${p99(milliseconds)}`,
    `memory after collection ${first.held.toFixed(1)} to ${last.held.toFixed(1)} MB, slope ${slope.toFixed(1)} MB an hour over the last ${(hours * 60).toFixed(1)} minutes`,
    `resident ${Math.round(first.resident)} to ${Math.round(last.resident)} MB`,
    `descriptors besides the visitors' ${descriptors.join(" to ")}`,
  ].join("; ");
  must(failures.length === 0, `${failures.slice(0, 3).join("; ")}: ${figures}`);
  must(slope < MOST_MB_PER_HOUR || slope * hours < NOISE_MB, `memory grows: ${figures}`);
  must(grown < 5, `descriptors grow: ${figures}`);
  return figures;
}
