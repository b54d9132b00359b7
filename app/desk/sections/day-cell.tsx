import { CALENDAR_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { type ShownSlot, SlotList } from "../ui/slot-list.tsx";
import { calendar as words } from "../words/calendar.ts";

type ShownDay = {
  day: string;
  href: string;
  name: string;
  fullName: string;
  isToday: boolean;
  /** A phone shows one week, and none of the days that are over. */
  isOnPhone: boolean;
  note: string;
  slots: ShownSlot[];
  /** Where the weeks on the page begin, to come back to. */
  week: string;
  /** 'look' first at the calls that stay. */
  change: "close" | "look" | "open" | undefined;
};

/** A day of the calendar: its name leads to its own page, its times are marks, and one press closes or opens it. */
export function DayCell({ day, href, name, fullName, isToday, isOnPhone, note, slots, week, change }: ShownDay) {
  const className = `border-line grid content-start gap-2 border-t py-3 min-w-0 ${isOnPhone ? "" : "max-lg:hidden"}`;
  const button = "button button-quiet button-small";
  const label = (text: string) => (
    <>
      {text}
      <span className="sr-only"> {fullName}</span>
    </>
  );
  return (
    <li className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <DeskLink href={href} aria-current={isToday ? "date" : undefined} className="font-semibold">
          {name}
        </DeskLink>
        {change === "look" && (
          <a href={`${href}#close`} className={button}>
            {label(words.close)}
          </a>
        )}
        {(change === "close" || change === "open") && (
          <DeskForm action={CALENDAR_PATH}>
            <input type="hidden" name="first" value={day} />
            <input type="hidden" name="week" value={week} />
            <button type="submit" name="do" value={change} className={button}>
              {label(words[change])}
            </button>
          </DeskForm>
        )}
      </div>
      {note && <p className="text-sm wrap-anywhere">{isToday ? `${words.today} · ${note}` : note}</p>}
      <SlotList slots={slots} />
    </li>
  );
}
