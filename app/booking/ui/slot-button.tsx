import type { OtherClock } from "../../time/clock.ts";
import { WEEKDAYS } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import type { Slot } from "../rules/slot.ts";

type Props = {
  slot: Slot;
  theirs: OtherClock | undefined;
  zoneName: string;
  words: { taken: string; own: string; yourTime: string };
  isChosen: boolean;
  isFree: boolean;
  /** The time of the call that is being moved. */
  isOwn: boolean;
  onChoose: (slot: Slot) => void;
};

/** One time of a day, with the visitor's own time below it: '9:00 AM Eastern, 2:00 PM your time'. */
export function SlotButton({ slot, theirs, zoneName, words, isChosen, isFree, isOwn, onChoose }: Props) {
  const ours = zoneName.replace(/ Time$/, "");
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
      {theirs && (isFree || isOwn) && (
        <>
          <span className="sr-only"> {ours}, </span>
          <small>
            {theirs.isOtherDay && `${WEEKDAYS[weekdayOf(theirs.day)]?.slice(0, 3)} `}
            {theirs.time} {words.yourTime}
          </small>
        </>
      )}
      {isOwn ? <small>{words.own}</small> : !isFree && <span className="sr-only">, {words.taken}</span>}
    </button>
  );
}
