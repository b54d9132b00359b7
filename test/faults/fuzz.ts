import { tmpdir } from "node:os";
import { createClient } from "../harness/client.ts";
import { afterwards, must } from "./fault.ts";
import { many, p99 } from "./figures.ts";
import { fuzzedRequest } from "./fuzzed-request.ts";
import { INSPECTED, openMemory } from "./memory.ts";
import { seeded } from "./random.ts";
import { startSite } from "./running-site.ts";

const REQUESTS = 10_000;
const WARM_UP = 2_000;
const LANES = 8;
const TIMEOUT_MS = 5_000;
const GROWTH_MB = 60;
const STACK_OR_PATH = [/\n\s+at .{1,80}:\d+/, /node_modules\//, /SQLITE_[A-Z]/, process.cwd(), tmpdir()];

/** Ten thousand valid and invalid requests: never a 5xx, never a hang, no internals in a response, and stable memory. */
export function fuzz() {
  return fuzzWith(REQUESTS, Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000)));
}

async function fuzzWith(count: number, seed: number) {
  const site = await startSite(INSPECTED);
  const memory = await openMemory(site.printed());
  const client = createClient(site.port, TIMEOUT_MS);
  afterwards(client.close);
  const random = seeded(seed);
  const statuses = new Map<number, number>();
  const milliseconds: number[] = [];
  const ask = async () => {
    const question = fuzzedRequest(random);
    const said = `${question.method} ${question.path} ${JSON.stringify(question.headers)} (seed ${seed})`;
    const answer = await client.ask(question).catch(({ message }) => message as string);
    must(typeof answer !== "string", `${said}: ${answer}`);
    must(answer.status < 500, `${said} answered ${answer.status}`);
    const told = STACK_OR_PATH.find((sign) => answer.body.match(sign));
    must(told === undefined, `${said} tells of our insides: ${told}`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    milliseconds.push(answer.milliseconds);
  };
  await inLanes(Math.min(WARM_UP, count / 2), ask);
  const before = await memory();
  await inLanes(count - Math.min(WARM_UP, count / 2), ask);
  const after = await memory();
  const growth = Math.round(after.held - before.held);
  must(growth < GROWTH_MB, `memory grew by ${growth} MB (seed ${seed})`);
  must(site.isAlive(), "the process ended");
  const seen = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
  return `${many(count, "requests")}, seed ${seed}, 0 answers over 499 (${seen.join(", ")}), p99 ${p99(milliseconds)}, memory ${growth < 0 ? "" : "+"}${growth} MB after collection, ${Math.round(after.resident)} MB resident`;
}

async function inLanes(count: number, ask: () => Promise<void>) {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
