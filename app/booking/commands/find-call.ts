import type { Database } from "../../database/database.server.ts";
import { withKnownSecret } from "../../site/secret.ts";
import type { Given, OnStore } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { onClock } from "../../time/clock.ts";
import { findByStart } from "../data/call-lists.server.ts";
import type { Booking } from "../rules/booking.ts";

/** The call that an ID or its beginning names. */
export async function findCall(database: Database, start = "") {
  if (!/^[\da-f][\da-f-]*$/i.test(start)) throw new UsageError("Which call? ./peakworks bookings list shows the IDs.");
  const [booking, another] = await findByStart(database, start.toLowerCase());
  if (!booking) throw new Error(`No call's ID starts with ${start}: ./peakworks bookings list shows them.`);
  if (another) throw new Error(`More than one call's ID starts with ${start}: give more of it.`);
  return booking;
}

/**
 * The emails hold links to the site, so a command that causes any needs the site's own address. With its secret they count against the
 * limits.
 */
export function forEmails({ now, settings }: Given) {
  if (!process.env.SITE_URL)
    throw new UsageError("SITE_URL isn't set here, so links in the emails would lead nowhere: give this command the site's own settings.");
  return { now, settings: withKnownSecret(settings) };
}

/** 'The call with Ridge Roofing on Tuesday, …': how a command's answer begins. */
export function sayCall({ settings }: OnStore, { companyName, startsAt }: Booking) {
  return `The call with ${companyName} on ${onClock(settings.timeZone, startsAt)}`;
}
