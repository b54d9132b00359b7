import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { filled } from "../../text/format.ts";
import { clockText, otherClock } from "../../time/clock.ts";
import { fullDate, longDate } from "../../time/dates.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import { writeSlot } from "../rules/slot-text.ts";
import { timesOn, type WeekSlots } from "../rules/week-slots.ts";
import type { booking } from "../words/booking.ts";
import { MonthGrid } from "./month-grid.tsx";
import { NextDays } from "./next-days.tsx";
import { SlotButton } from "./slot-button.tsx";
import { freeTimesOn, type SlotCalendar, type SlotChoice } from "./use-slot-choice.ts";

export type PickerWords = (typeof booking)["picker"];

type Props = {
  words: PickerWords;
  calendar: SlotCalendar;
  choice: SlotChoice;
  /** The slot of the call that is being moved, as in `unavailable`. */
  own: string | undefined;
  /** The id of the message that says a slot is missing. */
  problemId: string | undefined;
};

/**
 * A calendar and the times of the chosen day, on both clocks if the visitor's differs. Times that aren't available are shown and marked.
 */
export function SlotPicker({ words, calendar, choice, own, problemId }: Props) {
  const { timeZone, zoneName, weekSlots } = calendar;
  const { date, slot, dropped, unavailable, visitorZone, setDate, choose } = choice;
  const times = useRef<HTMLDivElement>(null);
  // The pressed day shows first, its times a moment later.
  const shown = useDeferredValue(date);
  const freeTimes = useCallback(
    (day: string) => filled(words.free, { count: String(freeTimesOn(day, unavailable, weekSlots).length) }),
    [words, unavailable, weekSlots],
  );
  // Formatting them takes an old phone a few milliseconds, so a press on one of them doesn't do it again.
  const slots = useMemo(() => (shown ? slotsOn(shown, timeZone, visitorZone, weekSlots) : []), [shown, timeZone, visitorZone, weekSlots]);
  const theirs = slot && visitorZone && otherClock(slotMoment(slot, timeZone), timeZone, visitorZone);
  const theirZone = slots[0]?.theirs?.zone;
  const key = (
    <p className="text-stone mt-3 text-sm">
      {theirZone ? filled(words.bothZones, { zone: zoneName, yours: theirZone }) : filled(words.zone, { zone: zoneName })}
    </p>
  );

  // On a phone the times are below the calendar, so scroll them into view once a day is chosen.
  useEffect(() => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (!shown) return;
    times.current?.scrollIntoView({ block: "nearest", behavior });
    // The pressed button is gone if it was one of the next days.
    if (document.activeElement === document.body) times.current?.querySelector("h3")?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="needs-script">
      <div className="grid gap-5 max-lg:[reading-flow:grid-order] lg:flex lg:flex-wrap">
        <div
          className="card data-problem:border-alarm flex-[1_1_18rem] p-4 data-problem:border-2 sm:p-6 lg:max-w-80 lg:self-start"
          data-problem={problemId && ""}
        >
          <MonthGrid calendar={calendar} selected={date} freeTimes={freeTimes} problemId={problemId} words={words} onSelect={setDate} />
        </div>
        {/* On a phone the next days come before the month: most take one of them. */}
        <div ref={times} className={`card flex-[2_1_20rem] scroll-mt-24 p-4 sm:p-6 ${shown ? "" : "max-lg:order-first"}`}>
          {shown ? (
            <>
              <h3 tabIndex={-1} className="text-lg font-bold">
                {fullDate(shown)}
              </h3>
              {key}
              <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
                <legend className="sr-only">{filled(words.timesOn, { date: longDate(shown) })}</legend>
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
          ) : (
            <>
              <NextDays words={words} calendar={calendar} unavailable={unavailable} onSelect={setDate} />
              {key}
            </>
          )}
        </div>
      </div>
      {/* Room for the badge, so that the form below stays where it is. A call's own page has only a button there. */}
      <p aria-live="polite" className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 ${problemId || own ? "" : "min-h-10"}`}>
        {slot && (
          <span className="eyebrow bg-night text-lime rounded-md px-4 py-2 text-base">
            <b className="text-snow">{filled(words.selected, { date: longDate(slot.selectedDate), time: slot.selectedTime })}</b>
          </span>
        )}
        {dropped && date && (
          <span className="font-semibold">
            {filled(words.dropped, { date: longDate(dropped.selectedDate), time: dropped.selectedTime, day: longDate(date) })}
          </span>
        )}
        {theirs && <span className="text-sm font-semibold">{filled(words.bothTimes, { zone: zoneName, time: clockText(theirs) })}</span>}
      </p>
    </div>
  );
}

function slotsOn(selectedDate: string, timeZone: string, visitorZone: string | undefined, weekSlots: WeekSlots | undefined) {
  return timesOn(selectedDate, weekSlots).map((selectedTime) => {
    const at: Slot = { selectedDate, selectedTime };
    // Without a zone nothing may use Intl: see use-slot-choice.ts.
    return { at, theirs: visitorZone ? otherClock(slotMoment(at, timeZone), timeZone, visitorZone) : undefined };
  });
}
