import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Sam.Hill@Ridge.example", "samhill@ridge.example"],
  ["sam+calls@ridge.example", "sam@ridge.example"],
  ["s.a.m+a+b.c@ridge.example", "sam@ridge.example"],
  ["+@ridge.example", "+@ridge.example"],
  ["sam@googlemail.com", "sam@gmail.com"],
  ["sam@mail.ridge.example", "sam@mail.ridge.example"],
])("%s leads to %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
