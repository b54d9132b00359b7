import { Band, type BandTone } from "../../services/ui/band.tsx";

/** When this trade's rush comes. */
export function Season({ tone, season }: { tone: BandTone; season: { heading: string; text: string } }) {
  return (
    <Band tone={tone} className="gap-head grid lg:grid-cols-[1fr_1.7fr] lg:gap-14">
      <h2 className="display text-h2 max-w-[18ch]">{season.heading}</h2>
      <p className="measure md:text-lg">{season.text}</p>
    </Band>
  );
}
