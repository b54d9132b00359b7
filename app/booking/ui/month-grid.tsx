import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight } from "../../design/icons.tsx";
import { filled } from "../../text/format.ts";
import { addDays, WEEKDAYS } from "../../time/dates.ts";
import { monthName, monthOf, otherMonth, sameDayIn, weekdayOf, weeksOf } from "../../time/month.ts";
import { bookableDays, isBookableDay } from "../rules/slot.ts";
import { DayButton } from "./day-button.tsx";
import type { SlotCalendar } from "./use-slot-choice.ts";

export type GridWords = Record<"previousMonth" | "nextMonth" | "closed" | "closedFor" | "closedOn" | "taken", string>;

type Props = {
  calendar: SlotCalendar;
  selected: string | undefined;
  freeTimes: (day: string) => string;
  /** The id of the message that says a slot is missing. */
  problemId: string | undefined;
  words: GridWords;
  onSelect: (day: string) => void;
};

/**
 * A month as the ARIA date grid: one tab stop, arrows move by day and week, Home and End within the week, Page Up and Down by month.
 * Choosing a time beside it doesn't render it again.
 */
export const MonthGrid = memo(function MonthGrid({ calendar, selected, freeTimes, problemId, words, onSelect }: Props) {
  const { today, lastDay, closed } = calendar;
  const [focused, setFocused] = useState(() => selected ?? bookableDays(today, calendar)[0] ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const month = monthOf(focused);

  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movedByKey.current = false;
  });

  // An offered time may be in another month.
  useEffect(() => {
    if (selected) setFocused(selected);
  }, [selected]);

  const show = (day: string) => setFocused(day < today ? today : day > lastDay ? lastDay : day);
  const press = useCallback(
    (day: string, isOpen: boolean) => {
      setFocused(day);
      if (isOpen) onSelect(day);
    },
    [onSelect],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const target = destination(event.key, focused);
    if (!target) return;
    event.preventDefault();
    movedByKey.current = true;
    show(target);
  };

  return (
    <div>
      <div className="flex items-center justify-between">
        <button
          type="button"
          aria-label={words.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => show(sameDayIn(focused, otherMonth(month, -1)))}
          className="month-turn"
        >
          <ChevronLeft />
        </button>
        <p aria-live="polite" className="text-lg font-bold">
          {monthName(month)}
        </p>
        <button
          type="button"
          aria-label={words.nextMonth}
          disabled={month >= monthOf(lastDay)}
          onClick={() => show(sameDayIn(focused, otherMonth(month, 1)))}
          className="month-turn"
        >
          <ChevronRight />
        </button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table with the grid role
        role="grid"
        aria-label={monthName(month)}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onKeyDown={onKeyDown}
        className="month"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: another month reuses the same cells, which is faster than making new ones
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with the grid role is a gridcell
                <td key={WEEKDAYS[column]} aria-selected={day === selected}>
                  {monthOf(day) === month && (
                    <DayButton
                      day={day}
                      freeTimes={isBookableDay(day, today, calendar) && !(day in closed) ? freeTimes(day) : undefined}
                      closed={closed[day] === undefined ? words.taken : closedWords(closed[day], words)}
                      isFocused={day === focused}
                      isSelected={day === selected}
                      isToday={day === today}
                      onPress={press}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {closedIn(month, closed).map(([reason, days]) => (
        <p key={reason} className="text-stone mt-2 text-sm">
          {filled(words.closedOn, { days: `${monthName(month).split(" ")[0]} ${days.join(", ")}` })}
          {reason && `: ${reason}`}
        </p>
      ))}
    </div>
  );
});

/** 'closed', or 'closed: Thanksgiving Day'. */
export function closedWords(reason: string, words: Pick<GridWords, "closed" | "closedFor">) {
  return reason ? filled(words.closedFor, { reason }) : words.closed;
}

/** The closed days of a month by their reason, as days of the month. */
function closedIn(month: string, closed: Record<string, string>) {
  const days = Object.keys(closed).filter((day) => monthOf(day) === month);
  return [...new Set(days.map((day) => closed[day] ?? ""))].map(
    (reason) => [reason, days.filter((day) => closed[day] === reason).map((day) => Number(day.slice(8)))] as const,
  );
}

function destination(key: string, day: string) {
  const weekday = weekdayOf(day);
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday);
    case "End":
      return addDays(day, 6 - weekday);
    case "PageUp":
      return sameDayIn(day, otherMonth(monthOf(day), -1));
    case "PageDown":
      return sameDayIn(day, otherMonth(monthOf(day), 1));
    default:
      return undefined;
  }
}
