import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import type { Slot } from "../../rules/slot.ts";
import type { BookingSettings } from "../announce.server.ts";
import { changeBooking } from "./change.server.ts";
import { endCall } from "./end.server.ts";
import { moveCall } from "./move.server.ts";

/** The visitor cancels, which frees the slot. */
export function cancelBooking(database: Database, token: string, nowAndSettings: NowAnd<BookingSettings>) {
  return changeBooking(database, { purpose: "manage", token }, nowAndSettings.now, (transaction, booking) =>
    endCall(transaction, booking, "visitor", nowAndSettings),
  );
}

/** The visitor picks another slot. Like the first one, it waits for the agency to confirm. */
export function moveBooking(database: Database, token: string, slot: Slot, nowAndSettings: NowAnd<BookingSettings>) {
  return moveCall(database, { purpose: "manage", token }, slot, "visitor", nowAndSettings);
}
