import { bookableDays } from "../../rules/calendar/calendar.ts";
import { filled } from "../../rules/format.ts";
import { SlotSelects, type SlotSelectsWords } from "./slot-selects.tsx";

type Props = {
  words: SlotSelectsWords;
  zone: string;
  start: { today: string; zoneName: string; values: Record<string, string>; unavailable: string[]; closed: Record<string, string> };
};

/** The slot for browsers without JavaScript. */
export function NativeSlots({ words, zone, start }: Props) {
  return (
    <noscript>
      <div className="grid gap-6 sm:grid-cols-2">
        <SlotSelects
          words={words}
          days={bookableDays(start.today)}
          unavailable={new Set(start.unavailable)}
          closed={start.closed}
          values={start.values}
        />
      </div>
      <p className="text-stone mt-3 text-sm">{filled(zone, { zone: start.zoneName })}</p>
    </noscript>
  );
}
