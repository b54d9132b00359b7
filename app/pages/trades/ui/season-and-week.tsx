import { Band, type Tone } from "../../services/ui/band.tsx";

type Props = {
  tone: Tone;
  season: { heading: string; paragraphs: string[] };
  week: { heading: string; days: { day: string; text: string }[] };
};

/** When this trade's rush comes, and an ordinary week of it, day by day. */
export function SeasonAndWeek({ tone, season, week }: Props) {
  return (
    <Band tone={tone} className="grid gap-8 md:gap-14">
      <div className="gap-head grid lg:grid-cols-[1fr_1.7fr] lg:gap-14">
        <h2 className="display text-h2 max-w-[18ch]">{season.heading}</h2>
        <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          {season.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div>
        <h2 className="display text-h3">{week.heading}</h2>
        <ol className="trail-across mt-4 max-md:gap-3 md:mt-6">
          {week.days.map(({ day, text }) => (
            <li key={day}>
              <p className="text-mark font-bold">{day}</p>
              <p className="measure">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
