import { filled } from "../../text/format.ts";
import { monthName, monthOf } from "../../time/month.ts";

type Props = {
  month: string;
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  words: { closedOn: string };
};

/** The closed days of a month, a line for each reason: 'Closed November 26, 27: Thanksgiving'. */
export function ClosedInMonth({ month, closed, words }: Props) {
  return byReason(month, closed).map(([reason, days]) => (
    <p key={reason} className="text-stone mt-2 text-sm">
      {filled(words.closedOn, { days: `${monthName(month).split(" ")[0]} ${days.join(", ")}` })}
      {reason && `: ${reason}`}
    </p>
  ));
}

/** 'closed', or 'closed: Thanksgiving Day'. */
export function closedWords(reason: string, words: { closed: string; closedFor: string }) {
  return reason ? filled(words.closedFor, { reason }) : words.closed;
}

/** Each reason with its days of the month. */
function byReason(month: string, closed: Record<string, string>) {
  const days = Object.keys(closed).filter((day) => monthOf(day) === month);
  return [...new Set(days.map((day) => closed[day] ?? ""))].map(
    (reason) => [reason, days.filter((day) => closed[day] === reason).map((day) => Number(day.slice(8)))] as const,
  );
}
