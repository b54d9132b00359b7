import { data } from "react-router";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { booking } from "../content/booking.ts";
import { claims } from "../content/claims.ts";
import { contact, toInterest } from "../content/contact.ts";
import { unavailableTimes } from "../data/bookings/availability.server.ts";
import { takeBooking } from "../data/bookings/request.server.ts";
import { Booking, type BookingStart } from "../islands/booking.tsx";
import { Island } from "../islands/island.tsx";
import { ipAddressContext, type Site, siteContext } from "../request/context.ts";
import { logCode } from "../request/failure.ts";
import { readForm } from "../request/read-form.ts";
import { within } from "../request/within.ts";
import { dayIn, longZoneName, type Slot } from "../rules/calendar/calendar.ts";
import type { Booked } from "../ui/booking/booked-panel.tsx";
import { Expectations, OtherWays } from "../ui/contact-panel.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/contact";

/** A page whose calendar couldn't be marked isn't cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { timeZone, contactEmail, mailFrom, siteName, siteUrl } = site.settings;
  const interest = interestIn(request);
  const times = await readUnavailable(site);
  const page = {
    email: contactEmail,
    interest,
    today: dayIn(timeZone, site.now()),
    timeZone,
    zoneName: longZoneName(timeZone),
    ...(times ?? { unavailable: [], closed: {} }),
    call: {
      timeZone,
      minutes: claims.discoveryCall.minutes,
      title: `Discovery call with ${siteName}`,
      host: new URL(siteUrl).hostname,
      organizer: { name: siteName, address: mailFrom },
    },
  };
  return data(page, times ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** The form without JavaScript: calls the same function as the JSON endpoint and responds with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const values = Object.fromEntries([...BOOKING_FIELD_NAMES, "selectedDate", "selectedTime"].map((name) => [name, form[name] ?? ""]));
  const offered = /^(\S+) (.+)$/.exec(form.slot ?? "");
  if (offered) Object.assign(values, { selectedDate: offered[1], selectedTime: offered[2] });
  const result = await takeBooking(
    site,
    { ...form, ...values },
    {
      ipAddress: context.get(ipAddressContext),
      idempotencyKey: form.idempotencyKey,
      interest: interestIn(request),
    },
  );
  switch (result.status) {
    case 201:
      return data({ booked: result.booking }, { status: 201 });
    case 422:
      return data(
        { values, problems: result.problems, notice: isSlotMissing(values) ? booking.notices.noSlot : undefined },
        { status: 422 },
      );
    case 409:
      return data({ values, alternatives: result.alternatives }, { status: 409 });
    case 429:
      return data({ values, notice: booking.notices.tooMany }, { status: 429 });
    default:
      return data({ values, notice: booking.notices.failed }, { status: result.status });
  }
}

type Answer = {
  values?: Record<string, string>;
  notice?: { title: string; text: string };
  problems?: BookingStart["problems"];
  alternatives?: Slot[];
  booked?: Booked;
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer = actionData ?? {};
  const { interest, email, call, ...page } = loaderData;
  const start: BookingStart = {
    ...page,
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
            <Island name="booking" of={Booking} props={{ words: booking, start, call }} />
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

/** How long a visitor waits for the calendar to show taken slots. */
const MARKS_WITHIN_MS = 1_000;

/** Nothing if they couldn't be read. Every time is then offered, and booking reports if one is gone. */
async function readUnavailable({ database, settings, now, log }: Site) {
  try {
    return await within(MARKS_WITHIN_MS, unavailableTimes(database, { now: now(), settings }));
  } catch (error) {
    logCode(log, error, "availability could not be read");
    return undefined;
  }
}

function interestIn(request: Request) {
  return toInterest(new URL(request.url).searchParams.get("interest"));
}

function isSlotMissing(values: Record<string, string>) {
  return !values.selectedDate || !values.selectedTime;
}
