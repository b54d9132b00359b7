import { Band, type BandTone } from "../../../design/band.tsx";
import { Fold } from "../../../design/fold.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { Moments } from "../../../design/moments.tsx";

type Props = {
  tone: BandTone;
  /** The moments run left to right on a desktop. */
  isAcross?: boolean;
  /** `open` opens the moments on a phone. */
  day: { heading: string; open?: string; intro: string; moments: { time: string; text: string }[] };
};

export function Day({ tone, isAcross, day }: Props) {
  return (
    <Band tone={tone} className={`gap-head grid ${isAcross ? "" : "lg:grid-cols-[1fr_1.4fr]"}`}>
      <div>
        <h2 className={`display text-h2 ${isAcross ? "max-w-[22ch]" : "lg:max-w-[14ch]"}`}>{day.heading}</h2>
        <p className="lead">
          <LinkedText text={day.intro} />
        </p>
      </div>
      <Fold label={day.open ?? day.heading}>
        <Moments
          className="max-md:mt-4"
          isAcross={isAcross}
          moments={day.moments.map(({ time, text }) => ({
            key: time,
            words: (
              <>
                <p className="text-mark font-bold">{time}</p>
                <p className="measure mt-1">{text}</p>
              </>
            ),
          }))}
        />
      </Fold>
    </Band>
  );
}
