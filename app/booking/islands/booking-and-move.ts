// Booking a call and moving one share most of their script, so both come in one file.
export { Booking } from "./booking.tsx";
export { Move } from "./move.tsx";
