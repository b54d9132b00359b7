import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { longDate, type Slot } from "../../rules/calendar/calendar.ts";
import { filled } from "../../rules/format.ts";

export type Booked = Slot & { id: string };
export type BookedWords = { heading: string; text: string; mail: string; calendar: string };

/** Stays on the page after the form is cleared. */
export function BookedPanel({
  words,
  booked,
  calendarFile,
}: {
  words: BookedWords;
  booked: Booked;
  calendarFile: (booked: Booked) => string;
}) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second booking takes focus again
  useEffect(() => panel.current?.focus(), [booked]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="booked" className="border-ink bg-lime mb-12 scroll-mt-24 rounded-lg border-2 p-7">
      <h2 id="booked" className="display text-h3">
        {words.heading}
      </h2>
      <p className="mt-3 text-lg">{filled(words.text, { date: longDate(booked.selectedDate), time: booked.selectedTime })}</p>
      <p className="mt-1">{words.mail}</p>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(booked))}`}
        download="discovery-call.ics"
        className="button button-quiet mt-5"
      >
        <CalendarPlus aria-hidden="true" />
        {words.calendar}
      </a>
    </section>
  );
}
