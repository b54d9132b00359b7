import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ErrorSummary } from "../../design/error-summary.tsx";
import { Notice } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import { useLive } from "../../design/use-live.ts";
import { dropDraft, openFilled, readFormDraft, restoreDraft, storeDraft, typedInto } from "../../forms/form-draft.ts";
import { newKey } from "../../forms/form-key.ts";
import { reportStep } from "../../site/script/count.ts";
import { filled } from "../../text/format.ts";
import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../catalog/booking-fields.ts";
import { type BookingProblems, fieldProblems } from "../rules/booking.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import type { BookedSlot } from "../ui/booked-words.ts";
import { BookingFields } from "../ui/booking-fields.tsx";
import { ClimbSummary } from "../ui/climb-summary.tsx";
import { fillFromCalculator } from "../ui/from-calculator.ts";
import { namedProblems } from "../ui/named-problems.ts";
import { promiseWords } from "../ui/promise-words.ts";
import { ReachUs } from "../ui/reach-us.tsx";
import { refusalNotice } from "../ui/refusal.ts";
import { type BookingSent, sendBooking } from "../ui/send-booking.ts";
import { SlotSection } from "../ui/slot-section.tsx";
import { takePage } from "../ui/take-page.ts";
import { TakenNotice } from "../ui/taken-notice.tsx";
import { ownZone, useSlotChoice } from "../ui/use-slot-choice.ts";
import { BookedCall } from "./booked-call.tsx";
import type { BookingStart, BookingWords } from "./booking-props.ts";
import type { CallFileFacts } from "./call-file.ts";

type Props = { words: BookingWords; start: BookingStart; call: CallFileFacts };

const DRAFT = "booking-draft";

/**
 * Slot picker and intake form, until the confirmation takes the place of the whole page. With JavaScript the request goes to the booking endpoint; without
 * it, the form posts to the page.
 */
export function Booking({ words, start, call }: Props) {
  const { timeZone, zoneName } = start.calendar;
  const form = useRef<HTMLFormElement>(null);
  const key = useRef("");
  const choice = useSlotChoice(start.calendar);
  const { slot, visitorZone } = choice;
  const [problems, setProblems] = useState(start.problems);
  const [missed, setMissed] = useState(start.isSlotMissing ? 1 : 0);
  const [notice, setNotice] = useState(start.notice);
  const [alternatives, setAlternatives] = useState(start.alternatives);
  const [isClosed, setClosed] = useState(start.isClosed);
  const [booked, setBooked] = useState<BookedSlot>();
  const title = useRef<HTMLHeadingElement>(null);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isLive = useLive();

  useEffect(() => {
    if (!form.current) return;
    const draft = { ...readFormDraft(DRAFT), ...typedInto(form.current, BOOKING_FIELD_NAMES) };
    restoreDraft(form.current, draft, BOOKING_FIELD_NAMES);
    // What was typed before this script ran isn't in the draft yet.
    if (Object.keys(draft).length) storeDraft(form.current, DRAFT, BOOKING_FIELD_NAMES);
    // A draft already has the calculator's numbers in it, or the visitor took them out.
    if (!("additionalInfo" in draft)) fillFromCalculator(form.current, words.fromCalculator);
    openFilled(form.current);
  }, [words.fromCalculator]);

  useLayoutEffect(() => {
    if (booked && title.current) takePage(title.current);
  }, [booked]);

  const choose = (chosen: Slot) => {
    if (!choice.slot) reportStep("slot-chosen");
    choice.choose(chosen);
    setMissed(0);
    setAlternatives(undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const values = valuesIn(event.currentTarget);
    const found = fieldProblems(values);
    setProblems(found);
    setNotice(undefined);
    setAttempt(attempt + 1);
    if (!slot) return setMissed(missed + 1);
    if (Object.keys(found).length) return;
    key.current ||= newKey();
    setSending(true);
    const outcome = await sendBooking({ ...values, ...slot, visitorTimeZone: ownZone(), interest: start.interest ?? "" }, key.current);
    setSending(false);
    settle(outcome, slot);
  };

  const settle = (outcome: BookingSent, wanted: Slot) => {
    if (outcome.kind === "booked") finish(outcome.booked, outcome.askedAt);
    else if (outcome.kind === "invalid") correct(outcome.problems, wanted);
    else if (outcome.kind === "taken") {
      choice.lose(wanted);
      setAlternatives(outcome.alternatives);
      setClosed(outcome.isClosed);
    } else setNotice(refusalNotice(words.notices, outcome.reason));
  };

  const finish = (done: Omit<BookedSlot, "promise">, askedAt: Date) => {
    dropDraft(DRAFT);
    const asked = { askedAt, startsAt: slotMoment(done, timeZone), promiseHours: start.promiseHours };
    setBooked({ ...done, promise: promiseWords(words.done.promise, asked, { timeZone, zoneName, visitorZone: ownZone() }) });
  };

  /** A message leaves as soon as it isn't true anymore; others wait for the next press, so that nobody is corrected while typing. */
  const typed = (event: FormEvent<HTMLFormElement>) => {
    storeDraft(event.currentTarget, DRAFT, BOOKING_FIELD_NAMES);
    if (!Object.keys(problems).length) return;
    const found = fieldProblems(valuesIn(event.currentTarget));
    const left = Object.entries(problems).filter(([name, problem]) => found[name as BookingFieldName] === problem);
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left));
  };

  /** If the server doesn't accept the slot, the visitor picks another; every other problem is shown beside its field. */
  const correct = ({ selectedDate, selectedTime, ...found }: BookingProblems, wanted: Slot) => {
    setProblems(found);
    setAttempt((before) => before + 1);
    if (!selectedDate && !selectedTime) return;
    choice.lose(wanted);
    setMissed(missed + 1);
  };

  const slotField = isLive ? "calendar" : "selectedDate";
  const named = [...(missed > 0 && !slot ? [{ name: slotField, message: words.noSlot.title }] : []), ...namedProblems(words, problems)];
  const reach = <ReachUs words={words.notices.reach} {...start.person} />;
  const said = notice && (
    <Notice {...notice} kind="destructive" close={words.close} onClose={() => setNotice(undefined)}>
      {reach}
    </Notice>
  );

  if (booked) return <BookedCall {...{ words, booked, call, visitorZone, title }} calendar={start.calendar} person={start.person} />;

  return (
    <form ref={form} data-live={isLive ? "" : undefined} method="post" noValidate onSubmit={submit} onInput={typed}>
      {/* The page's own answer comes first, where a new page starts. Later ones stand beside the button that was pressed. */}
      {notice === start.notice && said && <div className="mb-8">{said}</div>}
      <ErrorSummary heading={words.form.summary} problems={named} attempt={attempt} />
      {alternatives && (
        <TakenNotice
          words={words.notices.taken}
          alternatives={alternatives}
          isClosed={isClosed}
          timeZone={timeZone}
          zoneName={zoneName}
          visitorZone={visitorZone}
          onChoose={choose}
        >
          {reach}
        </TakenNotice>
      )}
      <SlotSection
        words={words}
        heading={filled(words.heading, { minutes: String(call.minutes) })}
        calendar={start.calendar}
        choice={{ ...choice, choose }}
        values={start.values}
        missed={missed}
        hasSummary
        onClose={() => setMissed(0)}
      />
      <h2 className="display text-h3 mt-8">{words.form.heading}</h2>
      <p className="text-stone mt-2 mb-7">{words.form.requiredNote}</p>
      <BookingFields words={words} values={start.values} problems={problems} />
      {/* The same for everyone who opens this page today. The server combines it with the answers: see decision 011. */}
      <input type="hidden" name="idempotencyKey" value={start.calendar.today} />
      <Trap label={words.form.trap} />
      {notice !== start.notice && said && <div className="mt-8">{said}</div>}
      <ClimbSummary words={words.climb} />
      <button type="submit" disabled={isSending} className="button button-action mt-10 w-full sm:w-auto">
        {isSending ? words.form.submitting : words.form.submit}
      </button>
    </form>
  );
}

function valuesIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, String(data.get(name) ?? "")]));
}
