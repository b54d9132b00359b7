import { useEffect, useRef } from "react";
import { longDate, type Slot } from "../../rules/calendar/calendar.ts";

type Props = { words: { title: string; text: string }; alternatives: Slot[]; onChoose: (slot: Slot) => void };

/** Another visitor took the slot first. A press picks one of the nearest free times; without JavaScript it submits the form with that time. */
export function TakenNotice({ words, alternatives, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // It appears above the form, far from the button that was pressed, so focus brings the visitor to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: different times make it a new notice
  useEffect(() => box.current?.focus(), [alternatives]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-ink bg-lime mb-8 scroll-mt-24 rounded-lg border-2 p-5">
      <p className="text-lg font-bold">{words.title}</p>
      <p className="mt-1">{words.text}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {alternatives.map((slot) => (
          <li key={`${slot.selectedDate} ${slot.selectedTime}`}>
            <button
              type="submit"
              name="slot"
              value={`${slot.selectedDate} ${slot.selectedTime}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(slot);
              }}
              className="slot px-4"
            >
              {longDate(slot.selectedDate)}, {slot.selectedTime}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
