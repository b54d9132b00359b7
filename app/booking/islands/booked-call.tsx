import type { Ref } from "react";
import { otherClock } from "../../time/clock.ts";
import { slotMoment } from "../rules/slot.ts";
import { type BookedSlot, type BookedWords, bookedSentence, bookedWords } from "../ui/booked-words.ts";
import { Confirmation } from "../ui/confirmation.tsx";
import { type ContactPoint, ReachUs, type ReachWords } from "../ui/reach-us.tsx";
import { type CallFileFacts, callFile } from "./call-file.ts";

type Props = {
  words: { done: BookedWords; notices: { reach: ReachWords } };
  booked: BookedSlot;
  call: CallFileFacts;
  calendar: { timeZone: string; zoneName: string };
  visitorZone?: string | undefined;
  person: ContactPoint;
  title?: Ref<HTMLHeadingElement>;
};

/** The confirmation of a request: rendered by the server after a form without JavaScript, in the browser after one with it. */
export function BookedCall({ words, booked, call, calendar: { timeZone, zoneName }, visitorZone, person, title }: Props) {
  const theirs = otherClock(slotMoment(booked, timeZone), timeZone, visitorZone);
  const file = callFile(booked, bookedSentence(words.done.text, booked), timeZone, call);
  const calendarUrl = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  return (
    <Confirmation title={title} {...bookedWords(words.done, booked, { call, zoneName, theirs, calendarUrl })}>
      {booked.email === "none" && <ReachUs words={words.notices.reach} {...person} />}
    </Confirmation>
  );
}
