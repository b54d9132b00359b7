import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { OneButton } from "../../design/one-button.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { tokenOf } from "../../forms/token.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { longZoneName } from "../../time/dates.ts";
import { findHeld, keepBooking } from "../data/keep.server.ts";
import { clocks } from "../mail/clocks.ts";
import { readSlot } from "../rules/slot-text.ts";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { ReachUs } from "../ui/reach-us.tsx";
import { TakenNotice } from "../ui/taken-notice.tsx";
import { booking } from "../words/booking.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/keep-booking";

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
