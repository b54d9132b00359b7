import type { OnStore } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { readWeekHours, type WeekHours, writeWeekHours } from "../../time/week-hours.ts";
import { SLOT_TIMES } from "../catalog/slots.ts";
import { callsOutsideHours, changeHours, readHours } from "../data/calendar/hours.server.ts";
import { callRow } from "./call-row.ts";

const SOURCES = { own: "as you set them", setting: "from WORK_HOURS", usual: "as the site comes" };

/** The weekly hours: shows them, sets them, or with 'usual' goes back to what they were. Calls outside of them stay. */
export async function hours(given: OnStore) {
  const { database, settings, words, now } = given;
  const text = words.join(" ").trim();
  if (!text) return show(given);
  await changeHours(database, text === "usual" ? undefined : weekIn(text), { now, settings });
  await show(given);
  const calls = await callsOutsideHours(database, { now, settings });
  if (calls.length === 0) return;
  console.error(
    `${calls.length === 1 ? "This call is" : "These calls are"} outside of these hours and ${calls.length === 1 ? "stays" : "stay"} until you move, decline or cancel: ./peakworks bookings --help`,
  );
  printTable(calls.map((call) => callRow(call, call.status)));
}

async function show({ database, settings }: OnStore) {
  const { week, source } = await readHours(database, settings);
  console.log(week ? writeWeekHours(week) : `Mon-Fri, ${SLOT_TIMES.length} times from ${SLOT_TIMES[0]} to ${SLOT_TIMES.at(-1)}`);
  console.error(`These are your hours, ${SOURCES[source]}.`);
}

function weekIn(text: string): WeekHours {
  try {
    return readWeekHours(text);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
