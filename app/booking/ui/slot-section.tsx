import { useEffect, useRef } from "react";
import { NativeSlots, type NativeWords } from "./native-slots.tsx";
import type { PickerWords } from "./picker-words.ts";
import { SlotPicker } from "./slot-picker.tsx";
import type { SlotCalendar, SlotChoice } from "./use-slot-choice.ts";

export type SlotWords = { slot: NativeWords; picker: PickerWords; noSlot: { title: string; text: string } };

type Props = {
  words: SlotWords;
  heading: string;
  calendar: SlotCalendar;
  choice: SlotChoice;
  /** What was chosen in the lists of a page without JavaScript. */
  values: Record<string, string>;
  own?: string;
  /** How many times the form was sent without a slot; 0 if none is missing. */
  missed: number;
  /** The id of what comes once a time is chosen. */
  next?: string;
  /** A summary of everything that's missing is read out and has focus. Otherwise this part does both. */
  hasSummary?: boolean;
};

/** When the call is: the calendar, or two lists without JavaScript. */
export function SlotSection({ words, heading, calendar, choice, values, own, missed, next, hasSummary = false }: Props) {
  const section = useRef<HTMLElement>(null);
  const isMissing = missed > 0 && !choice.slot;
  const problemId = isMissing ? "slot-problem" : undefined;

  // The button that was pressed is far below, on a phone several screens.
  useEffect(() => {
    if (!missed || hasSummary) return;
    section.current?.scrollIntoView({ block: "start", behavior: "instant" });
    section.current?.querySelector<HTMLElement>("#calendar")?.focus({ preventScroll: true });
  }, [missed, hasSummary]);

  return (
    <section ref={section} aria-labelledby="pick">
      <h2 id="pick" className="display text-h3 mb-6">
        {heading}
      </h2>
      {problemId && (
        <p id={problemId} role={hasSummary ? undefined : "alert"} className="text-alarm mb-4 text-sm">
          <strong className="block">{words.noSlot.title}</strong> {words.noSlot.text}
        </p>
      )}
      <SlotPicker words={words.picker} calendar={calendar} choice={choice} own={own} problemId={problemId} next={next} />
      <NativeSlots words={words.slot} zone={words.picker.zone} calendar={calendar} values={values} own={own} problemId={problemId} />
    </section>
  );
}
