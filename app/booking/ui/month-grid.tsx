import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { addDays, WEEKDAYS } from "../../time/dates.ts";
import { monthName, monthOf, otherMonth, sameDayIn, weekdayOf, weeksOf } from "../../time/month.ts";
import { bookableDays, isBookableDay } from "../rules/slot.ts";
import { ClosedInMonth, closedWords } from "./closed-in-month.tsx";
import { DayButton } from "./day-button.tsx";
import { MonthHead } from "./month-head.tsx";
import { freeTimesOn, type SlotCalendar } from "./use-slot-choice.ts";

type GridWords = Record<"previousMonth" | "nextMonth" | "closed" | "closedFor" | "closedOn" | "free" | "taken", string>;

type Props = {
  calendar: SlotCalendar;
  selected: string | undefined;
  unavailable: Set<string>;
  /** The id of the message that says a slot is missing. */
  problemId: string | undefined;
  words: GridWords;
  onSelect: (day: string) => void;
};

/**
 * A month as the ARIA date grid: one tab stop, arrows move by day and week, Home and End within the week, Page Up and Down by month.
 * Choosing a time beside it doesn't render it again.
 */
export const MonthGrid = memo(function MonthGrid({ calendar, selected, unavailable, problemId, words, onSelect }: Props) {
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
  /** How many times are free on a day that can be chosen. */
  const freeOn = (day: string) =>
    isBookableDay(day, today, calendar) && !(day in closed) ? freeTimesOn(day, unavailable, calendar.weekSlots).length : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = destination(event.key, focused);
    if (!target) return;
    event.preventDefault();
    movedByKey.current = true;
    show(target);
  };

  return (
    <div>
      <MonthHead month={month} calendar={calendar} words={words} onTurn={(months) => show(sameDayIn(focused, otherMonth(month, months)))} />
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
                      free={freeOn(day)}
                      words={words}
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
      <ClosedInMonth month={month} closed={closed} words={words} />
    </div>
  );
});

/** Where a key leads from a day. */
function destination(key: string, day: string) {
  const weekday = weekdayOf(day);
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday };
  const months: Record<string, number> = { PageUp: -1, PageDown: 1 };
  if (days[key] !== undefined) return addDays(day, days[key]);
  return months[key] && sameDayIn(day, otherMonth(monthOf(day), months[key]));
}
