import { memo } from "react";
import { fullDate } from "../../time/dates.ts";

type DayProps = {
  day: string;
  /** How many times are free, in words. Nothing if the day can't be chosen. */
  freeTimes: string | undefined;
  isFull: boolean;
  /** Why it can't, in words. */
  closed: string;
  isFocused: boolean;
  isSelected: boolean;
  isToday: boolean;
  onPress: (day: string, isOpen: boolean) => void;
};

/** A press changes two days out of thirty, so the others aren't rendered again. */
export const DayButton = memo(function DayButton({ day, freeTimes, isFull, closed, isFocused, isSelected, isToday, onPress }: DayProps) {
  return (
    <button
      id={isFocused ? "calendar" : undefined}
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-disabled={!freeTimes}
      data-full={isFull ? "" : undefined}
      aria-pressed={isSelected}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${fullDate(day)}, ${freeTimes ?? closed}`}
      onClick={() => onPress(day, freeTimes !== undefined)}
    >
      {Number(day.slice(8))}
    </button>
  );
});
