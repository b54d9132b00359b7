import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn } from "../../time/dates.ts";
import { readWeekHours, type WeekHours, writeWeekHours } from "../../time/week-hours.ts";
import { SLOT_TIMES } from "../catalog/slots.ts";
import { forgetOwnHours, ownerHours, readOwnHours, setOwnHours } from "../data/hours.server.ts";
import { callsBetween } from "../data/records.server.ts";
import { timesOn } from "../rules/hours.ts";
import type { OnStore } from "./call-in.ts";
import { callRow } from "./call-row.ts";

/** Later than any call. */
const LAST_DAY = "9999-12-31";

/** The weekly hours: shows them, sets them, or with 'usual' goes back to what they were. Calls outside of them stay. */
export async function hours(given: OnStore) {
  const { database, settings, words, now } = given;
  const text = words.join(" ").trim();
  if (!text) return show(given);
  if (text === "usual") await forgetOwnHours(database);
  else await setOwnHours(database, writeWeekHours(weekIn(text)), now);
  await show(given);
  const today = dayIn(settings.timeZone, now);
  const open = await ownerHours(database, settings);
  const calls = (await callsBetween(database, today, LAST_DAY)).filter(
    ({ selectedDate, selectedTime, startsAt }) => startsAt > now && !timesOn(selectedDate, open).includes(selectedTime),
  );
  if (calls.length === 0) return;
  console.error(
    `${calls.length === 1 ? "This call is" : "These calls are"} outside of these hours and ${calls.length === 1 ? "stays" : "stay"} until you move, decline or cancel: ./peakworks bookings --help`,
  );
  printTable(calls.map((call) => callRow(call, call.status)));
}

async function show({ database, settings: { workHours } }: OnStore) {
  const own = await readOwnHours(database);
  const week = own ?? workHours;
  const source = own ? "set by command" : week ? "from WORK_HOURS" : "as the site comes";
  console.log(week ? writeWeekHours(week) : `Mon-Fri, ${SLOT_TIMES.length} times from ${SLOT_TIMES[0]} to ${SLOT_TIMES.at(-1)}`);
  console.error(`These are your hours, ${source}.`);
}

function weekIn(text: string): WeekHours {
  try {
    return readWeekHours(text);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
