import type { EventType } from "../../events/catalog.ts";

/**
 * What can happen to a call. `mail/emails.ts` says which email goes after which change, and `event` is what WEBHOOK_URL and the person's
 * history hear of it.
 */
export const CHANGES = {
  requested: { event: "booking.requested" },
  /** Under pressure: the visitor has to press a link first, and the agency isn't told yet. */
  mustVerify: { event: undefined },
  /** Pressed, by a visitor whose request the agency knows from before it had to be. */
  verified: { event: undefined },
  confirmed: { event: "booking.confirmed", agrees: true },
  offered: { event: undefined },
  /** By the visitor, who waits for a confirmation again. */
  moved: { event: "booking.moved", moves: true },
  /** By the visitor, to a time that the agency offered. */
  picked: { event: "booking.moved", moves: true, agrees: true },
  /** By the agency. */
  rescheduled: { event: "booking.moved", moves: true, agrees: true },
  canceledByVisitor: { event: "booking.canceled", ends: true },
  /** By the visitor, before they confirmed it: nobody knows of it, so nobody is told. */
  withdrawn: { event: undefined, ends: true },
  canceled: { event: "booking.canceled", ends: true },
  declined: { event: "booking.declined", ends: true },
  /** Nobody pressed in time. The database, webhooks and `bookings list` call such a call 'expired'. */
  lapsed: { event: "booking.canceled", ends: true },
  /** Agreed by phone and entered by the agency. */
  added: { event: "booking.confirmed", agrees: true },
  /**
   * The call took place: that's 'held' in `booking.held`, the outcome `held` and /booking/held. The column `held_until` says how long a
   * request is on hold, and visitors read that a time is held for them. The names can't change any more.
   */
  talked: { event: "booking.held" },
  /** Nobody picked up. */
  missed: { event: "booking.no_show" },
  /** The visitor's mailbox doesn't exist. */
  bounced: { event: undefined },
} as const satisfies Record<string, { event: EventType | undefined; ends?: true; moves?: true; agrees?: true }>;

export type Change = keyof typeof CHANGES;

/** Whether there's no call any more. */
export function endsCall(change: Change) {
  return "ends" in CHANGES[change];
}

/** Whether it has another time. */
export function movesCall(change: Change) {
  return "moves" in CHANGES[change];
}

/** After these both sides count on the call, so it has its reminders, and the question how it went. */
export const AGREED = (Object.keys(CHANGES) as Change[]).filter((change) => "agrees" in CHANGES[change]);
