import { bookableDays, usualLastDay } from "../../booking/rules/slot.ts";
import { addDays, dayIn } from "../../time/dates.ts";

export type Examples = ReturnType<typeof examplesOn>;

/** Two weeks ahead nearly every time is free. */
const AHEAD_DAYS = 14;

/** Requests with made-up people that work on the day they're read. Nobody has an address that ends in .example. */
export function examplesOn(now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const selectedDate = bookableDays(today, { lastDay: usualLastDay(today) }).find((day) => day >= addDays(today, AHEAD_DAYS)) ?? today;
  return {
    from: today,
    to: selectedDate,
    slug: "ai-roi-for-contractors",
    booking: {
      contactName: "Sam Hill",
      companyName: "Hill Plumbing",
      email: "sam@hill-plumbing.example",
      phone: "(555) 010-4477",
      businessType: "plumbing",
      biggestPainPoint: "Quotes take two evenings a week.",
      selectedDate,
      selectedTime: "10:00 AM",
      visitorTimeZone: "America/Denver",
    },
    lead: {
      name: "Sam Hill",
      email: "sam@hill-plumbing.example",
      company: "Hill Plumbing",
      tradeType: "plumbing",
      currentEstimatingHours: 8,
      currentAdminHours: 6,
      followUpHours: 4,
      averageHourlyRate: 65,
      averageJobValue: 3500,
      missedLeadsPerMonth: 5,
      employeeCount: 8,
    },
    subscription: { email: "sam@hill-plumbing.example" },
    message: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "find_times", arguments: { timeZone: "America/Denver" } } },
  };
}
