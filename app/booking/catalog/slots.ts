/** The times of every weekday, on the agency's clock, unless the owner sets hours of their own. The noon hour is left out. */
export const SLOT_TIMES = [
  "9:00 AM",
  "9:30 AM",
  "10:00 AM",
  "10:30 AM",
  "11:00 AM",
  "11:30 AM",
  "1:00 PM",
  "1:30 PM",
  "2:00 PM",
  "2:30 PM",
  "3:00 PM",
  "3:30 PM",
  "4:00 PM",
] as const satisfies readonly SlotTime[];

/** Every half hour of a day. The owner's own hours may have any of them. */
export const HALF_HOURS = (["AM", "PM"] as const).flatMap((half) =>
  ([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).flatMap((hour) =>
    (["00", "30"] as const).map((minute) => `${hour}:${minute} ${half}` as const),
  ),
);

/** From one slot to the next, whatever the call's own length. */
export const SLOT_MINUTES = 30;

export type SlotTime = (typeof HALF_HOURS)[number];

/** Today through this many days out can be booked. */
export const BOOKING_WINDOW_DAYS = 60;

/** While that window is full, times this far out can be booked, rather than that we send a visitor away. */
export const LONG_WINDOW_DAYS = 2 * BOOKING_WINDOW_DAYS;
