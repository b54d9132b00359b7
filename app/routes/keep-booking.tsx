import { data } from "react-router";
import { manage } from "../content/manage.ts";
import { findBooking } from "../data/bookings/bookings.server.ts";
import { keepBooking } from "../data/bookings/holds.server.ts";
import { clocks } from "../mail/clocks.ts";
import { siteContext } from "../request/context.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { pages } from "../site/pages.ts";
import { BookingFacts } from "../ui/booking/booking-facts.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { OneButton } from "../ui/one-button.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/keep-booking";
import { limitPresses } from "./press-limit.server.ts";

export const handle = { title: "Ask for this call" };

/** What a request that came in under pressure needs: one press by whoever reads the mailbox it named. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "manage", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const { contactName, companyName, status, heldUntil } = booking;
  const isHeld = status === "requested" && heldUntil !== null && heldUntil > now();
  const isOver = status === "cancelled" || (heldUntil !== null && !isHeld);
  return {
    when: clocks(booking, settings),
    who: `${contactName}, ${companyName}`,
    state: isHeld ? "held" : isOver ? "over" : "kept",
  } as const;
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  await keepBooking(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  return null;
}

export default function KeepBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { when, who, state } = loaderData;
  const words = manage.keep[state];
  return (
    <Opening title={words.heading} lead={words.text}>
      <BookingFacts words={manage.facts} when={when} who={who} status={words.status} />
      {state === "held" && <OneButton label={manage.keep.button} />}
      {state === "over" && (
        <p className="mt-8">
          <ButtonLink href={pages.contact.path}>{manage.keep.again}</ButtonLink>
        </p>
      )}
    </Opening>
  );
}
