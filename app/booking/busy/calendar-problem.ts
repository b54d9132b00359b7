import { codeOf, reasonOf } from "../../outgoing/outgoing-problem.ts";

/** Why a calendar can't be read, in words for the operator. Never has the address in it. */
export class CalendarProblem extends Error {}

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "the file may not be read by this user",
  EISDIR: "it's a folder",
};

export function problemOf(error: unknown) {
  if (error instanceof CalendarProblem) return error.message;
  return REASONS[codeOf(error)] ?? reasonOf(error);
}
