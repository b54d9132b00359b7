/**
 * The slot in a posted form. One of the nearest free times comes as a single value, '2026-11-17 9:30 AM', since a button has only one; it
 * replaces what the lists say.
 */
export function chosenSlot({ slot = "", selectedDate: date = "", selectedTime: time = "" }: Record<string, string>) {
  const [, selectedDate = date, selectedTime = time] = /^(\S+) (.+)$/.exec(slot) ?? [];
  return { selectedDate, selectedTime };
}
