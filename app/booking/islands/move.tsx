import { type FormEvent, useState } from "react";
import { useLive } from "../../design/use-live.ts";
import type { Slot } from "../rules/slot.ts";
import { SlotSection, type SlotWords } from "../ui/slot-section.tsx";
import { type SlotCalendar, useSlotChoice } from "../ui/use-slot-choice.ts";

type Props = {
  words: SlotWords & { move: { heading: string; button: string } };
  calendar: SlotCalendar;
  /** What was chosen last, if it couldn't be had. */
  values: Record<string, string>;
  /** The call's present time, as in the calendar's unavailable slots. */
  own: string;
};

/** Moves a call with the same picker that books one. The form posts to its page, with JavaScript or without. */
export function Move({ words, calendar, values, own }: Props) {
  const choice = useSlotChoice(calendar);
  const { slot } = choice;
  const [missed, setMissed] = useState(0);
  const isLive = useLive();
  const choose = (chosen: Slot) => {
    choice.choose(chosen);
    setMissed(0);
  };
  const submit = (event: FormEvent) => {
    if (slot) return;
    event.preventDefault();
    setMissed(missed + 1);
  };
  return (
    <form method="post" data-live={isLive ? "" : undefined} noValidate={isLive} onSubmit={submit}>
      <SlotSection
        words={words}
        heading={words.move.heading}
        calendar={calendar}
        choice={{ ...choice, choose }}
        values={values}
        own={own}
        missed={missed}
      />
      {slot && Object.entries(slot).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <button type="submit" name="do" value="move" className={`button mt-6 ${slot ? "button-action" : "button-quiet"}`}>
        {words.move.button}
      </button>
    </form>
  );
}
