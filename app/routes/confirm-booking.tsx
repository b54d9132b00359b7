import { data } from "react-router";
import { emails } from "../content/emails.ts";
import { manage } from "../content/manage.ts";
import { confirmBooking, findBooking } from "../data/bookings/bookings.server.ts";
import { clocks } from "../mail/booking.ts";
import { siteContext } from "../request/context.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { pages } from "../site/pages.ts";
import { BookingFacts } from "../ui/booking/booking-facts.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { OneButton } from "../ui/one-button.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/confirm-booking";

export const handle = { title: "Confirm a call" };

/** Opening the link shows the call and changes nothing, since mail scanners follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "confirm", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const { contactName, companyName, status } = booking;
  return { when: clocks(booking, settings, emails.theirClock), who: `${contactName}, ${companyName}`, status };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const result = await confirmBooking(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  return result.kind;
}

export default function ConfirmBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { when, who, status } = loaderData;
  const said = { requested: manage.confirm.text, confirmed: manage.confirm.done, cancelled: manage.confirm.cancelled }[status];
  return (
    <Opening title={manage.confirm.heading} lead={said}>
      <BookingFacts words={manage.facts} when={when} who={who} status={manage.status[status]} />
      {status === "requested" && <OneButton label={manage.confirm.button} />}
    </Opening>
  );
}
