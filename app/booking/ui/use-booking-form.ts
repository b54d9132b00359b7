import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { reportStep } from "../../site/script/count.ts";
import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../catalog/booking-fields.ts";
import { type BookingProblems, fieldProblems } from "../rules/booking.ts";
import { promiseWords } from "../rules/promise-words.ts";
import { type RefusalReason, refusalNotice } from "../rules/refusal-notice.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import type { BookedSlot } from "./booked-words.ts";
import type { BookingStart, BookingWords } from "./booking-props.ts";
import { type BookingSent, sendBooking } from "./send-booking.ts";
import { takePage } from "./take-page.ts";
import { dropBookingDraft, readAsked, storeAsked, storeBookingDraft, useBookingDraft } from "./use-booking-draft.ts";
import { ownZone, useSlotChoice } from "./use-slot-choice.ts";

/** What a request without an answer of ours may have come to. Every other answer lets its time go. */
const MAY_BE_STORED: RefusalReason[] = ["network", "unavailable"];

/** What a visitor has picked and typed, and what became of sending it. */
export function useBookingForm(words: BookingWords, start: BookingStart) {
  const { timeZone, zoneName } = start.calendar;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const choice = useSlotChoice(start.calendar);
  const { slot, restore } = choice;
  useBookingDraft(form, words.fromCalculator);
  const [problems, setProblems] = useState(start.problems);
  const [missed, setMissed] = useState(start.isSlotMissing ? 1 : 0);
  const [notice, setNotice] = useState(start.notice);
  const [alternatives, setAlternatives] = useState(start.alternatives);
  const [isClosed, setClosed] = useState(start.isClosed);
  const [booked, setBooked] = useState<BookedSlot>();
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState({ isSlotMissing: start.isSlotMissing });

  useEffect(() => {
    const asked = readAsked()?.slot;
    if (asked && slotMoment(asked, timeZone) > new Date()) restore(asked);
  }, [restore, timeZone]);

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
    setAttempt({ isSlotMissing: !slot });
    if (!slot) return setMissed(missed + 1);
    if (Object.keys(found).length) return;
    const key = readAsked()?.key ?? start.calendar.today;
    storeAsked({ slot, key });
    setSending(true);
    const asked = { ...values, ...slot, visitorTimeZone: ownZone(), interest: start.interest ?? "" };
    const outcome = await sendBooking(asked, key);
    setSending(false);
    settle(outcome, slot);
  };

  const settle = (outcome: BookingSent, wanted: Slot) => {
    if (outcome.kind !== "failed" || !MAY_BE_STORED.includes(outcome.reason)) storeAsked(undefined);
    if (outcome.kind === "booked") finish(outcome.booked, outcome.askedAt);
    else if (outcome.kind === "invalid") correct(outcome.problems, wanted);
    else if (outcome.kind === "taken") {
      choice.lose(wanted);
      setAlternatives(outcome.alternatives);
      setClosed(outcome.isClosed);
    } else setNotice(refusalNotice(words.notices, outcome.reason));
  };

  const finish = (done: Omit<BookedSlot, "promise">, askedAt: Date) => {
    dropBookingDraft();
    const asked = { askedAt, startsAt: slotMoment(done, timeZone), promiseHours: start.promiseHours };
    setBooked({ ...done, promise: promiseWords(words.done.promise, asked, { timeZone, zoneName, visitorZone: ownZone() }) });
  };

  /** A message leaves as soon as it isn't true anymore; others wait for the next press, so that nobody is corrected while typing. */
  const typed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    storeBookingDraft(currentTarget);
    const shown = Object.entries(problems);
    if (!shown.length) return;
    const found = fieldProblems(valuesIn(currentTarget));
    const left = shown.filter(([name, problem]) => found[name as BookingFieldName] === problem);
    if (left.length < shown.length) setProblems(Object.fromEntries(left));
  };

  /** If the server doesn't accept the slot, the visitor picks another; every other problem is shown beside its field. */
  const correct = ({ selectedDate, selectedTime = selectedDate, ...found }: BookingProblems, wanted: Slot) => {
    setProblems(found);
    setAttempt({ isSlotMissing: !!selectedTime });
    if (!selectedTime) return;
    choice.lose(wanted);
    setMissed(missed + 1);
  };

  return {
    form,
    title,
    choice: { ...choice, choose },
    problems,
    missed,
    notice,
    closeNotice: () => setNotice(undefined),
    taken: alternatives && { alternatives, isClosed },
    booked,
    isSending,
    attempt,
    submit,
    typed,
  };
}

function valuesIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, String(data.get(name) ?? "")]));
}
