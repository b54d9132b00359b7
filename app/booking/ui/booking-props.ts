import type { NoticeWords } from "../../design/notice.tsx";
import type { fieldProblems } from "../rules/booking.ts";
import type { Slot } from "../rules/slot.ts";
import type { booking } from "../words/booking.ts";
import type { ContactPoint } from "./reach-us.tsx";
import type { SlotCalendar } from "./use-slot-choice.ts";

export type BookingWords = typeof booking;

export type BookingStart = {
  calendar: SlotCalendar;
  values: Record<string, string>;
  problems: FieldProblems;
  /** The form came without a slot, or with one that doesn't exist. */
  isSlotMissing: boolean;
  notice: NoticeWords | undefined;
  alternatives: Slot[] | undefined;
  /** The time that was asked for isn't taken: the agency is closed then. */
  isClosed: boolean;
  /** What a button on another page asked for. */
  interest: string | undefined;
  promiseHours: number;
  person: ContactPoint;
};

type FieldProblems = ReturnType<typeof fieldProblems>;
