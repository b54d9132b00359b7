import { filled } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import type { OtherClock } from "../../time/clock.ts";
import { fullDate, longDate } from "../../time/dates.ts";
import type { Slot } from "../rules/slot.ts";
import type { booking } from "../words/booking.ts";
import type { HeadOfCall } from "./call-head.tsx";
import type { ConfirmationText } from "./confirmation.tsx";

/**
 * `promise` is when we'll confirm it, in words. `email` says what isn't as usual: a link to press first, with the time held or not, or no
 * email at all.
 */
export type BookedSlot = Slot & { id: string; promise: string; email?: "press" | "wait" | "none" };

export type BookedWords = (typeof booking)["done"];

type BookedFacts = { call: { minutes: number; name: string }; zoneName: string; theirs: OtherClock | undefined; calendarUrl: string };

/** What a visitor reads once a call is booked. */
export function bookedWords(
  words: BookedWords,
  booked: BookedSlot,
  { call, zoneName, theirs, calendarUrl }: BookedFacts,
): ConfirmationText {
  const { place, calendar, next, clocks } = words;
  const isOnHold = booked.email === "press" || booked.email === "wait";
  const { heading, text, mail } = isOnHold ? words[booked.email as "press" | "wait"] : words;
  return {
    heading,
    text: bookedSentence(text, booked),
    clocks: clocksOf(clocks, booked, zoneName, theirs),
    mail: booked.email === "none" ? words.noMail : mail,
    isPlanted: !isOnHold,
    place,
    calendar: { label: calendar, href: calendarUrl },
    next: { heading: next.heading, steps: stepsOf(next, { ...booked, theirs }, call, isOnHold) },
  };
}

export function bookedSentence(sentence: string, { selectedDate, selectedTime, promise }: BookedSlot) {
  return filled(sentence, { date: longDate(selectedDate), time: selectedTime, promise });
}

/** Both clocks only if they differ. */
export function clocksOf(
  words: BookedWords["clocks"],
  { selectedDate: day, selectedTime: time }: Slot,
  zone: string,
  theirs: OtherClock | undefined,
): HeadOfCall["clocks"] {
  if (!theirs) return [{ day, time, note: filled(words.alone, { zone }) }];
  return [
    { day, time, note: filled(words.ours, { zone }) },
    { day: theirs.day, time: theirs.time, note: filled(words.theirs, { zone: theirs.zone }) },
  ];
}

/** Who still has to press the link reads that first. */
function stepsOf(
  { now, confirm, call: said, end }: BookedWords["next"],
  booked: BookedSlot & Pick<BookedFacts, "theirs">,
  call: BookedFacts["call"],
  isOnHold: boolean,
): BookedWords["next"]["end"][] {
  const [weekday = ""] = fullDate(booked.theirs?.day ?? booked.selectedDate).split(",");
  const steps = [
    { title: capitalized(booked.promise), text: confirm },
    { title: weekday, text: filled(said, { minutes: String(call.minutes), call: call.name }) },
  ];
  return isOnHold ? [now, ...steps] : [...steps, end];
}
