import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { fileAnswers } from "../../site/words/file-answers.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { findBooking } from "../data/call-links.server.ts";
import { bookingCalendar } from "../mail/call-event.ts";
import type { Route } from "./+types/call-file";

/** 'Add to calendar' in an email: the call as it stands now, for whoever has the visitor's link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  try {
    const booking = await findBooking(database, "manage", tokenOf(request), now());
    if (!booking || booking.status === "cancelled") return new Response(fileAnswers.missing, { status: 404 });
    const headers = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="call.ics"' };
    return new Response(bookingCalendar(booking, settings, "PUBLISH"), { headers });
  } catch (error) {
    return unavailableFile(log, error, "a call's calendar file could not be made");
  }
}
