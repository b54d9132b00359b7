import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { now, request, settings } from "./booking-example.ts";

type Given = Parameters<typeof requestBooking>[2];

/** The example's request, with changes if there are any. A test whose request isn't stored fails here. */
export async function bookCall(database: Database, changes: object = {}, given: Given = { now, settings }) {
  const result = await requestBooking(database, { ...request, ...changes }, given);
  if (result.kind !== "booked") throw new Error(result.kind);
  return result.booking;
}
