import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { booking } from "../content/booking.ts";
import { claims } from "../content/claims.ts";
import { contact, toInterest } from "../content/contact.ts";
import { takeBooking } from "../data/booking-request.server.ts";
import { availability } from "../data/bookings.server.ts";
import { calendarFile } from "../mail/calendar.ts";
import { goneSlots } from "../rules/availability.ts";
import { FIELD_NAMES, parseBooking } from "../rules/booking.ts";
import { addDays, BOOKING_WINDOW_DAYS, dayIn, longDate, type Slot, slotMoment } from "../rules/calendar.ts";
import { isRobot } from "../rules/robot.ts";
import { addressContext, type Site, siteContext } from "../site/context.ts";
import { readForm } from "../site/read-form.ts";
import { within } from "../site/within.ts";
import { type Booked, Booking, type BookingStart } from "../ui/booking/booking.tsx";
import { Expectations, OtherWays } from "../ui/contact-panel.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/contact";

/** Each visitor gets a key of his own, so nobody in between may hand the page to another. */
export const headers = () => ({ "Cache-Control": "private, no-cache" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { timeZone, contactEmail, mailFrom, siteName, siteUrl } = site.settings;
  const interest = interestIn(request);
  return {
    email: contactEmail,
    siteName,
    mailFrom,
    host: new URL(siteUrl).hostname,
    interest,
    today: dayIn(timeZone, site.now()),
    timeZone,
    unavailable: await unavailableSlots(site),
    key: randomUUID(),
    openedAt: site.now().getTime(),
  };
}

/** The way without script: the same function as the JSON door, answered with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const values = Object.fromEntries([...FIELD_NAMES, "selectedDate", "selectedTime"].map((name) => [name, form[name] ?? ""]));
  const offered = /^(\S+) (.+)$/.exec(form.slot ?? "");
  if (offered) Object.assign(values, { selectedDate: offered[1], selectedTime: offered[2] });
  // Who corrects a mistake has had the form open since the first try.
  const openedAt = Number(form.openedAt);
  // A person with a mistake is told of it first.
  if ("booking" in parseBooking(form) && isRobot(form, site.now()))
    return data({ values, openedAt, notice: booking.notices.failed }, { status: 400 });
  const result = await takeBooking(site, values, {
    address: context.get(addressContext),
    idempotencyKey: form.idempotencyKey,
    interest: interestIn(request),
  });
  switch (result.status) {
    case 201:
      return data({ booked: result.booking }, { status: 201 });
    case 422:
      return data(
        { values, openedAt, problems: result.problems, notice: isSlotMissing(values) ? booking.notices.noSlot : undefined },
        { status: 422 },
      );
    case 409:
      return data({ values, openedAt, alternatives: result.alternatives }, { status: 409 });
    case 429:
      return data({ values, openedAt, notice: booking.notices.tooMany }, { status: 429 });
    default:
      return data({ values, openedAt, notice: booking.notices.failed }, { status: 503 });
  }
}

type Answer = {
  openedAt?: number;
  values?: Record<string, string>;
  notice?: { title: string; text: string };
  problems?: BookingStart["problems"];
  alternatives?: Slot[];
  booked?: Booked;
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer = actionData ?? {};
  const { interest, email, mailFrom, siteName, host, ...page } = loaderData;
  const start: BookingStart = {
    ...page,
    openedAt: answer.openedAt ?? page.openedAt,
    values: answer.values ?? (interest ? { additionalInfo: contact.interestAsked(contact.interests[interest]) } : {}),
    problems: answer.problems ?? {},
    alternatives: answer.alternatives ?? [],
    booked: answer.booked,
    interest,
  };
  return (
    <>
      <Opening title={contact.headline} lead={contact.lead}>
        {interest && (
          <p className="border-lime mt-6 border-l-4 pl-4">
            {contact.interestLabel} <strong>{contact.interests[interest]}</strong>.
          </p>
        )}
      </Opening>
      <section className="band-snow py-14 md:py-20">
        <div className="wrap grid gap-14 xl:grid-cols-[1fr_21rem]">
          <div>
            {answer.notice && (
              <div className="mb-8">
                <Notice {...answer.notice} kind="destructive" />
              </div>
            )}
            <Booking
              words={booking}
              start={start}
              calendarFile={(booked) => callFile(booked, page.timeZone, host, { name: siteName, address: mailFrom })}
            />
          </div>
          <aside className="grid h-fit gap-10 xl:sticky xl:top-28">
            <Expectations words={contact.expect} />
            <OtherWays words={contact.otherWays} email={email} />
          </aside>
        </div>
      </section>
    </>
  );
}

/** The call for the visitor's own calendar. The same UID lets the later invitation take its place. */
function callFile(booked: Booked, timeZone: string, host: string, organizer: { name: string; address: string }) {
  return calendarFile("PUBLISH", {
    uid: `${booked.id}@${host}`,
    sequence: 0,
    status: "TENTATIVE",
    startsAt: slotMoment(booked, timeZone),
    minutes: claims.discoveryCall.minutes,
    stamp: new Date(),
    title: `Discovery call with ${organizer.name}`,
    text: booking.done.text(longDate(booked.selectedDate), booked.selectedTime),
    organizer,
    attendee: organizer,
  });
}

/** How long a visitor waits for the marks in the calendar. */
const MARKS_WITHIN_MS = 1_000;

/** Slots that somebody holds or whose time is past. With the database away every time is offered: a request then tells. */
async function unavailableSlots({ database, settings: { timeZone }, now, log }: Site) {
  const today = dayIn(timeZone, now());
  try {
    const window = { from: today, to: addDays(today, BOOKING_WINDOW_DAYS), now: now(), timeZone };
    return goneSlots(await within(MARKS_WITHIN_MS, availability(database, window)));
  } catch (error) {
    log.error({ code: (error as { code?: string }).code }, "availability could not be read");
    return [];
  }
}

function interestIn(request: Request) {
  return toInterest(new URL(request.url).searchParams.get("interest"));
}

function isSlotMissing(values: Record<string, string>) {
  return !values.selectedDate || !values.selectedTime;
}
