import { data } from "react-router";
import { Band } from "../../design/band.tsx";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { Notice } from "../../design/notice.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { MANAGE_PATH } from "../../site/private-paths.ts";
import { sameLinkTo, tokenOf } from "../../tokens/token-of.ts";
import { freeAmong } from "../data/calendar/free-times.server.ts";
import { findBooking } from "../data/call-links.server.ts";
import { pickOffered } from "../data/changes/agency-answers.server.ts";
import { offeredSlots } from "../data/changes/offers.server.ts";
import { clocks } from "../mail/clocks.ts";
import { slotMoment } from "../rules/slot.ts";
import { readSlot, writeSlot } from "../rules/slot-text.ts";
import { whoseCall } from "../rules/whose-call.ts";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { answers } from "../words/agency-page.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/choose-time";

const words = answers.choose;

export const handle = { title: words.title };

/** The times that the agency offered the visitor, on both clocks. Opening the page changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, "manage", tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const offered = await offeredSlots(database, booking.id).catch(unavailable(log));
  const free = await freeAmong(database, offered, { now: now(), settings }).catch(unavailable(log));
  return {
    status: booking.status,
    when: clocks(booking, settings),
    who: whoseCall(booking),
    times: offered.map((slot) => ({
      value: writeSlot(slot),
      lines: clocks({ ...booking, startsAt: slotMoment(slot, settings.timeZone) }, settings),
      isFree: free.includes(slot),
    })),
    manageUrl: sameLinkTo(MANAGE_PATH, request),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "visitor");
  const { database, settings, now, log } = context.get(siteContext);
  const slot = readSlot((await readForm(request)).slot);
  if (!slot) return data({ isPicked: false }, { status: 422 });
  const { kind } = await pickOffered(database, tokenOf(request), slot, { now: now(), settings }).catch(unavailable(log));
  return data({ isPicked: kind === "moved" || kind === "same" }, { status: STATUS[kind] });
}

const STATUS = { moved: 200, same: 200, cancelled: 200, taken: 409, "not-bookable": 422, unknown: 404 };

export default function ChooseTime({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { status, times, manageUrl, ...facts } = loaderData;
  if (status === "cancelled") return <DeadLink words={words.ended} href={pages.contact.path} />;
  if (times.length === 0 && status === "requested") return <DeadLink words={words.nothing} href={manageUrl} />;
  const { heading, text } = times.length > 0 ? words : words.confirmed;
  return (
    <>
      <Opening title={heading} lead={text}>
        <BookingFacts words={manage.facts} {...facts} status={manage.status[status]} />
      </Opening>
      <Band tone="snow" className="grid gap-6">
        {actionData?.isPicked === false && <Notice {...words.gone} kind="destructive" isAnswer />}
        {times.map((time) => (
          <TimeButton key={time.value} {...time} />
        ))}
        <p>
          <ButtonLink href={manageUrl} kind="quiet">
            {times.length > 0 ? words.other : words.nothing.button}
          </ButtonLink>
        </p>
      </Band>
    </>
  );
}

/** A time that somebody else took meanwhile stays visible, marked, and can't be pressed. */
function TimeButton({ value, lines, isFree }: { value: string; lines: string[]; isFree: boolean }) {
  return (
    <form method="post">
      <button
        type="submit"
        name="slot"
        value={value}
        disabled={!isFree}
        className="button button-action h-auto flex-col items-start text-left"
      >
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {!isFree && <span>({words.taken})</span>}
      </button>
    </form>
  );
}
