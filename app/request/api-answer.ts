import { apiProblems } from "../content/api.ts";

export type ApiProblem = keyof typeof apiProblems;

/** When to ask again while the database is away. */
export const RETRY_SECONDS = "30";

/** Every JSON answer has both halves; one of them is null. None of them is ever kept by a cache. */
export function dataAnswer(data: object, status = 200) {
  return Response.json({ data, error: null }, { status, headers: { "Cache-Control": "no-store" } });
}

export function errorAnswer(status: number, code: ApiProblem, details: object = {}, headers: Record<string, string> = {}) {
  const error = { code, message: apiProblems[code], ...details };
  return Response.json({ data: null, error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** A request's body. What is no JSON object has none of the fields, and is answered with their names. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const value = await request.json().catch(() => undefined);
  return typeof value === "object" && value !== null ? value : {};
}
