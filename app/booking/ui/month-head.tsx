import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "../../design/icons.tsx";
import { monthName, monthOf } from "../../time/month.ts";
import type { SlotCalendar } from "./use-slot-choice.ts";

type Props = {
  month: string;
  calendar: SlotCalendar;
  words: Record<"previousMonth" | "nextMonth", string>;
  onTurn: (months: 1 | -1) => void;
};

/** The month's name between the buttons to its neighbors, as far as one can book. */
export function MonthHead({ month, calendar: { today, lastDay }, words, onTurn }: Props) {
  const turn = (label: string, months: 1 | -1, isEnd: boolean, icon: ReactNode) => (
    // A disabled button would lose the focus of whoever has just pressed it.
    <button type="button" aria-label={label} aria-disabled={isEnd} onClick={() => isEnd || onTurn(months)} className="month-turn">
      {icon}
    </button>
  );
  return (
    <div className="flex items-center justify-between">
      {turn(words.previousMonth, -1, month <= monthOf(today), <ChevronLeft />)}
      <p aria-live="polite" className="text-lg font-bold">
        {monthName(month)}
      </p>
      {turn(words.nextMonth, 1, month >= monthOf(lastDay), <ChevronRight />)}
    </div>
  );
}
