import { filled } from "../../text/format.ts";
import { shownPhone } from "../../text/phone.ts";
import type { OtherClock } from "../../time/clock.ts";
import { fullDate, longDate } from "../../time/dates.ts";
import type { SaidPromise } from "../rules/promise-words.ts";
import type { Slot } from "../rules/slot.ts";
import type { booking } from "../words/booking.ts";
import type { HeadOfCall } from "./call-head.tsx";
import type { ConfirmationText } from "./confirmation.tsx";

/**
 * `promise` is when we'll confirm it. `email` says what isn't as usual: a link to press first, with the time kept for them or not, or no
 * email at all. `phone` is what the visitor typed just now: only the answer to their own form has it.
 */
export type BookedSlot = Slot & { id: string; promise: SaidPromise; email?: "press" | "wait" | "none"; phone?: string };

export type BookedWords = (typeof booking)["done"];

type BookedFacts = { call: { minutes: number; name: string }; zoneName: string; theirs: OtherClock | undefined; calendarUrl: string };

/** What a visitor reads once a call is booked. */
export function bookedWords(
  words: BookedWords,
  booked: BookedSlot,
  { call, zoneName, theirs, calendarUrl }: BookedFacts,
): ConfirmationText {
  const { place, calendar, next, clocks } = words;
  const phone = shownPhone(booked.phone ?? "");
  const isOnHold = booked.email === "press" || booked.email === "wait";
  const { heading, text, mail } = isOnHold ? words[booked.email as "press" | "wait"] : words;
  return {
    heading,
    text: bookedSentence(text, booked, theirs && zoneName),
    // The sentence has ours, once.
    clocks: theirs ? [theirClock(clocks, theirs)] : clocksOf(clocks, booked, zoneName, theirs),
    phone: phone && filled(words.phone, { phone }),
    mail: booked.email === "none" ? words.noMail : mail,
    isPlanted: !isOnHold,
    place,
    calendar: { label: calendar, href: calendarUrl },
    next: { heading: next.heading, steps: stepsOf(next, { ...booked, theirs }, call, isOnHold) },
  };
}

/** `zone` is named where the visitor's is another one. */
export function bookedSentence(sentence: string, { selectedDate, selectedTime, promise }: BookedSlot, zone?: string) {
  const time = zone ? `${selectedTime} ${zone}` : selectedTime;
  return filled(sentence, { date: longDate(selectedDate), time, promise: promise.said });
}

/** Both clocks only if they differ. */
export function clocksOf(
  words: BookedWords["clocks"],
  { selectedDate: day, selectedTime: time }: Slot,
  zone: string,
  theirs: OtherClock | undefined,
): HeadOfCall["clocks"] {
  if (!theirs) return [{ day, time, note: filled(words.alone, { zone }) }];
  return [{ day, time, note: filled(words.ours, { zone }) }, theirClock(words, theirs)];
}

function theirClock(words: BookedWords["clocks"], { day, time, zone }: OtherClock) {
  return { day, time, note: filled(words.theirs, { zone }) };
}

/** Who still has to press the link reads that first. */
function stepsOf(
  { now, confirm, call: said, end }: BookedWords["next"],
  booked: BookedSlot & Pick<BookedFacts, "theirs">,
  call: BookedFacts["call"],
  isOnHold: boolean,
): BookedWords["next"]["end"][] {
  const { day, time } = booked.theirs ?? { day: booked.selectedDate, time: booked.selectedTime };
  const [weekday = ""] = fullDate(day).split(",");
  const steps = [
    { title: booked.promise.head, text: confirm },
    { title: `${weekday}, ${time}`, text: filled(said, { minutes: String(call.minutes), call: call.name }) },
  ];
  return isOnHold ? [now, ...steps] : [...steps, end];
}
