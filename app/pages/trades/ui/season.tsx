import { Band, type Tone } from "../../services/ui/band.tsx";

/** When this trade's rush comes. */
export function Season({ tone, season }: { tone: Tone; season: { heading: string; paragraphs: string[] } }) {
  return (
    <Band tone={tone} className="gap-head grid lg:grid-cols-[1fr_1.7fr] lg:gap-14">
      <h2 className="display text-h2 max-w-[18ch]">{season.heading}</h2>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {season.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
  );
}
