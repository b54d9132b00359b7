import { useDeferredValue, useEffect, useRef } from "react";
import { filled } from "../../text/format.ts";
import { clockText, otherClock } from "../../time/clock.ts";
import { longDate } from "../../time/dates.ts";
import { slotMoment } from "../rules/slot.ts";
import { DayTimes } from "./day-times.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { NextDays } from "./next-days.tsx";
import type { PickerWords } from "./picker-words.ts";
import type { SlotCalendar, SlotChoice } from "./use-slot-choice.ts";

type Props = {
  words: PickerWords;
  calendar: SlotCalendar;
  choice: SlotChoice;
  /** The slot of the call that is being moved, as in `unavailable`. */
  own: string | undefined;
  /** The id of the message that says a slot is missing. */
  problemId: string | undefined;
  /** The id of what comes once a time is chosen. */
  next: string | undefined;
};

/** A calendar, in its card what was chosen, and beside it the times of the chosen day or the next days. */
export function SlotPicker({ words, calendar, choice, own, problemId, next }: Props) {
  const { timeZone, zoneName } = calendar;
  const { date, slot, dropped, unavailable, visitorZone, setDate } = choice;
  const times = useRef<HTMLDivElement>(null);
  // The pressed day shows first, its times a moment later.
  const shown = useDeferredValue(date);
  const theirs = slot && visitorZone && otherClock(slotMoment(slot, timeZone), timeZone, visitorZone);

  // On a phone the times stand where the next days did, above the calendar.
  useEffect(() => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (!shown) return;
    times.current?.scrollIntoView({ block: innerWidth < 1024 ? "start" : "nearest", behavior });
    // The pressed button is gone if it was one of the next days.
    if (document.activeElement === document.body) times.current?.querySelector("h3")?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="needs-script">
      <div className="flex gap-5 max-lg:flex-col lg:flex-wrap lg:[reading-flow:flex-visual]">
        {/* The next days come before the month: most take one of them, and its times take their place. */}
        <div ref={times} className={`${CARD} scroll-mt-2 lg:flex-[2_1_20rem]`} data-problem={date && problemId}>
          {shown ? (
            <DayTimes day={shown} words={words} calendar={calendar} choice={choice} own={own} />
          ) : (
            <>
              <p className="text-stone">{words.prompt}</p>
              <NextDays lead={words.nextDays} words={words} calendar={calendar} unavailable={unavailable} onSelect={setDate} />
              <p className="text-stone mt-3 text-sm">{filled(words.zone, { zone: zoneName })}</p>
            </>
          )}
        </div>
        <div className="slot-days lg:order-first">
          <div className={CARD} data-problem={date ? undefined : problemId}>
            <MonthGrid
              calendar={calendar}
              selected={date}
              unavailable={unavailable}
              problemId={problemId}
              words={words}
              onSelect={setDate}
            />
          </div>
          {/* A call's own page has only a button below. */}
          <div className={slot ? "chosen" : own ? "" : "not-chosen"}>
            {!slot && !own && !dropped && <p className="chosen-hint">{words.chosenHere}</p>}
            <p aria-live="polite" className="lg:text-sm">
              {slot && (
                <b className="eyebrow chosen-slot">
                  {filled(words.selected, { date: longDate(slot.selectedDate), time: slot.selectedTime })}
                </b>
              )}
              {dropped && date && (
                <span className="font-semibold">
                  {filled(words.dropped, { date: longDate(dropped.selectedDate), time: dropped.selectedTime, day: longDate(date) })}
                </span>
              )}{" "}
              {theirs && (
                <span className="text-fog mt-1 block max-lg:text-sm">
                  {filled(words.bothTimes, { zone: zoneName, time: clockText(theirs) })}
                </span>
              )}
            </p>
            {slot && next && (
              <a href={`#${next}`} className="button button-action max-sm:w-full lg:hidden">
                {words.next}
              </a>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What's still missing has a frame: the day, then the time. */
const CARD = "card data-problem:border-alarm p-4 data-problem:border-2 sm:p-6";
