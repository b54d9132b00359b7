import type { Booking } from "../../booking/rules/booking.ts";
import { isWholeDay } from "../../booking/rules/closings.ts";
import { saySlot } from "../../booking/rules/slot-text.ts";
import { whoseShort } from "../../booking/rules/whose-call.ts";
import { writeTime } from "../rules/clock-fields.ts";
import type { ClosingMade, ClosingProblems } from "../rules/closing-form.ts";
import { callPath } from "../rules/paths.ts";
import { calendar as words } from "./calendar.ts";
import { spanText } from "./planned-days.ts";

/** What was just done in words, with the fields that take it back. */
export function changeNoticeWords(
  { said, days, hours, stay, isOneOfMore }: ClosingMade,
  { action, week = "" }: { action: string; week?: string },
) {
  const times: Record<string, string> = isWholeDay(hours) ? {} : { from: writeTime(hours.start), to: writeTime(hours.end) };
  const fields = { do: said === "closed" ? "open" : "close", first: days[0] ?? "", last: days.at(-1) ?? "", week, ...times };
  return {
    text: words.said[said](spanText(days, hours)),
    stay: words.stay(stay.length),
    calls: stay.map((call) => stayingCall(call)),
    undo: { action, label: isOneOfMore ? words.undo.all : words.undo[said], fields },
  };
}

export function stayingCall(call: Booking) {
  return { href: callPath(call.id), text: `${saySlot(call)}: ${whoseShort(call)}` };
}

type RefusedClosing = { kind: string; problems?: ClosingProblems; closing?: { day: string; start: number; end: number; reason: string } };

/** Why nothing was changed: a sentence for the page's top, and one beside each field. */
export function refusalWords({ kind, problems = {}, closing }: RefusedClosing) {
  const errors = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, words.problems[problem]]));
  if (closing) return { errors, problem: words["in-the-way"](closingText(closing)) };
  if (kind === "nothing-closed") return { errors, problem: words["nothing-closed"] };
  return { errors, problem: Object.values(errors)[0] ?? words["not-now"] };
}

function closingText({ day, reason, ...hours }: NonNullable<RefusedClosing["closing"]>) {
  return [spanText([day], hours), reason && `(${reason})`].filter(Boolean).join(" ");
}
