import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { Notice } from "../../design/notice.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { Island } from "../../site/island.tsx";
import { contactAbout, pages } from "../../site/pages.ts";
import { dayIn, isDay, longZoneName } from "../../time/dates.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { toInterest } from "../catalog/interests.ts";
import { HALF_HOURS, type SlotTime } from "../catalog/slots.ts";
import { answeredContext } from "../context.ts";
import { unavailableTimes } from "../data/availability.server.ts";
import { cancelBooking, findBooking, moveBooking } from "../data/bookings.server.ts";
import { isHeld } from "../data/holds.server.ts";
import { keepBooking } from "../data/keep.server.ts";
import { Move } from "../islands/move.tsx";
import { clocks } from "../mail/clocks.ts";
import type { Slot } from "../rules/slot.ts";
import { chosenSlot, writeSlot } from "../rules/slot-text.ts";
import { whoseCall } from "../rules/whose-call.ts";
import stylesheet from "../stylesheet.css?url";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { CancelForm } from "../ui/cancel-form.tsx";
import { promisedHour } from "../ui/promise-words.ts";
import { TakenNotice } from "../ui/taken-notice.tsx";
import { booking as intake } from "../words/booking.ts";
import { callName } from "../words/calls.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/manage-booking";

export const handle = { stylesheet };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "manage", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data({ page: { title: manage.unknown.heading }, call: undefined }, { status: 404 });
  const { timeZone } = settings;
  const { status, endReason, interest, visitorTimeZone: visitorZone, callMinutes } = booking;
  const zoneName = longZoneName(timeZone, now());
  const heading = manage.own.heading(`${callMinutes}-minute ${callName(interest)}`);
  const isMoved = context.get(answeredContext) === "moved";
  return {
    page: { title: status === "cancelled" ? manage.own.ended[endReason].heading : isMoved ? manage.own.moved.heading : heading },
    call: {
      heading,
      when: clocks(booking, settings),
      who: whoseCall(booking),
      status,
      endReason,
      own: writeSlot(booking),
      isHeld: isHeld(booking, now()),
      interest: toInterest(interest),
      promise: promisedHour(intake.done.promise, booking, { timeZone, zoneName, visitorZone }),
    },
    calendar: {
      today: dayIn(timeZone, now()),
      timeZone,
      zoneName,
      ...(await unavailableTimes(database, { now: now(), settings }).catch(unavailable(log))),
    },
    visitorZone,
  };
}

/** Each button is a POST: move to the chosen slot, cancel, or confirm a request that is held. */
export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  const form = await readForm(request);
  const circumstances = { now: now(), settings };
  if (form.do === "cancel") {
    const { kind } = await cancelBooking(database, tokenOf(request), circumstances).catch(unavailable(log));
    return answer(kind);
  }
  if (form.do === "keep") {
    await keepBooking(database, tokenOf(request), circumstances).catch(unavailable(log));
    return answer("kept");
  }
  const values = chosenSlot(form);
  if (!isSlot(values)) return answer("not-bookable", { values });
  const result = await moveBooking(database, tokenOf(request), values, circumstances).catch(unavailable(log));
  if (result.kind === "taken") return answer("taken", { values, alternatives: result.alternatives, isClosed: result.isClosed === true });
  if (result.kind === "moved") context.set(answeredContext, "moved");
  return answer(result.kind, { values, isUnmailed: result.kind === "moved" && !result.isEmailed });
}

const STATUS = { moved: 200, same: 200, kept: 200, cancelled: 200, taken: 409, "not-bookable": 422, unknown: 404 };

/** A chosen slot stays selected when it isn't available. */
type AnswerDetails = { values: Record<string, string>; alternatives: Slot[]; isUnmailed: boolean; isClosed: boolean };

const NO_DETAILS: AnswerDetails = { values: {}, alternatives: [], isUnmailed: false, isClosed: false };

function answer(kind: keyof typeof STATUS, said: Partial<AnswerDetails> = {}) {
  return data({ kind, ...NO_DETAILS, ...said }, { status: STATUS[kind] });
}

export default function ManageBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.call) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { call, calendar, visitorZone } = loaderData;
  const { title, lead } = opening(call, actionData?.kind === "moved");
  const isOver = call.status === "cancelled";
  return (
    <>
      <Opening title={title} lead={lead} sheet="contact">
        <BookingFacts words={manage.facts} when={call.when} who={call.who} status={manage.status[call.status]} />
        {isOver && (
          <p className="mt-8">
            <ButtonLink href={call.interest ? contactAbout(call.interest) : pages.contact.path}>{manage.own.again}</ButtonLink>
          </p>
        )}
      </Opening>
      {!isOver && (
        <section className="band-snow band">
          <div className="wrap grid gap-14 xl:grid-cols-[minmax(0,1fr)_min(21rem,32%)]">
            <div>
              {call.isHeld && <Keep />}
              {actionData?.isUnmailed && <Message {...manage.own.unmailed} />}
              {actionData?.kind === "same" && <Message {...manage.own.same} />}
              {actionData?.kind === "not-bookable" && <Message {...manage.own.notBookable} kind="destructive" />}
              {actionData?.kind === "taken" && (
                <form method="post">
                  <TakenNotice words={manage.own.taken} {...actionData} {...calendar} visitorZone={visitorZone} />
                </form>
              )}
              <Island
                name="move"
                of={Move}
                props={{
                  words: {
                    slot: intake.slot,
                    picker: intake.picker,
                    close: intake.close,
                    noSlot: manage.own.noSlot,
                    move: manage.own.move,
                  },
                  calendar,
                  values: actionData?.values ?? {},
                  own: call.own,
                }}
              />
            </div>
            <CancelForm words={manage.own.cancel} />
          </div>
        </section>
      )}
    </>
  );
}

type ManagedCall = { heading: string; status: keyof typeof manage.status; endReason: keyof typeof manage.own.ended; promise: string };

function opening({ heading, status, endReason, promise }: ManagedCall, isMoved: boolean) {
  const { ended, moved, confirmed, requested } = manage.own;
  if (status === "cancelled") return { title: ended[endReason].heading, lead: ended[endReason].text };
  if (isMoved) return { title: moved.heading, lead: moved.text(promise) };
  return { title: heading, lead: status === "confirmed" ? confirmed : requested(promise) };
}

function Keep() {
  const { button, ...words } = manage.own.keep;
  return (
    <form method="post" className="mb-8">
      <Notice {...words}>
        <button type="submit" name="do" value="keep" className="button button-action mt-4 flex">
          {button}
        </button>
      </Notice>
    </form>
  );
}

function Message(words: { title: string; text: string; kind?: "destructive" }) {
  return (
    <div className="mb-8">
      <Notice {...words} />
    </div>
  );
}

function isSlot(slot: { selectedDate: string; selectedTime: string }): slot is Slot {
  return isDay(slot.selectedDate) && HALF_HOURS.includes(slot.selectedTime as SlotTime);
}
