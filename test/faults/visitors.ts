import { randomUUID } from "node:crypto";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { pages } from "../../app/site/pages.ts";
import { dayIn } from "../../app/time/dates.ts";
import { request, usualDays } from "../harness/booking-example.ts";
import type { Question } from "../harness/client.ts";

const READING = [
  pages.home.path,
  pages.faq.path,
  pages.blog.path,
  pages.growthEngine.path,
  "/feed.xml",
  pages.contact.path,
  "/sitemap.xml",
];

/** Every slot from tomorrow on, about 550. */
export function allSlots(now = new Date()): Slot[] {
  const today = dayIn("America/New_York", now);
  const days = usualDays(today).filter((day) => day > today);
  return days.flatMap((selectedDate) => SLOT_TIMES.map((selectedTime) => ({ selectedDate, selectedTime })));
}

/** A complete booking with its own key, as the page sends it. */
export function bookingOf(slot: Slot): Question {
  return {
    path: "/api/send-booking-notification",
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ ...request, ...slot }),
  };
}

export function isBooking({ method }: Question) {
  return method === "POST";
}

/** Visitors who read pages, every nth of whom books, as long as there are slots. */
export function visitors(bookingEvery: number) {
  const slots = allSlots();
  let count = 0;
  return (): Question => {
    count++;
    const slot = count % bookingEvery === 0 ? slots.shift() : undefined;
    return slot ? bookingOf(slot) : { path: READING[count % READING.length] ?? "/" };
  };
}
