import type { FailureStatus } from "../site/failure.ts";
import { apiProblems } from "./words.ts";

export type ApiProblem = keyof typeof apiProblems;

/** When to retry while the database is down. */
export const RETRY_SECONDS = "30";

/** Every JSON response has both halves, one of them null. None is ever cached. */
export function dataAnswer(data: object, status = 200, headers: Record<string, string> = {}) {
  return Response.json({ data, error: null }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function errorAnswer(status: number, code: ApiProblem, details: object = {}, headers: Record<string, string> = {}) {
  const error = { code, message: apiProblems[code], ...details };
  return Response.json({ data: null, error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** When something couldn't be stored or read: a mistake of ours, or it's away and comes back. */
export function failureAnswer(status: FailureStatus, away: "unavailable" | "unreadable") {
  return status === 500 ? errorAnswer(500, "failed") : errorAnswer(503, away, {}, { "Retry-After": RETRY_SECONDS });
}

/** What an address that only takes forms answers whoever opens it. */
export function refuseGet() {
  return errorAnswer(405, "method_not_allowed", {}, { Allow: "POST" });
}

/** A request's body. Anything but a JSON object counts as one without fields, so the response lists the missing ones. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const value = await request.json().catch(() => undefined);
  // Programs and our own scripts don't send the forms' hidden field; whoever fills it in is still noticed.
  return typeof value === "object" && value !== null ? { website: "", ...value } : {};
}
