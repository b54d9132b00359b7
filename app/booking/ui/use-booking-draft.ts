import { type RefObject, useEffect } from "react";
import { dropDraft, openFilled, readFormDraft, restoreDraft, storeDraft, typedInto } from "../../forms/form-draft.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import type { Slot } from "../rules/slot.ts";
import type { BookingWords } from "./booking-props.ts";
import { fillFromCalculator } from "./from-calculator.ts";

const DRAFT = "booking-draft";
const ASKED = "booking-asked";

/** What was typed survives a reload, and what the calculator knows is filled in. */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>, fromCalculator: BookingWords["fromCalculator"]) {
  useEffect(() => {
    if (!form.current) return;
    const draft = { ...readFormDraft(DRAFT), ...typedInto(form.current, BOOKING_FIELD_NAMES) };
    restoreDraft(form.current, draft, BOOKING_FIELD_NAMES);
    // What was typed before this script ran isn't in the draft yet.
    if (Object.keys(draft).length) storeBookingDraft(form.current);
    // A draft already has the calculator's numbers in it, or the visitor took them out.
    if (!("additionalInfo" in draft)) fillFromCalculator(form.current, fromCalculator);
    openFilled(form.current);
  }, [form, fromCalculator]);
}

export function storeBookingDraft(form: HTMLFormElement) {
  storeDraft(form, DRAFT, BOOKING_FIELD_NAMES);
}

export function dropBookingDraft() {
  dropDraft(DRAFT);
}

/** A slot that was asked for, and the key that it was asked with. */
type Asked = { slot: Slot; key: string };

/**
 * What was asked for, until there's an answer. The answer may be lost and the call stored: after a reload, also on the next day, the same
 * request must go out again, which is the same call, and not one for another time.
 */
export function storeAsked(asked: Asked | undefined) {
  try {
    if (asked) sessionStorage.setItem(ASKED, JSON.stringify(asked));
    else sessionStorage.removeItem(ASKED);
  } catch {
    // Storage may be turned off.
  }
}

export function readAsked() {
  const asked = readFormDraft(ASKED) as Partial<Asked>;
  return asked.slot ? (asked as Asked) : undefined;
}
