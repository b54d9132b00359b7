import { expect, test } from "vitest";
import { troubleOf } from "./mail-trouble.ts";

test.each([
  ["EENVELOPE RCPT TO 550", true, "no-mailbox"],
  ["EENVELOPE RCPT TO 550", false, "address-refused"],
  ["EAUTH AUTH PLAIN 535", false, "login"],
  ["ECONNREFUSED CONN", false, "no-answer"],
  ["ESOCKET CONN", false, "no-answer"],
  ["EMESSAGE DATA 554", false, "message-refused"],
  ["ENOSPC", false, "disk"],
  ["Error", false, "other"],
  [null, false, "other"],
] as const)("%s, bounced %s: %s", (problem, bounced, trouble) => {
  expect(troubleOf({ problem, bounced })).toBe(trouble);
});
