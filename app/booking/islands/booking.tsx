import { ErrorSummary } from "../../design/error-summary.tsx";
import { Notice } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import { useLive } from "../../design/use-live.ts";
import { filled } from "../../text/format.ts";
import { otherClock } from "../../time/clock.ts";
import { longDate } from "../../time/dates.ts";
import { namedProblems } from "../rules/named-problems.ts";
import { slotMoment } from "../rules/slot.ts";
import { BookingFields } from "../ui/booking-fields.tsx";
import type { BookingStart, BookingWords } from "../ui/booking-props.ts";
import { ClimbSummary } from "../ui/climb-summary.tsx";
import { ReachUs } from "../ui/reach-us.tsx";
import { SlotSection } from "../ui/slot-section.tsx";
import { TakenNotice } from "../ui/taken-notice.tsx";
import { useBookingForm } from "../ui/use-booking-form.ts";
import { BookedCall } from "./booked-call.tsx";
import type { CallFileFacts } from "./call-file.ts";

type Props = { words: BookingWords; start: BookingStart; call: CallFileFacts };

/**
 * Slot picker and intake form, until the confirmation takes the place of the whole page. With JavaScript the request goes to the booking
 * endpoint; without it, the form posts to the page.
 */
export function Booking({ words, start, call }: Props) {
  const { timeZone, zoneName } = start.calendar;
  const isLive = useLive();
  const booking = useBookingForm(words, start);
  const { choice, problems, missed, notice, taken, booked, isSending, attempt } = booking;
  const { slot, visitorZone } = choice;
  const theirs = slot && visitorZone ? otherClock(slotMoment(slot, timeZone), timeZone, visitorZone) : undefined;

  const slotField = isLive ? "calendar" : "selectedDate";
  const named = [...(missed > 0 && !slot ? [{ name: slotField, message: words.noSlot.title }] : []), ...namedProblems(words, problems)];
  const reach = <ReachUs words={words.notices.reach} {...start.person} />;
  const said = notice && (
    <Notice {...notice} kind="destructive" close={words.close} onClose={booking.closeNotice}>
      {reach}
    </Notice>
  );

  // At the first of what's wrong. It stays there until the next attempt, so that nothing moves under the hand that mends it.
  const summary = <ErrorSummary heading={words.form.summary} problems={named} attempt={attempt} />;

  if (booked)
    return <BookedCall {...{ words, booked, call, visitorZone }} title={booking.title} calendar={start.calendar} person={start.person} />;

  return (
    <form ref={booking.form} data-live={isLive ? "" : undefined} method="post" noValidate onSubmit={booking.submit} onInput={booking.typed}>
      {/* The page's own answer comes first, where a new page starts. Later ones stand beside the button that was pressed. */}
      {notice === start.notice && said && <div className="mb-8">{said}</div>}
      {attempt.isSlotMissing && summary}
      {taken && (
        <TakenNotice
          words={words.notices.taken}
          {...taken}
          timeZone={timeZone}
          zoneName={zoneName}
          visitorZone={visitorZone}
          onChoose={choice.choose}
        >
          {reach}
        </TakenNotice>
      )}
      <SlotSection
        words={words}
        heading={filled(words.heading, { minutes: String(call.minutes) })}
        calendar={start.calendar}
        choice={choice}
        values={start.values}
        missed={missed}
        next="who"
        hasSummary
      />
      <h2 id="who" className="display text-h3 mt-12">
        {words.form.heading}
      </h2>
      <p className="text-stone mt-2 mb-7">{words.form.requiredNote}</p>
      {!attempt.isSlotMissing && summary}
      <BookingFields words={words} values={start.values} problems={problems} />
      {/* The same for everyone who opens this page today. The server combines it with the answers: see decision 011. */}
      <input type="hidden" name="idempotencyKey" value={start.calendar.today} />
      <Trap label={words.form.trap} />
      {notice !== start.notice && said && <div className="mt-8">{said}</div>}
      <ClimbSummary words={words.climb} />
      {slot && (
        <p className="mt-10 -mb-6 font-semibold">
          {filled(words.form.chosen, { date: longDate(slot.selectedDate), time: slot.selectedTime })}
          {theirs && filled(words.form.chosenZone, { zone: zoneName, theirs: theirs.time })}
        </p>
      )}
      <button type="submit" disabled={isSending} className="button button-action mt-10 w-full sm:w-auto">
        {isSending ? words.form.submitting : words.form.submit}
      </button>
    </form>
  );
}
