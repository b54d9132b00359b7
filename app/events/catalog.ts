/** What rooms tell in the transaction that stores it, by the names that WEBHOOK_URL gets. */
export type EventType =
  | "booking.requested"
  | "booking.confirmed"
  | "booking.moved"
  | "booking.declined"
  | "booking.canceled"
  | "booking.held"
  | "booking.no_show"
  | "lead.created"
  | "person.stage"
  | "subscriber.confirmed";
