import { expect, test } from "vitest";
import { type Admission, admission, type Suspicion } from "./admission.ts";

type Case = [who: "visitor" | "program", suspicion: Suspicion, facts: string, asked: string[], answer: Admission];

const ON_HOLD = { kind: "on-hold", isSilent: false } as const;
const SILENT = { kind: "on-hold", isSilent: true } as const;
const BOTH = ["isBooked", "reserveEmail"];

test.each<Case>([
  ["visitor", "none", "whatever is booked", [], { kind: "stored" }],
  ["visitor", "mailbox-full", "whatever is booked", [], { kind: "too-many", reason: "open" }],
  ["visitor", "must-verify", "the time is booked", ["isBooked"], { kind: "taken" }],
  ["visitor", "must-verify", "all is well", BOTH, ON_HOLD],
  ["visitor", "must-verify", "no more email", BOTH, { kind: "too-many", reason: "emails" }],
  ["program", "none", "the time is booked", ["isBooked"], { kind: "taken" }],
  ["program", "none", "all is well", BOTH, ON_HOLD],
  ["program", "none", "no more email", BOTH, SILENT],
  ["program", "must-verify", "all is well", BOTH, ON_HOLD],
  ["program", "mailbox-full", "all is well", ["isBooked"], SILENT],
])("a %s's request, %s, when %s", async (who, suspicion, facts, asked, answer) => {
  const questions: string[] = [];
  const answered = (name: string, is: boolean) => async () => {
    questions.push(name);
    return is;
  };
  const admitted = await admission({
    isProgram: who === "program",
    suspicion,
    isBooked: answered("isBooked", facts === "the time is booked"),
    reserveEmail: answered("reserveEmail", facts !== "no more email"),
  });
  expect(admitted).toEqual(answer);
  // An email that doesn't follow must not be counted.
  expect(questions).toEqual(asked);
});
