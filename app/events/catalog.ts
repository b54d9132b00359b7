/** What rooms report in the transaction that stores it, by the names that WEBHOOK_URL gets. */
export const EVENT_TYPES = [
  "booking.requested",
  "booking.confirmed",
  "booking.moved",
  "booking.declined",
  "booking.canceled",
  "lead.created",
  "subscriber.confirmed",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];
