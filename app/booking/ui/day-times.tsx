import { useMemo } from "react";
import { filled } from "../../text/format.ts";
import { otherClock } from "../../time/clock.ts";
import { fullDate, longDate } from "../../time/dates.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import { writeSlot } from "../rules/slot-text.ts";
import { timesOn } from "../rules/week-slots.ts";
import { NextDays } from "./next-days.tsx";
import type { PickerWords } from "./picker-words.ts";
import { SlotButton } from "./slot-button.tsx";
import type { SlotCalendar, SlotChoice } from "./use-slot-choice.ts";

type Props = {
  day: string;
  words: PickerWords;
  calendar: SlotCalendar;
  choice: SlotChoice;
  /** The slot of the call that is being moved, as in `unavailable`. */
  own: string | undefined;
};

/** The times of a day, on both clocks if the visitor's differs. Those that aren't available are shown and marked. */
export function DayTimes({ day, words, calendar, choice: { slot, unavailable, visitorZone, choose, setDate }, own }: Props) {
  const { zoneName } = calendar;
  // Formatting them takes an old phone a few milliseconds, so a press on one of them doesn't do it again.
  const slots = useMemo(() => slotsOn(day, calendar, visitorZone), [day, calendar, visitorZone]);
  const theirZone = slots[0]?.theirs?.zone;
  return (
    <>
      <h3 tabIndex={-1} className="text-lg font-bold">
        {fullDate(day)}
      </h3>
      {slots.length > 0 && slots.every(({ at }) => unavailable.has(writeSlot(at))) && (
        <NextDays lead={words.noneFree} words={words} calendar={calendar} unavailable={unavailable} onSelect={setDate} />
      )}
      <p className="text-stone mt-3 text-sm">
        {theirZone ? filled(words.bothZones, { zone: zoneName, yours: theirZone }) : filled(words.zone, { zone: zoneName })}
      </p>
      <fieldset className={`mt-4 grid grid-cols-2 gap-2 ${theirZone ? "" : "sm:grid-cols-3"}`}>
        <legend className="sr-only">{filled(words.timesOn, { date: longDate(day) })}</legend>
        {slots.map(({ at, theirs }) => (
          <SlotButton
            key={at.selectedTime}
            slot={at}
            theirs={theirs}
            zoneName={zoneName}
            words={words}
            isChosen={slot !== undefined && writeSlot(slot) === writeSlot(at)}
            isFree={!unavailable.has(writeSlot(at))}
            isOwn={own === writeSlot(at)}
            onChoose={choose}
          />
        ))}
      </fieldset>
    </>
  );
}

function slotsOn(selectedDate: string, { timeZone, weekSlots }: SlotCalendar, visitorZone: string | undefined) {
  return timesOn(selectedDate, weekSlots).map((selectedTime) => {
    const at: Slot = { selectedDate, selectedTime };
    // Without a zone nothing may use Intl: see use-slot-choice.ts.
    return { at, theirs: visitorZone ? otherClock(slotMoment(at, timeZone), timeZone, visitorZone) : undefined };
  });
}
