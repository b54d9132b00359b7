import { request, TYPED_FIELDS } from "../harness/booking-example.ts";
import { lead } from "../harness/lead-example.ts";
import type { Target } from "./target.ts";

/** A form that every endpoint would accept: each finds the fields it needs. */
export const wholeForm = {
  ...request,
  ...Object.fromEntries(Object.entries(lead).map(([name, value]) => [name, String(value)])),
  businessType: "roofing",
  do: "cancel",
  website: "",
  openedAt: "0",
};

/** What takes any text, in the booking form and in the calculator's. */
export const typedFields = [...TYPED_FIELDS, "name", "company"];

/** Times that can still be booked, the earliest one last. */
export async function freeSlots({ ask }: Target) {
  const { data } = JSON.parse((await ask({ path: "/api/availability" })).body);
  const days: { date: string; slots: { time: string; free: boolean }[] }[] = data.days;
  const free = days.flatMap(({ date, slots }) =>
    slots.filter((slot) => slot.free).map(({ time }) => ({ selectedDate: date, selectedTime: time })),
  );
  return free.reverse();
}

export function postJson({ ask }: Target, path: string, value: object, headers = {}) {
  return ask({ path, method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(value) });
}

/** What the mail server has received once everything is there: the site sends every few seconds. */
export async function emailsOnceThere({ smtp }: Target, count: number) {
  const deadline = Date.now() + 30_000;
  while (smtp.received.length < count) {
    if (Date.now() > deadline) throw new Error(`${smtp.received.length} of ${count} emails came within 30 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return smtp.received;
}
