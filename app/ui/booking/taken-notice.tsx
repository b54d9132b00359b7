import { longDate, type Slot } from "../../rules/calendar.ts";

type Props = { words: { title: string; text: string }; alternatives: Slot[]; onChoose: (slot: Slot) => void };

/** Somebody was faster. With script a press takes one of the nearest free times; without, they are read and chosen below. */
export function TakenNotice({ words, alternatives, onChoose }: Props) {
  return (
    <div role="alert" className="border-ink bg-lime mb-8 rounded-lg border-2 p-5">
      <p className="text-lg font-bold">{words.title}</p>
      <p className="mt-1">{words.text}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {alternatives.map((slot) => (
          <li key={`${slot.selectedDate} ${slot.selectedTime}`}>
            <button type="button" onClick={() => onChoose(slot)} className="slot px-4">
              {longDate(slot.selectedDate)}, {slot.selectedTime}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
