import { data } from "react-router";
import { manage } from "../content/manage.ts";
import { availability, cancelBooking, findBooking, moveBooking } from "../data/bookings.server.ts";
import { clocks } from "../mail/booking.ts";
import { addDays, BOOKING_WINDOW_DAYS, dayIn, fullDate, isDay, longDate, SLOT_TIMES, type Slot, type SlotTime } from "../rules/calendar.ts";
import { siteContext } from "../site/context.ts";
import { pages } from "../site/pages.ts";
import { readForm } from "../site/read-form.ts";
import { unavailable } from "../site/unavailable.ts";
import { BookingFacts } from "../ui/booking/booking-facts.tsx";
import { DeadLink } from "../ui/booking/dead-link.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/manage-booking";

export const handle = { title: "Your discovery call" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "manage", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const { timeZone } = settings;
  const today = dayIn(timeZone, now());
  const days = await availability(database, { from: today, to: addDays(today, BOOKING_WINDOW_DAYS), now: now(), timeZone }).catch(
    unavailable(log),
  );
  const { contactName, companyName, status } = booking;
  return {
    when: clocks(booking, settings),
    who: `${contactName}, ${companyName}`,
    status,
    days: days.filter(({ slots }) => slots.some(({ free }) => free)).map(({ date }) => date),
  };
}

/** Two buttons, each of them a POST: move to the chosen slot, or cancel. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const form = await readForm(request);
  const circumstances = { now: now(), settings };
  if (form.do === "cancel") {
    const { kind } = await cancelBooking(database, tokenOf(request), circumstances).catch(unavailable(log));
    return data({ kind, alternatives: [] as Slot[] });
  }
  const slot = readSlot(form);
  if (!slot) return data({ kind: "not-bookable" as const, alternatives: [] as Slot[] }, { status: 422 });
  const result = await moveBooking(database, tokenOf(request), slot, circumstances).catch(unavailable(log));
  if (result.kind === "taken") return data({ kind: result.kind, alternatives: result.alternatives }, { status: 409 });
  return data({ kind: result.kind, alternatives: [] as Slot[] }, { status: STATUS[result.kind] });
}

const STATUS = { moved: 200, cancelled: 200, "not-bookable": 422, unknown: 404 };

export default function ManageBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { when, who, status, days } = loaderData;
  return (
    <>
      <Opening title={manage.own.heading} lead={manage.own.text}>
        <BookingFacts words={manage.facts} when={when} who={who} status={manage.status[status]} />
        {actionData && (
          <div className="mt-6 max-w-xl">
            <Said kind={actionData.kind} alternatives={actionData.alternatives} />
          </div>
        )}
      </Opening>
      {status !== "cancelled" && (
        <section className="band-snow py-14">
          <div className="wrap grid gap-12 lg:grid-cols-2">
            <Move days={days} />
            <Cancel />
          </div>
        </section>
      )}
    </>
  );
}

function Said({ kind, alternatives }: { kind: string; alternatives: Slot[] }) {
  const nearest = alternatives.map(({ selectedDate, selectedTime }) => `${longDate(selectedDate)} at ${selectedTime}`).join("; ");
  if (kind === "moved") return <Notice title={manage.own.moved} text="" />;
  if (kind === "cancelled") return <Notice title={manage.own.cancelled} text="" />;
  if (kind === "taken") return <Notice title={manage.own.taken} text={nearest} kind="destructive" />;
  return <Notice title={manage.own.notBookable} text="" kind="destructive" />;
}

function Move({ days }: { days: string[] }) {
  const words = manage.own.move;
  return (
    <form method="post" className="grid content-start gap-5">
      <h2 className="display text-h3">{words.heading}</h2>
      <Field as="select" name="selectedDate" label={words.date} required>
        <option value="">{words.choose}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {fullDate(day)}
          </option>
        ))}
      </Field>
      <Field as="select" name="selectedTime" label={words.time} required>
        <option value="">{words.choose}</option>
        {SLOT_TIMES.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Field>
      <button type="submit" name="do" value="move" className="button button-action justify-self-start">
        {words.button}
      </button>
    </form>
  );
}

function Cancel() {
  const words = manage.own.cancel;
  return (
    <form method="post" className="lg:border-line grid content-start gap-4 lg:border-l lg:pl-12">
      <h2 className="display text-h3">{words.heading}</h2>
      <p className="text-stone">{words.text}</p>
      <button type="submit" name="do" value="cancel" className="button button-quiet justify-self-start">
        {words.button}
      </button>
    </form>
  );
}

function readSlot(form: Record<string, string>): Slot | undefined {
  const selectedDate = form.selectedDate ?? "";
  const selectedTime = form.selectedTime as SlotTime;
  return isDay(selectedDate) && SLOT_TIMES.includes(selectedTime) ? { selectedDate, selectedTime } : undefined;
}

function tokenOf(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
