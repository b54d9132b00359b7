import type { NoticeWords } from "../../design/notice.tsx";
import type { fieldProblems } from "../rules/booking.ts";
import type { Slot } from "../rules/slot.ts";
import type { BookedWords } from "../ui/booked-words.ts";
import type { BookingFieldWords } from "../ui/booking-fields.tsx";
import type { ClimbSummaryWords } from "../ui/climb-summary.tsx";
import type { PromiseWords } from "../ui/promise-words.ts";
import type { ContactPoint, ReachWords } from "../ui/reach-us.tsx";
import type { RefusalWords } from "../ui/refusal.ts";
import type { SlotWords } from "../ui/slot-section.tsx";
import type { SlotCalendar } from "../ui/use-slot-choice.ts";

export type BookingWords = BookingFieldWords &
  SlotWords & {
    heading: string;
    form: BookingFieldWords["form"] & {
      heading: string;
      requiredNote: string;
      submit: string;
      submitting: string;
      summary: string;
      trap: string;
    };
    notices: RefusalWords & { taken: NoticeWords & { closed: string; none: string }; reach: ReachWords };
    done: BookedWords & { promise: PromiseWords };
    fromCalculator: string;
    climb: ClimbSummaryWords;
  };

export type BookingStart = {
  calendar: SlotCalendar;
  values: Record<string, string>;
  problems: FieldProblems;
  /** The form came without a slot, or with one that doesn't exist. */
  isSlotMissing: boolean;
  notice: NoticeWords | undefined;
  alternatives: Slot[] | undefined;
  /** The time that was asked for isn't taken: the agency is closed then. */
  isClosed: boolean;
  /** What a button on another page asked for. */
  interest: string | undefined;
  promiseHours: number;
  person: ContactPoint;
};

type FieldProblems = ReturnType<typeof fieldProblems>;
