import { useCallback, useEffect, useState } from "react";
import type { Slot } from "../rules/slot.ts";
import { writeSlot } from "../rules/slot-text.ts";
import { timesOn, type WeekSlots } from "../rules/week-slots.ts";

/** What the calendar shows, as plain data from the server. */
export type SlotCalendar = {
  today: string;
  /** How far out one can book. */
  lastDay: string;
  timeZone: string;
  /** What people call it. */
  zoneName: string;
  /** Slots that aren't free, as '2026-11-17 9:00 AM'. */
  unavailable: string[];
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  /** The times of each weekday, if the owner set their own. */
  weekSlots?: WeekSlots;
};

type Picked = {
  date?: string | undefined;
  slot?: Slot | undefined;
  /** The time that was let go because another day was chosen after it. */
  dropped?: Slot | undefined;
};

export type SlotChoice = ReturnType<typeof useSlotChoice>;

/** The day and the time a visitor has chosen so far, and their own time zone once it's needed. */
export function useSlotChoice(calendar: SlotCalendar) {
  const [unavailable, setUnavailable] = useState(() => new Set(calendar.unavailable));
  const [picked, setPicked] = useState<Picked>({});
  const { date } = picked;
  const [visitorZone, setVisitorZone] = useState<string>();

  // The first use of Intl takes an old phone 100 ms: that must not stand between the press on a day and its picture.
  useEffect(() => {
    if (!date) return;
    const frame = requestAnimationFrame(() => setTimeout(() => setVisitorZone(ownZone())));
    return () => cancelAnimationFrame(frame);
  }, [date]);

  /** What is chosen is what is shown: a time on another day would be booked while nobody sees it. */
  const setDate = useCallback(
    (day: string) =>
      setPicked((was) => (!was.slot || was.slot.selectedDate === day ? { ...was, date: day } : { date: day, dropped: was.slot })),
    [],
  );

  /** Asked for before, so it's free, or this visitor has it already. */
  const restore = useCallback((slot: Slot) => {
    setUnavailable((known) => new Set([...known].filter((text) => text !== writeSlot(slot))));
    setPicked({ date: slot.selectedDate, slot });
  }, []);

  return {
    ...picked,
    unavailable,
    visitorZone,
    setDate,
    choose: (slot: Slot) => setPicked({ date: slot.selectedDate, slot }),
    restore,
    /** The slot is gone: the day stays, so that the visitor can pick another time on it. */
    lose: (gone: Slot) => {
      setUnavailable((known) => new Set(known).add(writeSlot(gone)));
      setPicked(({ date, dropped }) => ({ date, dropped }));
    },
  };
}

export function freeTimesOn(day: string, unavailable: Set<string>, weekSlots: WeekSlots | undefined) {
  return timesOn(day, weekSlots).filter((selectedTime) => !unavailable.has(writeSlot({ selectedDate: day, selectedTime })));
}

export function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
