// Reads calendar files outside the process that serves visitors: a large one takes seconds, and a hostile one might never end.
import { parentPort, workerData } from "node:worker_threads";
import { busySlots, type CalendarText } from "./busy-slots.ts";
import { NotACalendar } from "./busy-times.ts";
import { runWithin } from "./run-within.ts";

try {
  parentPort?.postMessage(busySlots(workerData as CalendarText, runWithin));
} catch (error) {
  // Other messages might repeat what's in the calendar.
  parentPort?.postMessage({ problem: error instanceof NotACalendar ? error.message : "it can't be read" });
}
