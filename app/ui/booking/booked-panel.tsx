import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { longDate, type Slot } from "../../rules/calendar/calendar.ts";
import { clockText, type OtherClock } from "../../rules/calendar/clock.ts";
import { filled } from "../../rules/format.ts";

/** `promise` is when we'll confirm it, in words. */
export type Booked = Slot & { id: string; promise: string };
export type BookedWords = { heading: string; text: string; call: string; alsoAt: string; mail: string; calendar: string };

type Props = {
  words: BookedWords;
  booked: Booked;
  call: { minutes: number; name: string };
  zoneName: string;
  theirs: OtherClock | undefined;
  calendarFile: string;
};

/** Stays on the page after the form is cleared. */
export function BookedPanel({ words, booked, call, zoneName, theirs, calendarFile }: Props) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second booking takes focus again
  useEffect(() => panel.current?.focus(), [booked]);
  const facts = { minutes: String(call.minutes), call: call.name, time: booked.selectedTime, zone: zoneName };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="booked"
      aria-describedby="booked-text"
      className="border-ink bg-lime mb-12 scroll-mt-24 rounded-lg border-2 p-7"
    >
      <h2 id="booked" className="display text-h3">
        {words.heading}
      </h2>
      <p id="booked-text" className="mt-3 text-lg">
        {filled(words.text, { date: longDate(booked.selectedDate), time: booked.selectedTime, promise: booked.promise })}
      </p>
      <p className="mt-3 font-semibold">
        {filled(words.call, facts)}
        {theirs && filled(words.alsoAt, { time: clockText(theirs) })}.
      </p>
      <p className="mt-1">{words.mail}</p>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
        download="call.ics"
        className="button button-quiet mt-5"
      >
        <CalendarPlus aria-hidden="true" />
        {words.calendar}
      </a>
    </section>
  );
}
