import { dataAnswer, errorAnswer, readObject, refuseGet } from "../../forms/api-answer.ts";
import { intakeOf } from "../../forms/intake.server.ts";
import { refusalAnswer } from "../../forms/refusal-answer.server.ts";
import { closedMessage } from "../../forms/words.ts";
import { toInterest } from "../catalog/interests.ts";
import { type BookingAnswer, takeBooking } from "../data/requests/take-booking.server.ts";
import type { Route } from "./+types/send-booking-notification";

/** The booking as JSON: its fields, selectedDate and selectedTime. The page's form calls the same function. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  const idempotencyKey = request.headers.get("Idempotency-Key") ?? undefined;
  const input = await readObject(request);
  // Besides those, the page sends the visitor's time zone and what brought them here.
  const visitorTimeZone = typeof input.visitorTimeZone === "string" ? input.visitorTimeZone : undefined;
  const interest = toInterest(input.interest);
  return answerOf(await takeBooking(site, input, { idempotencyKey, visitorTimeZone, interest }), site.now());
}

export const loader = refuseGet;

function answerOf(answer: BookingAnswer, now: Date) {
  if (answer.status === 201) return dataAnswer(answer.booking, 201, { "Last-Modified": answer.askedAt.toUTCString() });
  if (answer.status === 409) {
    const { alternatives, isClosed } = answer;
    return errorAnswer(409, "slot_taken", { ...(isClosed && { message: closedMessage, closed: true }), alternatives });
  }
  return refusalAnswer(answer, now);
}
