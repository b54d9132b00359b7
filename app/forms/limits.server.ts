import type { Secrets } from "../tokens/secrets.server.ts";

/** What strangers can send us and have sent, with the reason for each limit. RATE_LIMIT=off lifts all of them, for tests and trials. */
export const LIMITS = {
  /**
   * Forms from one network in ten minutes. Many people may share one, such as a phone carrier's, so nobody is refused for the others: from
   * here on a call is on hold until its mailbox answers, and a plan isn't emailed.
   */
  forms: 10,
  /** No people behind one address send so many. From here on it's a flood, which would cost every visitor time. */
  flood: 60,
  /**
   * Messages of assistants from one network in ten minutes. Many people's may share their maker's, and one that plans a call sends about
   * ten.
   */
  assistantMessages: 300,
  /** Presses on the visitor's pages behind links, from one network in ten minutes: each move sends two emails. */
  presses: 10,
  /** Presses on the agency's pages: whoever answers a morning's requests presses more often than a visitor. */
  agencyPresses: 60,
  /**
   * Emails of every kind that a stranger can cause, to one mailbox. A visitor in a hurry books, subscribes and asks for the plan: three.
   */
  emailsAnHour: 3,
  emailsADay: 10,
  /** How many of these only calls may use. Otherwise a few plans would use up a mailbox, and no call could be on hold until it answers. */
  emailsForCalls: 1,
  /**
   * Links to the desk for one address, from one network, one /48 of IPv6 and all strangers together. With the mailbox's count a single
   * stranger could keep the owner out, and five networks use up what all have; so networks from which the address signed in lately have as
   * much of their own.
   */
  linksAnHourByNetwork: 2,
  linksAnHourByBlock: 4,
  linksAnHour: 10,
  /** Plans that the agency is told about one by one. One email an hour counts the rest. */
  leadNoticesAnHour: 20,
  /** Requests that wait for our answer. Nobody needs more calls than two before we've talked. */
  openPerMailbox: 2,
  /** Like `forms`, but over all the time that requests wait for our answer. */
  openPerNetwork: 3,
  /**
   * The site is under pressure from this many requests in an hour: more than a day of the usual times has slots, so a good day doesn't
   * reach it. With longer hours of the owner's own, a very good one may; its visitors then press a link.
   */
  pressureRequests: 20,
  /** It's also under pressure when this share of the next two weeks' slots waits for an answer. */
  pressureShare: 1 / 3,
  pressureDays: 14,
  /** Which share of a day's slots such requests may hold. Beyond that they wait: the first whose mailbox answers gets the slot. */
  holdShare: 1 / 3,
} as const;

export type LimitSettings = Secrets & { rateLimit: boolean };
