import { fullDate, isDay } from "../../time/dates.ts";
import { HALF_HOURS } from "../catalog/slots.ts";
import type { Slot } from "./slot.ts";

/** A slot as one form value: '2026-11-17 9:30 AM'. */
export function writeSlot({ selectedDate, selectedTime }: Slot) {
  return `${selectedDate} ${selectedTime}`;
}

export function readSlot(text = ""): Slot | undefined {
  const [, selectedDate = "", time] = /^(\S+) (.+)$/.exec(text) ?? [];
  const selectedTime = HALF_HOURS.find((one) => one === time);
  return selectedTime && isDay(selectedDate) ? { selectedDate, selectedTime } : undefined;
}

/** 'Tuesday, November 17, 2026 at 9:30 AM'. */
export function saySlot({ selectedDate, selectedTime }: Slot) {
  return `${fullDate(selectedDate)} at ${selectedTime}`;
}
