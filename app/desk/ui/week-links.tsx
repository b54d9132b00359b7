type Props = {
  path: string;
  words: { weeks: string; moreWeeks: string; earlier: string; later: string; today: string };
  earlier: string | undefined;
  later: string | undefined;
  isSecond?: boolean;
};

/** The way through the weeks, above and below them. */
export function WeekLinks({ path, words, earlier, later, isSecond = false }: Props) {
  const link = "button button-quiet button-small";
  return (
    <nav aria-label={isSecond ? words.moreWeeks : words.weeks} className="flex flex-wrap gap-3">
      {earlier && (
        <a href={`${path}?week=${earlier}`} className={link}>
          {words.earlier}
        </a>
      )}
      {earlier && (
        <a href={path} className={link}>
          {words.today}
        </a>
      )}
      {later && (
        <a href={`${path}?week=${later}`} className={link}>
          {words.later}
        </a>
      )}
    </nav>
  );
}
