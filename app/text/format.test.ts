import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, figure, filled, hourFigure, rounded, shortDollars, tenths } from "./format.ts";

test.each([
  ["{count} {count|time|times} free", "1", "1 time free"],
  ["{count} {count|time|times} free", "13", "13 times free"],
  ["{count} {count|time|times} free", "0", "0 times free"],
  ["{other} stays", "1", "{other} stays"],
])("%j with %s is %j", (sentence, count, expected) => {
  expect(filled(sentence, { count })).toBe(expected);
});

test("half a tenth is rounded up, even if the sum fell short of it in the sixteenth digit", () => {
  const week = (hours: number, rate: number) => (hours * rate * 52) / 52;
  expect(tenths(week(6, 0.65) + week(9, 0.75))).toBe("10.7");
  expect(tenths(13.05)).toBe("13.1");
});

test("under 1 is said of one thing, like 1", () => {
  const said = (leads: string) => filled("{leads} {leads|lead|leads}", { leads });
  expect(["under 1", "1", "2", "11"].map(said)).toEqual(["under 1 lead", "1 lead", "2 leads", "11 leads"]);
});

test("numbers are written as Intl writes them", () => {
  const usd = { style: "currency", currency: "USD" } as const;
  const intl = (maximumFractionDigits: number, more = {}) => new Intl.NumberFormat("en-US", { ...more, maximumFractionDigits });
  const pairs = [
    [dollars, intl(0, usd)],
    [rounded, intl(0)],
    [figure, intl(2)],
    [hourFigure, intl(3)],
  ] as const;
  const amounts = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    fc.constantFrom(0, 0.5, 1.005, 1.0005, 999.5, 999.995, 1e-7, 2.5, 1e6, 123456789.125),
  );
  fc.assert(
    // Intl has a minus before nothing, which nobody would type.
    fc.property(
      amounts.filter((amount) => !Object.is(amount, -0)),
      (amount) => {
        for (const [write, { format }] of pairs) expect(write(amount)).toBe(format(amount));
      },
    ),
    { numRuns: 3000 },
  );
});

test("short amounts are written as Intl writes them", () => {
  const { format } = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 1 });
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.integer({ min: 0, max: 2e9 }),
    fc.constantFrom(999, 1000, 999_949, 999_950, 999_999, 1_050_000, 1_249_999, 999_949_999, 999_950_000),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(shortDollars(amount)).toBe(format(amount));
    }),
    { numRuns: 3000 },
  );
});
