import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { filled } from "../../text/format.ts";
import { clockText, type OtherClock } from "../../time/clock.ts";
import { longDate } from "../../time/dates.ts";
import type { Slot } from "../rules/slot.ts";

/** `promise` is when we'll confirm it, in words. `email` says what isn't as usual: a link to press first, with the time held or not, or no email at all. */
export type Booked = Slot & { id: string; promise: string; email?: "press" | "wait" | "none" };
type Said = { heading: string; text: string; mail: string };
export type BookedWords = Said & { call: string; alsoAt: string; calendar: string; press: Said; wait: Said; noMail: string };

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
  const said = saidOf(words, booked);
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
        {said.heading}
      </h2>
      <p id="booked-text" className="mt-3 text-lg">
        {filled(said.text, { date: longDate(booked.selectedDate), time: booked.selectedTime, promise: booked.promise })}
      </p>
      <p className="mt-3 font-semibold">
        {filled(words.call, facts)}
        {theirs && filled(words.alsoAt, { time: clockText(theirs) })}.
      </p>
      <p className="mt-1">{said.mail}</p>
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

function saidOf(words: BookedWords, { email }: Booked): Said {
  if (email === "press" || email === "wait") return words[email];
  return email === "none" ? { ...words, mail: words.noMail } : words;
}
