import { data } from "react-router";
import { booking as intake } from "../content/booking.ts";
import { manage } from "../content/manage.ts";
import { unavailableTimes } from "../data/bookings/availability.server.ts";
import { cancelBooking, findBooking, moveBooking } from "../data/bookings/bookings.server.ts";
import { clocks } from "../mail/booking.ts";
import { siteContext } from "../request/context.ts";
import { readForm } from "../request/read-form.ts";
import { tokenOf } from "../request/token.ts";
import { unavailable } from "../request/unavailable.ts";
import { bookableDays, dayIn, isDay, longDate, SLOT_TIMES, type Slot, type SlotTime } from "../rules/calendar/calendar.ts";
import { pages } from "../site/pages.ts";
import { BookingFacts } from "../ui/booking/booking-facts.tsx";
import { SlotSelects } from "../ui/booking/slot-selects.tsx";
import { DeadLink } from "../ui/dead-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/manage-booking";

export const handle = { title: "Your discovery call" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "manage", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const times = await unavailableTimes(database, { now: now(), settings }).catch(unavailable(log));
  const { contactName, companyName, status } = booking;
  return {
    when: clocks(booking, settings),
    who: `${contactName}, ${companyName}`,
    status,
    days: bookableDays(dayIn(settings.timeZone, now())),
    ...times,
  };
}

/** Two buttons, each a POST: move to the chosen slot, or cancel. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const form = await readForm(request);
  const circumstances = { now: now(), settings };
  if (form.do === "cancel") {
    const { kind } = await cancelBooking(database, tokenOf(request), circumstances).catch(unavailable(log));
    return answer(kind);
  }
  const slot = readSlot(form);
  if (!slot) return answer("not-bookable", form);
  const result = await moveBooking(database, tokenOf(request), slot, circumstances).catch(unavailable(log));
  if (result.kind === "moved") return answer("moved");
  return answer(result.kind, form, result.kind === "taken" ? result.alternatives : []);
}

const STATUS = { moved: 200, cancelled: 200, taken: 409, "not-bookable": 422, unknown: 404 };

/** A chosen slot stays selected when it isn't available. */
function answer(
  kind: keyof typeof STATUS,
  { selectedDate = "", selectedTime = "" }: Record<string, string> = {},
  alternatives: Slot[] = [],
) {
  return data({ kind, alternatives, values: { selectedDate, selectedTime } }, { status: STATUS[kind] });
}

export default function ManageBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { when, who, status, days, unavailable, closed } = loaderData;
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
            <Move days={days} unavailable={new Set(unavailable)} closed={closed} values={actionData?.values} />
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

type Slots = { days: string[]; unavailable: Set<string>; closed: Record<string, string>; values: Record<string, string> | undefined };

function Move(slots: Slots) {
  const words = manage.own.move;
  return (
    <form method="post" className="grid content-start gap-5">
      <h2 className="display text-h3">{words.heading}</h2>
      <SlotSelects words={intake.slot} {...slots} />
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
