import { data } from "react-router";
import { Band } from "../../design/band.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { Notice } from "../../design/notice.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext, visitContext } from "../../site/context.ts";
import { Island } from "../../site/island-place.tsx";
import { pages } from "../../site/pages.ts";
import { otherClock } from "../../time/clock.ts";
import { dayIn, longZoneName } from "../../time/dates.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { toInterest } from "../catalog/interests.ts";
import { answeredContext } from "../context.ts";
import { unavailableTimes } from "../data/calendar/availability.server.ts";
import { findBooking } from "../data/call-links.server.ts";
import { cancelBooking, moveBooking } from "../data/changes/visitor-changes.server.ts";
import { isOnHold } from "../data/requests/holds.server.ts";
import { verifyBooking } from "../data/requests/verify.server.ts";
import { Move } from "../islands/move.tsx";
import { clocks } from "../mail/clocks.ts";
import { promisedHour } from "../rules/promise-words.ts";
import type { Slot } from "../rules/slot.ts";
import { chosenSlot, isSlot, writeSlot } from "../rules/slot-text.ts";
import { whoseCall } from "../rules/whose-call.ts";
import { CancelForm } from "../sections/cancel-form.tsx";
import { EndedCall } from "../sections/ended-call.tsx";
import stylesheet from "../stylesheet.css?url";
import { clocksOf } from "../ui/booked-words.ts";
import { CallHead } from "../ui/call-head.tsx";
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
      clocks: clocksOf(intake.done.clocks, booking, zoneName, otherClock(booking.startsAt, timeZone, visitorZone)),
      who: whoseCall(booking),
      status,
      endReason,
      own: writeSlot(booking),
      isOnHold: isOnHold(booking, now()),
      interest: toInterest(interest),
      promise: promisedHour(intake.done.promise, booking, { timeZone, zoneName, visitorZone }).said,
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

/** Each button is a POST: move to the chosen slot, cancel, or confirm a request that is on hold. */
export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  const form = await readForm(request);
  const nowAndSettings = { now: now(), settings };
  if (form.do === "cancel") {
    const { kind } = await cancelBooking(database, tokenOf(request), nowAndSettings).catch(unavailable(log));
    return answer(kind);
  }
  if (form.do === "verify") {
    const isNew = await verifyBooking(database, tokenOf(request), nowAndSettings).catch(unavailable(log));
    if (isNew) context.get(visitContext).countBooking?.();
    return answer("verified");
  }
  const values = chosenSlot(form);
  if (!isSlot(values)) return answer("not-bookable", { values });
  const result = await moveBooking(database, tokenOf(request), values, nowAndSettings).catch(unavailable(log));
  if (result.kind === "taken") return answer("taken", { values, alternatives: result.alternatives, isClosed: result.isClosed === true });
  if (result.kind !== "moved") return answer(result.kind, { values });
  if (result.isNew) context.get(visitContext).countBooking?.();
  context.set(answeredContext, "moved");
  return answer("moved", { values, isUnmailed: !result.isEmailed });
}

const STATUS = { moved: 200, same: 200, verified: 200, cancelled: 200, taken: 409, "not-bookable": 422, unknown: 404 };

/** A chosen slot stays selected when it isn't available. */
type AnswerDetails = { values: Record<string, string>; alternatives: Slot[]; isUnmailed: boolean; isClosed: boolean };

const NO_DETAILS: AnswerDetails = { values: {}, alternatives: [], isUnmailed: false, isClosed: false };

function answer(kind: keyof typeof STATUS, said: Partial<AnswerDetails> = {}) {
  return data({ kind, ...NO_DETAILS, ...said }, { status: STATUS[kind] });
}

export default function ManageBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.call) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { call, calendar, visitorZone } = loaderData;
  if (call.status === "cancelled") return <EndedCall {...call} />;
  const isMoved = actionData?.kind === "moved";
  return (
    <>
      <CallHead
        {...headOf(call, isMoved)}
        chip={manage.status[call.status]}
        isAnswer={isMoved}
        clocks={call.clocks}
        isPlanted={!call.isOnHold}
        place={intake.done.place}
      >
        <dl className="border-line mt-6 border-t pt-4 md:mt-8">
          <dt className="text-quiet text-sm">{manage.facts.who}</dt>
          <dd className="font-semibold">{call.who}</dd>
        </dl>
      </CallHead>
      <Band tone="paper" className="grid gap-14 xl:grid-cols-[minmax(0,1fr)_min(21rem,32%)]">
        <div>
          {call.isOnHold && <Verify />}
          {actionData?.isUnmailed && <Message {...manage.own.unmailed} />}
          {actionData?.kind === "same" && <Message {...manage.own.same} isAnswer />}
          {actionData?.kind === "not-bookable" && <Message {...manage.own.notBookable} kind="destructive" isAnswer />}
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
                noSlot: manage.own.noSlot,
                move: manage.own.move,
              },
              calendar,
              values: actionData?.values ?? {},
              own: call.own,
            }}
          />
        </div>
        <CancelForm />
      </Band>
    </>
  );
}

type ManagedCall = { heading: string; status: string; promise: string };

function headOf({ heading, status, promise }: ManagedCall, isMoved: boolean) {
  const { moved, confirmed, requested } = manage.own;
  if (isMoved) return { heading: moved.heading, text: moved.text(promise) };
  return { heading, text: status === "confirmed" ? confirmed : requested(promise) };
}

function Verify() {
  const { button, ...words } = manage.own.verify;
  return (
    <form method="post" className="mb-8">
      <Notice {...words}>
        <button type="submit" name="do" value="verify" className="button button-action mt-4 flex">
          {button}
        </button>
      </Notice>
    </form>
  );
}

function Message(words: { title: string; text: string; kind?: "destructive"; isAnswer?: true }) {
  return (
    <div className="mb-8">
      <Notice {...words} />
    </div>
  );
}
