import { dataAnswer, readObject, refuseGet } from "../../forms/api-answer.ts";
import { intakeOf } from "../../forms/intake.server.ts";
import { refusalAnswer } from "../../forms/refusal-answer.server.ts";
import { type LeadAnswer, takeLead } from "../data/take-lead.server.ts";
import type { Route } from "./+types/leads";

/** The calculator's lead as JSON: its fields and the inputs. The page's form calls the same function. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  const idempotencyKey = request.headers.get("Idempotency-Key") ?? undefined;
  return answerOf(await takeLead(site, await readObject(request), idempotencyKey), site.now());
}

export const loader = refuseGet;

function answerOf(answer: LeadAnswer, now: Date) {
  return answer.status === 201
    ? dataAnswer({ id: answer.id, ...(answer.email && { email: answer.email }) }, 201)
    : refusalAnswer(answer, now);
}
