import { type ReactNode, useEffect, useRef } from "react";
import { clockText, otherClock } from "../../time/clock.ts";
import { fullDate } from "../../time/dates.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import { writeSlot } from "../rules/slot-text.ts";

type Props = {
  words: { title: string; closed?: string; text: string; none: string };
  alternatives: Slot[];
  isClosed?: boolean;
  /** A page that was only opened begins at its top. */
  isAnswer?: boolean;
  timeZone: string;
  zoneName: string;
  visitorZone: string | undefined;
  /** Without it, a press sends the form with that time. */
  onChoose?: (slot: Slot) => void;
  /** Whom to ask when there's no other time. */
  children?: ReactNode;
};

/**
 * Another visitor took the slot first, or the agency closed it. Each of the nearest free times is a button, on both clocks if the visitor's
 * differs.
 */
export function TakenNotice({
  words,
  alternatives,
  isClosed,
  isAnswer = true,
  timeZone,
  zoneName,
  visitorZone,
  onChoose,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  // It appears above the form, far from the button that was pressed, so focus brings the visitor to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: different times make it a new notice
  useEffect(() => box.current?.focus(), [alternatives]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: on a page that React doesn't take over, this is what brings focus
      autoFocus={isAnswer}
      className="border-ink bg-paper text-ink mb-8 scroll-mt-24 rounded-lg border-2 p-5"
    >
      <p className="text-lg font-bold">{isClosed ? words.closed : words.title}</p>
      <p className="mt-1">{alternatives.length ? words.text : words.none}</p>
      {!alternatives.length && children}
      <ul className="mt-4 grid gap-2 empty:hidden sm:flex sm:flex-wrap">
        {alternatives.map((slot) => {
          const theirs = otherClock(slotMoment(slot, timeZone), timeZone, visitorZone);
          return (
            <li key={writeSlot(slot)}>
              <button
                type="submit"
                name="slot"
                value={writeSlot(slot)}
                onClick={(event) => {
                  if (!onChoose) return;
                  event.preventDefault();
                  onChoose(slot);
                }}
                className="slot w-full px-4"
              >
                {fullDate(slot.selectedDate)}, {slot.selectedTime} {zoneName}
                {theirs && <small>{clockText(theirs)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
