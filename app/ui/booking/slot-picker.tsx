import { useCallback, useDeferredValue, useEffect, useRef } from "react";
import {
  addDays,
  BOOKING_WINDOW_DAYS,
  dayIn,
  fullDate,
  longDate,
  longZoneName,
  SLOT_TIMES,
  type Slot,
  slotMoment,
  timeIn,
} from "../../rules/calendar/calendar.ts";
import { filled } from "../../rules/format.ts";
import { type GridWords, MonthGrid } from "./month-grid.tsx";

export type PickerWords = GridWords & {
  heading: string;
  prompt: string;
  selected: string;
  zone: string;
  yourTime: string;
  taken: string;
  free: { one: string; many: string };
  timesOn: string;
};

type Props = {
  words: PickerWords;
  today: string;
  timeZone: string;
  /** What people call it. */
  zoneName: string;
  /** Slots that are held or already past, as '2026-11-17 9:00 AM'. */
  unavailable: Set<string>;
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  date: string | undefined;
  slot: Slot | undefined;
  /** The visitor's own time zone, once the browser has reported it. */
  visitorZone: string | undefined;
  onDate: (date: string) => void;
  onSlot: (slot: Slot) => void;
};

/** A calendar and the 13 times of the chosen day. Times that aren't available are shown and marked. */
export function SlotPicker({ words, today, timeZone, zoneName, unavailable, closed, date, slot, visitorZone, onDate, onSlot }: Props) {
  const times = useRef<HTMLDivElement>(null);
  // The pressed day shows first, its times a moment later.
  const shown = useDeferredValue(date);
  const isFree = (day: string, time: string) => !unavailable.has(`${day} ${time}`);
  const freeTimes = useCallback(
    (day: string) => {
      const count = SLOT_TIMES.filter((time) => !unavailable.has(`${day} ${time}`)).length;
      return filled(count === 1 ? words.free.one : words.free.many, { count: String(count) });
    },
    [words, unavailable],
  );

  // On a phone the times are below the calendar, so scroll them into view once a day is chosen.
  useEffect(() => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (shown) times.current?.scrollIntoView({ block: "nearest", behavior });
  }, [shown]);

  return (
    <section aria-labelledby="pick" className="needs-script">
      <h2 id="pick" className="display text-h3">
        {words.heading}
      </h2>
      <div className="mt-6 grid gap-5 lg:grid-cols-[20rem_1fr]">
        <div className="card p-4 sm:p-6">
          <MonthGrid
            today={today}
            lastDay={addDays(today, BOOKING_WINDOW_DAYS)}
            selected={date}
            freeTimes={freeTimes}
            closed={closed}
            words={words}
            onSelect={onDate}
          />
        </div>
        <div ref={times} className="card scroll-mt-24 p-4 sm:p-6">
          {shown ? (
            <>
              <h3 className="text-lg font-bold">{fullDate(shown)}</h3>
              <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
                <legend className="sr-only">{filled(words.timesOn, { date: longDate(shown) })}</legend>
                {SLOT_TIMES.map((time) => (
                  <button
                    key={time}
                    type="button"
                    aria-pressed={slot?.selectedDate === shown && slot.selectedTime === time}
                    aria-disabled={!isFree(shown, time)}
                    onClick={() => isFree(shown, time) && onSlot({ selectedDate: shown, selectedTime: time })}
                    className="slot"
                  >
                    {time}
                    {!isFree(shown, time) && <span className="sr-only">, {words.taken}</span>}
                  </button>
                ))}
              </fieldset>
            </>
          ) : (
            <p className="text-stone">{words.prompt}</p>
          )}
          <p className="text-stone mt-4 text-sm">
            {filled(words.zone, { zone: zoneName })} {slot && visitorZone && otherClock(slot, timeZone, visitorZone, words)}
          </p>
        </div>
      </div>
      <p aria-live="polite" className="mt-4 min-h-9">
        {slot && (
          <span className="bg-hivis text-ink inline-block rounded-md px-4 py-2 font-bold">
            {filled(words.selected, { date: longDate(slot.selectedDate), time: slot.selectedTime })}
          </span>
        )}
      </p>
    </section>
  );
}

/** Visitors in another time zone also see the call's time on their own clock, with the day if it differs. */
function otherClock(slot: Slot, timeZone: string, visitorZone: string, words: PickerWords) {
  const moment = slotMoment(slot, timeZone);
  const day = dayIn(visitorZone, moment);
  const time = timeIn(visitorZone, moment);
  if (day === slot.selectedDate && time === slot.selectedTime) return "";
  const other = `${day === slot.selectedDate ? "" : `${longDate(day)}, `}${time} ${longZoneName(visitorZone)}`;
  return filled(words.yourTime, { time: other });
}
