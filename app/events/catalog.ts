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

/** What an event or an email is about. It's deleted along with that. */
export type EventSubject = { bookingId?: string; leadId?: string; subscriberId?: string; personId?: string };

/** `data` holds no link: a link's token lets its holder act. */
export type SiteEvent = { type: EventType; data: object; about: EventSubject };
