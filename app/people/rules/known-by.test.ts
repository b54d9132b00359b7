import { describe, expect, test } from "vitest";
import { isPhoneNumber, knownAs, knownBy } from "./known-by.ts";

describe("a person is known by", () => {
  test.each([
    ["Sam.Hill@Ridge.example", "sam.hill@ridge.example"],
    [" samhill@ridge.example ", "samhill@ridge.example"],
    ["sam.hill+a+b.c@ridge.example", "sam.hill@ridge.example"],
    ["+@ridge.example", "+@ridge.example"],
    ["+a+b@ridge.example", "+a@ridge.example"],
    ["K.i.m+plan@Gmail.com", "kim@gmail.com"],
    ["k.im@googlemail.com", "kim@gmail.com"],
    ["k.im@gmail.com.example", "k.im@gmail.com.example"],
  ])("an email: %s is %s", (email, address) => {
    expect([knownBy({ email, phone: "(555) 010-4477" }), knownAs(email)]).toEqual([address, address]);
  });

  test.each([
    ["(555) 010-4477", "tel:+15550104477"],
    ["555.010.4477", "tel:+15550104477"],
    ["+1 555 010 4477", "tel:+15550104477"],
    ["(+1) 555 010 4477", "tel:+15550104477"],
    ["1-555-010-4477 ext. 12", "tel:+15550104477"],
    ["Cell: 555 010 4477", "tel:+15550104477"],
    ["(c) +1 555-010-4477 x12", "tel:+15550104477"],
    ["+44 20 7946 0958", "tel:+442079460958"],
    ["020 7946 0958", "tel:02079460958"],
    ["555 cell 010 4477", "tel:+15550104477"],
    ["555 work 010 9988", "tel:+15550109988"],
  ])("their phone number if they gave no email: %s is %s", (phone, number) => {
    expect([knownBy({ email: "", phone }), knownAs(phone), isPhoneNumber(phone)]).toEqual([number, number, true]);
  });

  test.each(["", "call me", "010-4477", "555", "00000000-0000-4000-8000-000000000001"])("and '%s' is no number", (who) => {
    expect(isPhoneNumber(who)).toBe(false);
  });
});
