import { data } from "react-router";
import { Band } from "../../design/band.tsx";
import { Ridge } from "../../design/drawings/ridge.tsx";
import { LinkedText } from "../../design/linked-text.tsx";
import { Opening } from "../../design/opening.tsx";
import { intakeOf } from "../../forms/intake.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { toBusinessType } from "../../pages/trades/catalog/trades.ts";
import { type Site, siteContext, visitContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { Island } from "../../site/island-place.tsx";
import { contactAbout, pages } from "../../site/pages.ts";
import { siteHost } from "../../site/site-host.ts";
import { firstCaller } from "../../site/studio/studio.ts";
import { whoCalls } from "../../site/who-calls.ts";
import { labels } from "../../site/words/labels.ts";
import { dayIn, longZoneName } from "../../time/dates.ts";
import { within } from "../../time/durations.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { callKindFor, callMinutesFor } from "../catalog/calls.ts";
import { toInterest } from "../catalog/interests.ts";
import { answeredContext } from "../context.ts";
import { unavailableTimes } from "../data/calendar/availability.server.ts";
import { takeBooking } from "../data/requests/take-booking.server.ts";
import { BookedCall } from "../islands/booked-call.tsx";
import { Booking } from "../islands/booking.tsx";
import type { CalendarSettings } from "../rules/availability.ts";
import type { BookingProblems } from "../rules/booking.ts";
import type { RequestTimes } from "../rules/promise.ts";
import { promiseWords } from "../rules/promise-words.ts";
import { reasonFrom, refusalNotice } from "../rules/refusal-notice.ts";
import { type Slot, usualLastDay } from "../rules/slot.ts";
import { chosenSlot } from "../rules/slot-text.ts";
import { Expectations, OtherWays } from "../sections/contact-panel.tsx";
import stylesheet from "../stylesheet.css?url";
import type { BookedSlot } from "../ui/booked-words.ts";
import type { BookingStart } from "../ui/booking-props.ts";
import { WhoCalls } from "../ui/who-calls.tsx";
import { booking } from "../words/booking.ts";
import { callName, callTitle, eventTitle } from "../words/calls.ts";
import { contact } from "../words/contact.ts";
import type { Route } from "./+types/contact";

export const handle = { stylesheet };

/** A page whose calendar couldn't be marked isn't kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { timeZone, contactEmail, mailFrom, siteName, siteUrl } = site.settings;
  const { interest, businessType } = askedFor(request);
  const { refused } = context.get(visitContext);
  const times = await readUnavailable(site);
  const today = dayIn(timeZone, site.now());
  const page = {
    // The answer to a form isn't for search engines.
    ...(context.get(answeredContext) === "booked" && { page: { title: booking.done.heading } }),
    email: contactEmail,
    phone: site.settings.phone,
    promiseHours: site.settings.promiseHours,
    hasAssistants: site.settings.assistants,
    caller: firstCaller(site.settings.studio),
    callsFrom: whoCalls(site.settings).phone,
    interest,
    businessType,
    notice: refused && refusalNotice(booking.notices, reasonFrom(refused.code)),
    calendar: {
      today,
      timeZone,
      zoneName: longZoneName(timeZone, site.now()),
      ...(times ?? { lastDay: usualLastDay(today), unavailable: [], closed: {} }),
    },
    call: {
      minutes: callMinutesFor(interest),
      name: callName(interest),
      title: eventTitle(interest, siteName),
      host: siteHost({ siteUrl }),
      organizer: { name: siteName, address: mailFrom },
    },
  };
  return data(page, times && !refused ? {} : { status: refused?.status ?? 200, headers: { "Cache-Control": "no-store" } });
}

/** The form without JavaScript: calls the same function as the JSON endpoint and responds with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  const form = await readForm(request);
  const fields = Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, form[name] ?? ""]));
  const values = { ...fields, ...chosenSlot(form) };
  const options = { idempotencyKey: form.idempotencyKey, interest: askedFor(request).interest };
  const result = await takeBooking(site, { ...form, ...values }, options);
  switch (result.status) {
    case 201:
      context.set(answeredContext, "booked");
      return data({ booked: { ...result.booking, phone: fields.phone ?? "", promise: promiseOf(result, site.settings) } }, { status: 201 });
    case 422:
      return data({ values, problems: result.problems }, { status: 422 });
    case 409:
      return data({ values, alternatives: result.alternatives, isClosed: result.isClosed }, { status: 409 });
    case 429:
      return data({ values, notice: refusalNotice(booking.notices, result.reason ?? "tries") }, { status: 429 });
    default:
      return data(
        { values, notice: refusalNotice(booking.notices, result.status === 400 ? "robot" : "unavailable") },
        { status: result.status },
      );
  }
}

type ContactAnswer = {
  values?: Record<string, string>;
  notice?: { title: string; text: string };
  problems?: BookingProblems;
  alternatives?: Slot[];
  isClosed?: boolean;
  booked?: BookedSlot;
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ContactAnswer = actionData ?? {};
  const { interest, businessType = "", email, phone, hasAssistants, caller, callsFrom, call, calendar, promiseHours } = loaderData;
  const person = { email, phone };
  const kind = callKindFor(interest);
  if (answer.booked) return <BookedCall words={booking} booked={answer.booked} {...{ call, calendar, person }} />;
  const known = { businessType, ...(interest && { additionalInfo: contact.interestAsked(contact.interests[interest]) }) };
  const { selectedDate, selectedTime, ...problems } = answer.problems ?? {};
  const start: BookingStart = {
    calendar,
    values: answer.values ?? known,
    problems,
    isSlotMissing: Boolean(selectedDate || selectedTime),
    notice: answer.notice ?? loaderData.notice,
    alternatives: answer.alternatives,
    isClosed: answer.isClosed === true,
    interest,
    promiseHours,
    person,
  };
  return (
    <>
      <Opening sheet="contact" title={contact.headline} lead={contact.lead(`${call.minutes}-minute ${call.name}`)}>
        {interest && (
          <p className="border-fog mt-6 border-l-4 pl-4">
            {contact.interestLabel} <strong>{contact.interests[interest]}</strong>.
          </p>
        )}
        <p className="text-fog mt-4">
          {contact.lengths[kind].text}{" "}
          <a href={kind === "strategySession" ? pages.contact.path : contactAbout("strategy-session")} className="textlink">
            {contact.lengths[kind].link}
          </a>
          .
        </p>
      </Opening>
      <Band tone="snow" className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_min(21rem,32%)]">
        <div>
          <Island name="booking" of={Booking} props={{ words: booking, start, call }} />
        </div>
        <aside className="grid h-fit gap-10 xl:sticky xl:top-28">
          <Expectations title={callTitle(interest)} />
          {caller && <WhoCalls caller={caller} text={labels.studio.takesFirstCalls(caller.name, callsFrom)} />}
          <OtherWays email={email} phone={phone} />
          {hasAssistants && (
            <p>
              <LinkedText text={contact.assistant} />
            </p>
          )}
        </aside>
      </Band>
      <Ridge from="west" />
    </>
  );
}

/** How long a visitor waits for the calendar to show taken slots. */
const MARKS_WITHIN_MS = 1_000;

/** Nothing if they couldn't be read. Every time is then offered, and booking reports if one is gone. */
async function readUnavailable({ database, settings, now, log }: Site) {
  try {
    return await within(MARKS_WITHIN_MS, unavailableTimes(database, { now: now(), settings }));
  } catch (error) {
    logFailure(log, error, "availability could not be read");
    return undefined;
  }
}

/** What the link here said: the topic and the trade, if we know them. */
function askedFor(request: Request) {
  const { searchParams } = new URL(request.url);
  return { interest: toInterest(searchParams.get("interest")), businessType: toBusinessType(searchParams.get("businessType")) };
}

/** Without JavaScript we don't know the visitor's zone, so this is on our clock alone. */
function promiseOf({ askedAt, startsAt }: Omit<RequestTimes, "promiseHours">, { timeZone, promiseHours }: CalendarSettings) {
  const clocks = { timeZone, zoneName: longZoneName(timeZone, startsAt), visitorZone: undefined };
  return promiseWords(booking.done.promise, { askedAt, startsAt, promiseHours }, clocks);
}
