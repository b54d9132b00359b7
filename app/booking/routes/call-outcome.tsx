import { data } from "react-router";
import { Band } from "../../design/band.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { Field } from "../../design/field.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { NO_SHOW_PATH, TALKED_PATH } from "../../site/private-paths.ts";
import { pageBehindLink, sameLinkTo, tokenOf } from "../../tokens/token-of.ts";
import { OUTCOMES, type Outcome } from "../catalog/outcomes.ts";
import { bookingOfOutcome } from "../data/changes/outcome-link.server.ts";
import { isEmailed, recordOutcome } from "../data/changes/outcomes.server.ts";
import { clocks } from "../mail/clocks.ts";
import { isTimeToThank } from "../rules/after-call.ts";
import type { Booking } from "../rules/booking.ts";
import { MESSAGE_CHARACTERS, readMessage } from "../rules/message.ts";
import { whoseCall } from "../rules/whose-call.ts";
import { AnswerLinks } from "../ui/answer-links.tsx";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { afterCall } from "../words/after-call.ts";
import { agencyWords } from "../words/agency-emails.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/call-outcome";

const words = afterCall.page;
const PATHS: Record<Outcome, string> = { talked: TALKED_PATH, missed: NO_SHOW_PATH };

export const handle = { title: words.title };

/** Opening a link shows the call and changes nothing, since mail scanners follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await bookingOfOutcome(database, tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const outcome = pageBehindLink(request, PATHS);
  const other = outcome === "talked" ? "missed" : "talked";
  const settled = settledBy(outcome, booking, now());
  const { heading, text, unmailed = text }: OutcomeWords = settled ?? words[outcome];
  const isMailed = settled ? await isEmailed(database, booking, outcome).catch(unavailable(log)) : isToBeEmailed(outcome, booking, now());
  return {
    outcome,
    words: { heading, text: isMailed ? text : unmailed },
    isAsking: settled === undefined,
    // The agency reads its own clock first, as in its emails.
    when: clocks(booking, settings, agencyWords.theirClock).toReversed(),
    who: whoseCall(booking),
    status: manage.status[booking.status],
    link: { label: words.links[other], href: sameLinkTo(PATHS[other], request) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "agency");
  const { database, settings, now, log } = context.get(siteContext);
  const form = await readForm(request);
  const read = readMessage(form.note);
  if ("problem" in read) return data({ problem: read.problem, note: form.note }, { status: 422 });
  const booking = await bookingOfOutcome(database, tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  await recordOutcome(database, booking, pageBehindLink(request, PATHS), read.text, { now: now(), settings }).catch(unavailable(log));
  return null;
}

export default function CallOutcome({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { outcome, isAsking, when, who, status, link } = loaderData;
  return (
    <>
      <Opening title={loaderData.words.heading} lead={loaderData.words.text}>
        <BookingFacts words={manage.facts} when={when} who={who} status={status} />
      </Opening>
      <Band tone="snow" className="grid gap-10">
        {isAsking && <OutcomeForm outcome={outcome} note={actionData?.note ?? ""} isTooLong={actionData?.problem === "too-long"} />}
        <AnswerLinks heading={words.otherwise} links={[link]} />
      </Band>
    </>
  );
}

function OutcomeForm({ outcome, note, isTooLong }: { outcome: Outcome; note: string; isTooLong: boolean }) {
  const { label, hint, tooLong } = words.talked;
  return (
    <form method="post" className="grid max-w-xl gap-5">
      {outcome === "talked" && (
        <Field
          as="textarea"
          name="note"
          label={label}
          hint={hint}
          error={isTooLong ? tooLong(MESSAGE_CHARACTERS) : undefined}
          autoFocus={isTooLong}
          rows={3}
          defaultValue={note}
        />
      )}
      <button type="submit" className="button button-action justify-self-start">
        {words[outcome].button}
      </button>
    </form>
  );
}

/** `unmailed` is the text when the visitor gets no email. */
type OutcomeWords = { heading: string; text: string; unmailed?: string };

function isToBeEmailed(outcome: Outcome, booking: Booking, now: Date) {
  return booking.email !== "" && (outcome === "missed" || isTimeToThank(booking, now));
}

/** Why there's nothing to ask: it's noted already, or there was no such call. */
function settledBy(outcome: Outcome, booking: Booking, now: Date) {
  if (booking.status === "cancelled") return words.ended;
  if (booking.startsAt > now) return words.tooEarly;
  return booking.outcome === OUTCOMES[outcome] ? words.done[outcome] : undefined;
}
