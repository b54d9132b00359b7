import type { booking } from "../words/booking.ts";

export type PickerWords = (typeof booking)["picker"];
