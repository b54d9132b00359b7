import { spawn } from "node:child_process";
import { median, showProgress } from "./numbers.ts";
import { startServer } from "./serve.ts";

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

/** Requests a second for the kept home page, beside a bare node:http server with the same bytes and headers. The two take turns, since machines drift. */
export async function benchThroughput(address: string) {
  const bare = await startServer(spawn(process.execPath, ["bench/bare-server.ts", `${address}/`]));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    showProgress(`throughput, round ${round} of ${ROUNDS}`);
    ours.push(await load(`${address}/`));
    theirs.push(await load(`${bare.address}/`));
  }
  bare.stop();
  showProgress("");
  const ratios = ours.map((rate, i) => rate / (theirs[i] ?? Number.NaN));
  return {
    "kept home page, requests/s": spread(ours),
    "bare node:http, requests/s": spread(theirs),
    ratio: { median: round(median(ratios), 2), lowest: round(Math.min(...ratios), 2), highest: round(Math.max(...ratios), 2) },
  };
}

async function load(url: string) {
  const options = ["-c", String(CONNECTIONS), "-d", String(SECONDS), "-H", "accept-encoding: br", "--json", url];
  const child = spawn("autocannon", options, { stdio: ["ignore", "pipe", "ignore"] });
  const result = JSON.parse(Buffer.concat(await child.stdout.toArray()).toString());
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average as number;
}

function spread(values: number[]) {
  return { median: round(median(values)), lowest: round(Math.min(...values)), highest: round(Math.max(...values)) };
}

function round(value: number, digits = 0) {
  return Number(value.toFixed(digits));
}
