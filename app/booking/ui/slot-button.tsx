import type { OtherClock } from "../../time/clock.ts";
import { WEEKDAYS } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import type { Slot } from "../rules/slot.ts";

type Props = {
  slot: Slot;
  theirs: OtherClock | undefined;
  words: { taken: string; own: string };
  isChosen: boolean;
  isFree: boolean;
  /** The time of the call that is being moved. */
  isOwn: boolean;
  onChoose: (slot: Slot) => void;
};

/** One time of a day, with the visitor's own time below it. */
export function SlotButton({ slot, theirs, words, isChosen, isFree, isOwn, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={!isFree}
      data-own={isOwn ? "" : undefined}
      onClick={() => isFree && onChoose(slot)}
      className="slot"
    >
      {slot.selectedTime}
      {theirs && (
        <small>
          {theirs.isOtherDay && WEEKDAYS[weekdayOf(theirs.day)]?.slice(0, 3)} {theirs.time}
        </small>
      )}
      {isOwn ? <small>{words.own}</small> : !isFree && <span className="sr-only">, {words.taken}</span>}
    </button>
  );
}
