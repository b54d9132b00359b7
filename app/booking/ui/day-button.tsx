import { memo } from "react";
import { filled } from "../../text/format.ts";
import { fullDate } from "../../time/dates.ts";

type DayProps = {
  day: string;
  /** How many times are free. Nothing if the day can't be chosen. */
  free: number | undefined;
  words: { free: string };
  /** Why it can't, in words. */
  closed: string;
  isFocused: boolean;
  isSelected: boolean;
  isToday: boolean;
  onPress: (day: string, isOpen: boolean) => void;
};

/** A press changes two days out of thirty, so the others aren't rendered again. */
export const DayButton = memo(function DayButton({ day, free, words, closed, isFocused, isSelected, isToday, onPress }: DayProps) {
  return (
    <button
      id={isFocused ? "calendar" : undefined}
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-disabled={free === undefined}
      data-full={free === 0 ? "" : undefined}
      aria-pressed={isSelected}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${fullDate(day)}, ${free === undefined ? closed : filled(words.free, { count: String(free) })}`}
      onClick={() => onPress(day, free !== undefined)}
    >
      {Number(day.slice(8))}
    </button>
  );
});
