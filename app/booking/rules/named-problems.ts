import type { FieldProblem } from "../../forms/fields.ts";
import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../catalog/booking-fields.ts";
import type { fieldProblems } from "./booking.ts";

type Words = { problems: Record<FieldProblem, string>; labels: Record<BookingFieldName, string> };

/** What is wrong with the form, in its order, each with the name of its field. Of an empty one the name says enough. */
export function namedProblems(words: Words, problems: ReturnType<typeof fieldProblems>) {
  return BOOKING_FIELD_NAMES.flatMap((name) => {
    const problem = problems[name];
    const label = words.labels[name];
    return problem ? [{ name, message: problem === "required" ? label : `${asLead(label)} ${words.problems[problem]}` }] : [];
  });
}

/** A label that something is said after. A question has its mark. */
function asLead(label: string) {
  return label.endsWith("?") ? label : `${label}:`;
}
