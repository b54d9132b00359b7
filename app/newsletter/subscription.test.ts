import { describe, expect, test } from "vitest";
import { digestMoment, parseSubscription } from "./subscription.ts";

describe("an address", () => {
  test.each([
    ["sam@ridge.example", "sam@ridge.example"],
    ["  Sam.Hill+news@Ridge-Roofing.example \r\n", "Sam.Hill+news@Ridge-Roofing.example"],
  ])("%j is taken as typed, without the space around it", (email, taken) => {
    expect(parseSubscription({ email })).toEqual({ email: taken });
  });

  test.each([
    ["", "required"],
    ["   ", "required"],
    [undefined, "required"],
    [["sam@ridge.example"], "required"],
    ["sam", "not-an-email"],
    ["sam@ridge", "not-an-email"],
    ["sam hill@ridge.example", "not-an-email"],
    ["sam@ridge.example\r\nBcc: kim@pipe.example", "not-an-email"],
    ["sam@ridge.example, kim@pipe.example", "not-an-email"],
    ["sam@ridge.example;kim@pipe.example", "not-an-email"],
    ["Sam <sam@ridge.example>", "not-an-email"],
    ["söm@ridge.example", "not-an-email"],
    ["sam@rıdge.example", "not-an-email"],
    [`${"a".repeat(290)}@x.example`, "too-long"],
  ])("%j is none: %s", (email, problem) => {
    expect(parseSubscription({ email })).toEqual({ problems: { email: problem } });
  });
});

describe("the digest's moment", () => {
  const at = (moment: string, zone = "America/New_York") => digestMoment(new Date(moment), zone).toISOString();

  test("is Monday, 9:30 AM on the agency's clock", () => {
    expect(at("2026-11-16T14:29:59.999Z")).toBe("2026-11-09T14:30:00.000Z");
    expect(at("2026-11-16T14:30:00.000Z")).toBe("2026-11-16T14:30:00.000Z");
    expect(at("2026-11-23T04:59:59.000Z")).toBe("2026-11-16T14:30:00.000Z");
    expect(at("2026-11-16T00:30:00.000Z", "Asia/Tokyo")).toBe("2026-11-16T00:30:00.000Z");
  });

  test("stays there when the clocks change", () => {
    expect(at("2026-11-01T12:00:00Z")).toBe("2026-10-26T13:30:00.000Z");
    expect(at("2026-11-02T13:30:00Z")).toBe("2026-10-26T13:30:00.000Z");
    expect(at("2026-11-02T14:30:00Z")).toBe("2026-11-02T14:30:00.000Z");
    expect(at("2027-03-15T13:29:00Z")).toBe("2027-03-08T14:30:00.000Z");
    expect(at("2027-03-15T13:30:00Z")).toBe("2027-03-15T13:30:00.000Z");
  });
});
