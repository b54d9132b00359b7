/** Why a calendar can't be read, in words for the operator. Never has the address in it. */
export class CalendarProblem extends Error {}

const REASONS: Record<string, string> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its host can't be looked up",
  ECONNREFUSED: "nothing answers there",
  ECONNRESET: "the connection was cut",
  ENOENT: "there is no such file",
  EACCES: "the file may not be read by this user",
  EISDIR: "it's a folder",
};

export function problemOf(error: unknown) {
  if (error instanceof CalendarProblem) return error.message;
  const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } };
  if (name === "TimeoutError") return "no answer in time";
  const reason = cause?.code ?? code ?? "";
  if (/CERT|SSL|TLS/.test(reason)) return "its certificate isn't valid";
  return REASONS[reason] ?? "no connection";
}
