import { describe, expect, test } from "vitest";
import { knownAs, knownBy } from "./known-by.ts";

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

  test("the digits of their phone if they gave no email", () => {
    expect([knownBy({ email: "", phone: "(555) 010-4477" }), knownAs("555.010.4477")]).toEqual(["tel:5550104477", "tel:5550104477"]);
  });
});
