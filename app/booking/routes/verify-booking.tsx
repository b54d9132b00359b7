import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { OneButton } from "../../design/one-button.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext, visitContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { CALL_FILE_PATH, MANAGE_PATH } from "../../site/private-paths.ts";
import { otherClock } from "../../time/clock.ts";
import { longZoneName } from "../../time/dates.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { findOnHold, verifyBooking } from "../data/requests/verify.server.ts";
import { clocks } from "../mail/clocks.ts";
import type { Booking } from "../rules/booking.ts";
import { promiseWords } from "../rules/promise-words.ts";
import { readSlot } from "../rules/slot-text.ts";
import { whoseCall } from "../rules/whose-call.ts";
import stylesheet from "../stylesheet.css?url";
import { bookedWords, clocksOf } from "../ui/booked-words.ts";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { Confirmation } from "../ui/confirmation.tsx";
import { ReachUs } from "../ui/reach-us.tsx";
import { TakenNotice } from "../ui/taken-notice.tsx";
import { booking } from "../words/booking.ts";
import { callName } from "../words/calls.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/verify-booking";

export const handle = { stylesheet };

/** What a request that came in under pressure needs: one press by whoever reads the mailbox it named. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const found = await findOnHold(database, tokenOf(request), { now: now(), settings }).catch(unavailable(log));
  if (!found) return data({ page: { title: manage.unknown.heading }, call: undefined }, { status: 404 });
  const { booking: call, state } = found;
  const { timeZone, contactEmail, phone } = settings;
  return {
    page: { title: manage.verify[state].heading },
    call: confirmationFacts(call),
    token: tokenOf(request),
    when: clocks(call, settings),
    who: whoseCall(call),
    state,
    alternatives: state === "gone" ? found.alternatives : [],
    clock: { timeZone, zoneName: longZoneName(timeZone, now()), visitorZone: call.visitorTimeZone || undefined },
    person: { email: contactEmail, phone },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  const other = readSlot((await readForm(request)).slot ?? "");
  const isNew = await verifyBooking(database, tokenOf(request), { now: now(), settings }, other).catch(unavailable(log));
  if (isNew) context.get(visitContext).countBooking?.();
  return null;
}

export default function VerifyBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.call) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { call, token, when, who, state, alternatives, clock, person } = loaderData;
  if (state === "verified") return <Confirmation {...confirmationOf(call, token, clock)} />;
  const words = manage.verify[state];
  return (
    <Opening title={words.heading} lead={words.text}>
      <BookingFacts words={manage.facts} when={when} who={who} status={words.status} />
      {state === "on-hold" && <OneButton label={manage.verify.button} />}
      {state === "gone" && (
        <form method="post" className="mt-8">
          <TakenNotice words={manage.verify.gone.times} alternatives={alternatives} isAnswer={actionData !== undefined} {...clock}>
            <ReachUs words={booking.notices.reach} {...person} />
          </TakenNotice>
        </form>
      )}
      {state === "over" && (
        <p className="mt-8">
          <ButtonLink href={pages.contact.path}>{manage.verify.again}</ButtonLink>
        </p>
      )}
    </Opening>
  );
}

/** What the confirmation says of a call. */
function confirmationFacts({ id, selectedDate, selectedTime, callMinutes, interest, startsAt, askedAt, promiseHours }: Booking) {
  return { id, selectedDate, selectedTime, startsAt, askedAt, promiseHours, minutes: callMinutes, name: callName(interest) };
}

type ShownClock = { timeZone: string; zoneName: string; visitorZone: string | undefined };

/** The flag that a request under pressure has to wait for. */
function confirmationOf(call: ReturnType<typeof confirmationFacts>, token: string, clock: ShownClock) {
  const { timeZone, zoneName, visitorZone } = clock;
  const theirs = otherClock(call.startsAt, timeZone, visitorZone);
  const promise = promiseWords(booking.done.promise, call, clock);
  const calendarUrl = `${CALL_FILE_PATH}?token=${token}`;
  const { heading, text } = manage.verify.verified;
  return {
    ...bookedWords(booking.done, { ...call, promise }, { call, zoneName, theirs, calendarUrl }),
    heading,
    text,
    clocks: clocksOf(booking.done.clocks, call, zoneName, theirs),
    manage: { label: manage.verify.verified.manage, href: `${MANAGE_PATH}?token=${token}` },
  };
}
