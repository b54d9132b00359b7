import { expect, test } from "vitest";
import { MESSAGE_CHARACTERS, readMessage } from "./message.ts";

test("a message is one line of text with an end", () => {
  expect(readMessage(undefined)).toEqual({ text: "" });
  expect(readMessage("  We're full\r\n\tuntil \u0007May. ")).toEqual({ text: "We're full until May." });
  expect(readMessage("x".repeat(MESSAGE_CHARACTERS))).toEqual({ text: "x".repeat(MESSAGE_CHARACTERS) });
  expect(readMessage("x".repeat(MESSAGE_CHARACTERS + 1))).toEqual({ problem: "too-long" });
});
