import { type FormEvent, useEffect, useRef, useState } from "react";
import { clearFields, dropDraft, keepDraft, readDraft, restoreDraft, typedInto } from "../browser/draft.ts";
import { newKey } from "../browser/form-key.ts";
import { showNotice } from "../browser/notice.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { type BookingProblems, fieldProblems } from "../rules/booking/booking.ts";
import { longDate, type Slot } from "../rules/calendar/calendar.ts";
import { filled } from "../rules/format.ts";
import { type Booked, BookedPanel, type BookedWords } from "../ui/booking/booked-panel.tsx";
import { BookingFields, type FieldWords } from "../ui/booking/booking-fields.tsx";
import { fillFromCalculator } from "../ui/booking/from-calculator.ts";
import { NativeSlots } from "../ui/booking/native-slots.tsx";
import { sendBooking } from "../ui/booking/send-booking.ts";
import { type PickerWords, SlotPicker } from "../ui/booking/slot-picker.tsx";
import type { SlotSelectsWords } from "../ui/booking/slot-selects.tsx";
import { TakenNotice } from "../ui/booking/taken-notice.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Trap } from "../ui/trap.tsx";
import { type Call, callFile } from "./call-file.ts";

type Words = FieldWords & {
  slot: SlotSelectsWords;
  picker: PickerWords;
  form: FieldWords["form"] & { heading: string; requiredNote: string; submit: string; submitting: string; summary: string; trap: string };
  notices: Record<"noSlot" | "failed" | "taken" | "tooMany", { title: string; text: string }> & {
    booked: { title: string; text: string };
  };
  done: BookedWords;
  fromCalculator: string;
};

export type BookingStart = {
  today: string;
  timeZone: string;
  zoneName: string;
  unavailable: string[];
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  values: Record<string, string>;
  problems: BookingProblems;
  alternatives: Slot[];
  booked: Booked | undefined;
  /** What a button on another page asked for. */
  interest: string | undefined;
};

type Props = { words: Words; start: BookingStart; call: Call };

const DRAFT = "booking-draft";

/** Slot picker and intake form. With JavaScript the request goes to the booking endpoint; without it, the form posts to the page. */
export function Booking({ words, start, call }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef("");
  const [unavailable, setUnavailable] = useState(() => new Set(start.unavailable));
  const [date, setDate] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const [problems, setProblems] = useState(start.problems);
  const [alternatives, setAlternatives] = useState(start.alternatives);
  const [booked, setBooked] = useState(start.booked);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [visitorZone, setVisitorZone] = useState<string>();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    if (!form.current) return;
    const draft = { ...readDraft(DRAFT), ...typedInto(form.current, BOOKING_FIELD_NAMES) };
    restoreDraft(form.current, draft, BOOKING_FIELD_NAMES);
    // A draft already has the calculator's numbers in it, or the visitor took them out.
    if (!("additionalInfo" in draft)) fillFromCalculator(form.current, words.fromCalculator);
  }, [words.fromCalculator]);

  useEffect(() => {
    if (isLive) dispatchEvent(new Event("live"));
  }, [isLive]);

  // The first use of Intl takes an old phone 100 ms: that must not stand between the press on a day and its picture.
  useEffect(() => {
    if (!date) return;
    const frame = requestAnimationFrame(() => setTimeout(() => setVisitorZone(ownZone())));
    return () => cancelAnimationFrame(frame);
  }, [date]);

  const choose = (chosen: Slot) => {
    setDate(chosen.selectedDate);
    setSlot(chosen);
    setAlternatives([]);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const values = Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, String(new FormData(event.currentTarget).get(name) ?? "")]));
    const found = fieldProblems(values);
    setProblems(found);
    setAttempt(attempt + 1);
    if (!slot) return showNotice(words.notices.noSlot.title, words.notices.noSlot.text, "destructive");
    if (Object.keys(found).length) return;
    key.current ||= newKey();
    setSending(true);
    const outcome = await sendBooking({ ...values, ...slot, visitorTimeZone: ownZone(), interest: start.interest ?? "" }, key.current);
    setSending(false);
    if (outcome.kind === "booked") finish(outcome.booked);
    else if (outcome.kind === "invalid") correct(outcome.problems);
    else if (outcome.kind === "taken") lose(outcome.alternatives);
    else if (outcome.kind === "too-many") showNotice(words.notices.tooMany.title, words.notices.tooMany.text, "destructive");
    else showNotice(words.notices.failed.title, words.notices.failed.text, "destructive");
  };

  const finish = (done: Booked) => {
    if (form.current) clearFields(form.current, BOOKING_FIELD_NAMES);
    dropDraft(DRAFT);
    setBooked(done);
    markUnavailable(done);
    key.current = "";
    showNotice(words.notices.booked.title, saying(words.notices.booked.text, done));
  };

  const lose = (free: Slot[]) => {
    if (slot) markUnavailable(slot);
    setAlternatives(free);
  };

  /** If the server doesn't accept the slot, the visitor picks another; every other problem is shown beside its field. */
  const correct = ({ selectedDate, selectedTime, ...rest }: BookingProblems) => {
    setProblems(rest);
    if (!selectedDate && !selectedTime) return;
    if (slot) markUnavailable(slot);
    showNotice(words.notices.noSlot.title, words.notices.noSlot.text, "destructive");
  };

  const markUnavailable = (gone: Slot) => {
    setUnavailable((known) => new Set(known).add(`${gone.selectedDate} ${gone.selectedTime}`));
    setSlot(undefined);
  };

  const named = Object.entries(problems).flatMap(([name, problem]) => {
    const label = words.labels[name as keyof typeof words.labels];
    return problem ? [{ name, message: label ? `${label}: ${words.problems[problem]}` : words.problems[problem] }] : [];
  });

  return (
    <div>
      {booked && (
        <BookedPanel
          words={words.done}
          booked={booked}
          calendarFile={(booked) => callFile(booked, saying(words.done.text, booked), call)}
        />
      )}
      <form
        ref={form}
        data-live={isLive ? "" : undefined}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => keepDraft(event.currentTarget, DRAFT, BOOKING_FIELD_NAMES)}
      >
        <ErrorSummary heading={words.form.summary} problems={named} attempt={attempt} />
        {alternatives.length > 0 && <TakenNotice words={words.notices.taken} alternatives={alternatives} onChoose={choose} />}
        <SlotPicker
          words={words.picker}
          today={start.today}
          timeZone={start.timeZone}
          zoneName={start.zoneName}
          unavailable={unavailable}
          closed={start.closed}
          date={date}
          slot={slot}
          visitorZone={visitorZone}
          onDate={setDate}
          onSlot={choose}
        />
        <NativeSlots words={words.slot} zone={words.picker.zone} start={start} />
        <h2 className="display text-h3 mt-12">{words.form.heading}</h2>
        <p className="text-stone mt-2 mb-7">{words.form.requiredNote}</p>
        <BookingFields words={words} values={start.values} problems={problems} />
        {/* The same for everyone who opens this page today. The server combines it with the answers: see decision 011. */}
        <input type="hidden" name="idempotencyKey" value={start.today} />
        <Trap label={words.form.trap} />
        <button type="submit" disabled={isSending} className="button button-action mt-10 w-full sm:w-auto">
          {isSending ? words.form.submitting : words.form.submit}
        </button>
      </form>
    </div>
  );
}

function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function saying(sentence: string, { selectedDate, selectedTime }: Slot) {
  return filled(sentence, { date: longDate(selectedDate), time: selectedTime });
}
