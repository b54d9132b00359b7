import { CALENDAR_PATH } from "../rules/paths.ts";
import { calendar as words } from "../words/calendar.ts";

type Props = {
  earlier: string | undefined;
  later: string | undefined;
  isSecond?: boolean;
};

/** The way through the weeks, above and below them. */
export function WeekLinks({ earlier, later, isSecond = false }: Props) {
  const link = "button button-quiet button-small";
  return (
    <nav aria-label={isSecond ? words.moreWeeks : words.weeks} className="flex flex-wrap gap-3">
      {earlier && (
        <a href={`${CALENDAR_PATH}?week=${earlier}`} className={link}>
          {words.earlier}
        </a>
      )}
      {earlier && (
        <a href={CALENDAR_PATH} className={link}>
          {words.today}
        </a>
      )}
      {later && (
        <a href={`${CALENDAR_PATH}?week=${later}`} className={link}>
          {words.later}
        </a>
      )}
    </nav>
  );
}
