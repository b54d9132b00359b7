import { must, until } from "./fault.ts";
import { many, secondsSince } from "./figures.ts";
import { startLoad } from "./load.ts";
import { startSite } from "./running-site.ts";
import { mustBeStored } from "./stored.ts";
import { isBooking, visitors } from "./visitors.ts";

const LANES = 32;
const UNDER_WAY = 400;

/** Told to stop under load: every accepted request gets its response, and the process exits by itself. */
export async function sigterm() {
  const site = await startSite();
  const load = startLoad({ ask: site.ask, lanes: LANES, next: visitors(10) });
  await until(() => load.answered.length > UNDER_WAY, 90_000, "no load");
  const before = load.answered.length;
  const told = performance.now();
  site.child.kill("SIGTERM");
  const { code } = await site.end;
  const took = performance.now() - told;
  const ended = secondsSince(told);
  await load.stop();
  must(code === 0, `ended with ${code} after ${ended}`);
  must(took < 10_000, `ended only after ${ended}`);
  must(load.failures.length === 0, `${load.failures.length} of ${load.answered.length} failed: ${load.failures.slice(0, 3).join("; ")}`);
  const booked = load.answered.filter(({ question }) => isBooking(question)).map(({ answer }) => answer);
  await mustBeStored(site, booked);
  const after = load.answered.length - before;
  return `${many(load.answered.length, "requests")} (${many(after, "of them after the signal")}, ${many(booked.length, "bookings")}), 0 failed, ended with 0 after ${ended}`;
}
