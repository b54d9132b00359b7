import { data } from "react-router";
import { booking } from "../content/booking.ts";
import { manage } from "../content/manage.ts";
import { findHeld, keepBooking } from "../data/bookings/keep.server.ts";
import { clocks } from "../mail/clocks.ts";
import { siteContext } from "../request/context.ts";
import { readForm } from "../request/read-form.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { longZoneName } from "../rules/calendar/calendar.ts";
import { readSlot } from "../rules/calendar/slot-text.ts";
import { pages } from "../site/pages.ts";
import { BookingFacts } from "../ui/booking/booking-facts.tsx";
import { TakenNotice } from "../ui/booking/taken-notice.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { OneButton } from "../ui/one-button.tsx";
import { Opening } from "../ui/opening.tsx";
import { ReachUs } from "../ui/reach-us.tsx";
import type { Route } from "./+types/keep-booking";
import { limitPresses } from "./press-limit.server.ts";

export const handle = { title: "Ask for this call" };

/** What a request that came in under pressure needs: one press by whoever reads the mailbox it named. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const held = await findHeld(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  if (!held) return data(null, { status: 404 });
  const { booking: call, state } = held;
  const { timeZone, contactEmail, phone } = settings;
  return {
    when: clocks(call, settings),
    who: `${call.contactName}, ${call.companyName}`,
    state,
    alternatives: state === "gone" ? held.alternatives : [],
    clock: { timeZone, zoneName: longZoneName(timeZone, now()), visitorZone: call.visitorTimeZone || undefined },
    person: { email: contactEmail, phone },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  const other = readSlot((await readForm(request)).slot ?? "");
  await keepBooking(database, tokenOf(request), { now: now(), settings }, other).catch(unavailable(log));
  return null;
}

export default function KeepBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { when, who, state, alternatives, clock, person } = loaderData;
  const words = manage.keep[state];
  return (
    <Opening title={words.heading} lead={words.text}>
      <BookingFacts words={manage.facts} when={when} who={who} status={words.status} />
      {state === "held" && <OneButton label={manage.keep.button} />}
      {state === "gone" && (
        <form method="post" className="mt-8">
          <TakenNotice words={manage.keep.gone.times} alternatives={alternatives} {...clock}>
            <ReachUs words={booking.notices.reach} {...person} />
          </TakenNotice>
        </form>
      )}
      {state === "over" && (
        <p className="mt-8">
          <ButtonLink href={pages.contact.path}>{manage.keep.again}</ButtonLink>
        </p>
      )}
    </Opening>
  );
}
