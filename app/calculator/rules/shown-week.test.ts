import { expect, test } from "vitest";
import { calculate } from "./calculator.ts";
import { shownWeek } from "./shown-week.ts";

const others = { averageHourlyRate: 85, averageJobValue: 2_000, missedLeadsPerMonth: 1, employeeCount: 9 };
const weekOf = (estimating: number, admin: number, followUp: number, isHalved = false) => {
  const { hours, total } = shownWeek(
    calculate({ ...others, currentEstimatingHours: estimating, currentAdminHours: admin, followUpHours: followUp }, isHalved).parts,
  );
  return [hours.estimating, hours.admin, hours.followUp, total];
};

test("tenths where they're true, hundredths where tenths would bend a row", () => {
  expect(weekOf(8, 12, 3)).toEqual([5.2, 9, 2.4, 16.6]);
  // 4.16 + 4.425 + 1.76: in tenths one of them would be off.
  expect(weekOf(6.4, 5.9, 2.2)).toEqual([4.16, 4.43, 1.76, 10.35]);
  expect(weekOf(7, 7, 3)).toEqual([4.55, 5.25, 2.4, 12.2]);
  expect(weekOf(3.3, 7.7, 4.4, true)).toEqual([1.07, 2.89, 1.76, 5.72]);
});

test("what misses a guarantee isn't rounded up to it", () => {
  // 9.96 hours in two kinds, beside a guarantee of 10.
  const [estimating = 0, admin = 0] = weekOf(1, 6.64, 6.225);
  expect(estimating + admin).toBeGreaterThan(0);
  expect(weekOf(1, 6.64, 6.225)).toEqual([0.65, 4.98, 4.98, 10.61]);
});
