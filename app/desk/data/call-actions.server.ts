import type { BookingSettings } from "../../booking/data/announce.server.ts";
import {
  cancelByAgency,
  confirmBooking,
  declineBooking,
  offerTimes,
  rescheduleBooking,
} from "../../booking/data/changes/agency-answers.server.ts";
import { MovedSince } from "../../booking/data/changes/change.server.ts";
import { recordOutcome } from "../../booking/data/changes/outcomes.server.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import { readMessage } from "../../booking/rules/message.ts";
import { isMovedSince, readOffer, readSlot, writeSlot } from "../../booking/rules/slot-text.ts";
import type { Database } from "../../database/database.server.ts";
import { addNote } from "../../people/data/next-step.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { CALL_ACTIONS, type CallAction } from "../catalog.ts";
import { actionsFor } from "../rules/listed-calls.ts";
import { doAndLog } from "./log.server.ts";

type Form = Record<string, string>;

/** Does one thing about a call, by the function that the command calls. Returns what came of it. */
export async function doCallAction(database: Database, who: string, booking: Booking, form: Form, nowAndSettings: NowAnd<BookingSettings>) {
  const action = actionsFor(booking, nowAndSettings.now).find((one) => one === form.do);
  if (!action) return isMovedSince(booking, form.seen ?? "") ? "moved-since" : "not-now";
  const { done, act: what } = CALL_ACTIONS[action];
  return doAndLog(
    database,
    { who, now: nowAndSettings.now },
    (transaction) => runCallAction(action, transaction, booking, form, nowAndSettings),
    (kind) => (kind === done ? { what, bookingId: booking.id } : undefined),
  ).catch((error) => {
    if (!(error instanceof MovedSince)) throw error;
    // Move, pressed twice: the second finds the call where the first put it.
    return action === "move" && writeSlot(error.booking) === form.time ? "same" : "moved-since";
  });
}

async function runCallAction(
  action: CallAction,
  database: Database,
  booking: Booking,
  form: Form,
  nowAndSettings: NowAnd<BookingSettings>,
): Promise<string> {
  const which = { id: booking.id, seen: form.seen ?? "" };
  const read = readMessage(form.message);
  if ("problem" in read) return read.problem;
  const message = read.text;
  switch (action) {
    case "confirm":
      return (await confirmBooking(database, which, nowAndSettings)).kind;
    case "decline":
      return (await declineBooking(database, which, message, nowAndSettings)).kind;
    case "cancel":
      return (await cancelByAgency(database, which, message, nowAndSettings)).kind;
    case "move": {
      const slot = readSlot(form.time);
      return slot ? (await rescheduleBooking(database, which, slot, nowAndSettings)).kind : "not-bookable";
    }
    case "offer": {
      const slots = readOffer(form);
      return slots ? (await offerTimes(database, which, slots, nowAndSettings)).kind : "not-three";
    }
    case "talked":
    case "missed":
      return (await recordOutcome(database, which, action, action === "talked" ? message : "", nowAndSettings)).kind;
    case "note":
      if (!message) return "empty";
      return (await addNote(database, booking.personId ?? "", message, nowAndSettings.now)) ? "noted" : "unknown";
  }
}
