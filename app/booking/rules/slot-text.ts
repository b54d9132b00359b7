import { fullDate, isDay } from "../../time/dates.ts";
import { OFFER_FIELDS } from "../catalog/calls.ts";
import { HALF_HOURS } from "../catalog/slots.ts";
import type { Slot } from "./slot.ts";

const PARTS = /^(\S+) (.+)$/;

/** A slot as one form value: '2026-11-17 9:30 AM'. */
export function writeSlot({ selectedDate, selectedTime }: Slot) {
  return `${selectedDate} ${selectedTime}`;
}

export function readSlot(text = ""): Slot | undefined {
  const slot = chosenSlot({ slot: text });
  return isSlot(slot) ? slot : undefined;
}

export function isSlot(slot: { selectedDate: string; selectedTime: string }): slot is Slot {
  return isDay(slot.selectedDate) && HALF_HOURS.some((one) => one === slot.selectedTime);
}

/** Whether a page that showed a call at another time has gone stale. Of a call that ended, the time doesn't matter any more. */
export function isMovedSince({ status, ...slot }: Slot & { status: string }, seen: string) {
  return status !== "cancelled" && writeSlot(slot) !== seen;
}

/**
 * The slot in a posted form. One of the nearest free times comes as a single value, '2026-11-17 9:30 AM', since a button has only one; it
 * replaces what the lists say.
 */
export function chosenSlot({ slot = "", selectedDate: date = "", selectedTime: time = "" }: Record<string, string>) {
  const [, selectedDate = date, selectedTime = time] = PARTS.exec(slot) ?? [];
  return { selectedDate, selectedTime };
}

/** 'Tuesday, November 17, 2026 at 9:30 AM'. */
export function saySlot({ selectedDate, selectedTime }: Slot) {
  return `${fullDate(selectedDate)} at ${selectedTime}`;
}

/** The times that the agency offers, or nothing unless it chose as many different ones as the form has fields. */
export function readOffer(form: Record<string, string>): Slot[] | undefined {
  const slots = OFFER_FIELDS.map((name) => readSlot(form[name])).filter((slot) => slot !== undefined);
  return new Set(slots.map(writeSlot)).size < OFFER_FIELDS.length ? undefined : slots;
}
