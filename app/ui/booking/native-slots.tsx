import { bookableDays, fullDate, longZoneName, SLOT_TIMES } from "../../rules/calendar.ts";
import { Field } from "../field.tsx";

type Props = {
  words: { dateLabel: string; timeLabel: string; zone: (name: string) => string };
  choose: string;
  start: { today: string; timeZone: string; values: Record<string, string> };
};

/** Date and time as plain selects for browsers without script. The server says when a time is taken and offers the nearest. */
export function NativeSlots({ words, choose, start }: Props) {
  return (
    <noscript>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field as="select" name="selectedDate" label={words.dateLabel} required defaultValue={start.values.selectedDate ?? ""}>
          <option value="">{choose}</option>
          {bookableDays(start.today).map((day) => (
            <option key={day} value={day}>
              {fullDate(day)}
            </option>
          ))}
        </Field>
        <Field as="select" name="selectedTime" label={words.timeLabel} required defaultValue={start.values.selectedTime ?? ""}>
          <option value="">{choose}</option>
          {SLOT_TIMES.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </Field>
      </div>
      <p className="text-stone mt-3 text-sm">{words.zone(longZoneName(start.timeZone))}</p>
    </noscript>
  );
}
