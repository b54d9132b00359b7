import { data } from "react-router";
import type { Database } from "../../database/database.server.ts";
import { Band } from "../../design/band.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { Field } from "../../design/field.tsx";
import { Opening } from "../../design/opening.tsx";
import { limitPresses } from "../../forms/press-limit.server.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { CANCEL_PATH, CONFIRM_PATH, DECLINE_PATH, OFFER_PATH } from "../../site/private-paths.ts";
import type { NowAnd } from "../../time/clock.ts";
import { pageBehindLink, sameLinkTo, tokenOf } from "../../tokens/token-of.ts";
import { OFFER_FIELDS } from "../catalog/calls.ts";
import type { BookingSettings } from "../data/announce.server.ts";
import { timesToOffer } from "../data/calendar/free-times.server.ts";
import { findBooking } from "../data/call-links.server.ts";
import { cancelByAgency, confirmBooking, declineBooking, offerTimes } from "../data/changes/agency-answers.server.ts";
import { offeredSlots } from "../data/changes/offers.server.ts";
import { clocks } from "../mail/clocks.ts";
import type { Booking } from "../rules/booking.ts";
import { AGENCY_LINK } from "../rules/call-links.ts";
import { MESSAGE_CHARACTERS, readMessage } from "../rules/message.ts";
import { readOffer, saySlot, writeSlot } from "../rules/slot-text.ts";
import { whoseCall } from "../rules/whose-call.ts";
import { AnswerLinks } from "../ui/answer-links.tsx";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { agencyWords } from "../words/agency-emails.ts";
import { answers } from "../words/agency-page.ts";
import { manage } from "../words/manage.ts";
import type { Route } from "./+types/answer-booking";

export const handle = { title: answers.title };

const PATHS = { confirm: CONFIRM_PATH, decline: DECLINE_PATH, offer: OFFER_PATH, cancel: CANCEL_PATH };

type AnswerKind = keyof typeof PATHS;

/** Opening a link shows the call and changes nothing, since mail scanners follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await findBooking(database, AGENCY_LINK, tokenOf(request), now()).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const answer = pageBehindLink(request, PATHS);
  const settled = settledBy(answer, booking);
  const nowAndSettings = { now: now(), settings };
  const times = answer === "offer" && !settled ? await timesToOffer(database, booking, nowAndSettings).catch(unavailable(log)) : undefined;
  const offered = await offeredSlots(database, booking.id).catch(unavailable(log));
  return {
    answer,
    words: settled ?? answers.ask[answer],
    isAsking: settled === undefined,
    // The agency reads its own clock first, as in its emails.
    when: clocks(booking, settings, agencyWords.theirClock).toReversed(),
    who: whoseCall(booking),
    status: manage.status[booking.status],
    offered: offered.map(saySlot),
    times: times && {
      nearest: times.nearest.map(writeSlot),
      options: times.free.map((slot) => ({ value: writeSlot(slot), text: saySlot(slot) })),
    },
    links: otherAnswers(answer, booking).map((other) => ({ label: answers.links[other], href: sameLinkTo(PATHS[other], request) })),
  };
}

/** Answers to what the form holds; what can't be taken comes back with its problem. */
export async function action({ request, context }: Route.ActionArgs) {
  await limitPresses(context, "agency");
  const { database, settings, now, log } = context.get(siteContext);
  const answer = pageBehindLink(request, PATHS);
  const form = answer === "confirm" ? {} : await readForm(request);
  const result = await act(answer, database, tokenOf(request), form, { now: now(), settings }).catch(unavailable(log));
  return data({ ...result, form }, { status: STATUS[result.kind] ?? 200 });
}

const STATUS: Record<string, number> = { unknown: 404, "too-long": 422, "not-three": 422, taken: 409 };

async function act(
  answer: AnswerKind,
  database: Database,
  token: string,
  form: Record<string, string>,
  nowAndSettings: NowAnd<BookingSettings>,
) {
  if (answer === "confirm") return kindOf(confirmBooking(database, token, nowAndSettings));
  if (answer === "offer") {
    const slots = readOffer(form);
    return slots ? kindOf(offerTimes(database, token, slots, nowAndSettings)) : { kind: "not-three" };
  }
  const read = readMessage(form.message);
  if ("problem" in read) return { kind: read.problem };
  return kindOf((answer === "decline" ? declineBooking : cancelByAgency)(database, token, read.text, nowAndSettings));
}

/** The booking stays on the server. */
async function kindOf(result: Promise<{ kind: string }>) {
  return { kind: (await result).kind };
}

export default function AnswerBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={manage.unknown} href={pages.contact.path} />;
  const { answer, when, who, status, offered, times, links } = loaderData;
  const isOffered = actionData?.kind === "offered";
  const { heading, text } = isOffered ? answers.offered : loaderData.words;
  return (
    <>
      <Opening title={heading} lead={text}>
        <BookingFacts words={manage.facts} when={when} who={who} status={status} />
        {offered.length > 0 && <Offered times={offered} />}
      </Opening>
      <Band tone="snow" className="grid gap-10">
        {loaderData.isAsking && !isOffered && (
          <AnswerForm answer={answer} times={times} problem={actionData?.kind} values={actionData?.form ?? {}} />
        )}
        <AnswerLinks heading={answers.otherwise} links={links} />
      </Band>
    </>
  );
}

function Offered({ times }: { times: string[] }) {
  return (
    <div className="mt-6">
      <p className="text-fog text-sm">{answers.offeredNow}</p>
      <ul className="mt-1 font-semibold">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </div>
  );
}

type TimeChoices = { nearest: string[]; options: { value: string; text: string }[] };
type FormProps = { answer: AnswerKind; times: TimeChoices | undefined; problem: string | undefined; values: Record<string, string> };

function AnswerForm({ answer, times, problem, values }: FormProps) {
  if (times && times.options.length < OFFER_FIELDS.length) return <p>{answers.fewTimes}</p>;
  return (
    <form method="post" className="grid max-w-xl gap-5">
      {times && (
        <TimeFields
          times={times}
          values={values}
          error={problem === "taken" || problem === "not-three" ? answers.timesProblem : undefined}
        />
      )}
      {(answer === "decline" || answer === "cancel") && (
        <Field
          as="textarea"
          name="message"
          label={answers.message.label}
          hint={answers.message.hint}
          error={problem === "too-long" ? answers.message.tooLong(MESSAGE_CHARACTERS) : undefined}
          autoFocus={problem === "too-long"}
          rows={3}
          defaultValue={values.message ?? ""}
        />
      )}
      <button type="submit" className="button button-action justify-self-start">
        {answers.ask[answer].button}
      </button>
    </form>
  );
}

/** The nearest free times are chosen already, so that one press is enough. */
function TimeFields({ times, values, error }: { times: TimeChoices; values: Record<string, string>; error: string | undefined }) {
  return OFFER_FIELDS.map((name, i) => (
    <Field
      key={name}
      as="select"
      name={name}
      label={answers.times[i] ?? ""}
      error={i === 0 ? error : undefined}
      autoFocus={i === 0 && error !== undefined}
      defaultValue={values[name] ?? times.nearest[i]}
    >
      {times.options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Field>
  ));
}

/** Why there's nothing to ask: the call is confirmed already, or it has ended. */
function settledBy(answer: AnswerKind, { status, endReason }: Booking) {
  if (status === "cancelled") return answers.ended[endReason];
  if (status === "confirmed" && answer === "confirm") return answers.confirmed;
  return status === "confirmed" && answer === "decline" ? answers.notARequest : undefined;
}

function otherAnswers(answer: AnswerKind, { status }: Booking): AnswerKind[] {
  if (status === "cancelled") return [];
  const all: AnswerKind[] = status === "confirmed" ? ["offer", "cancel"] : ["confirm", "decline", "offer", "cancel"];
  return all.filter((other) => other !== answer);
}
