import { type BandTone, TONES } from "../../../design/band.tsx";
import { Stations, type StationsOf } from "../../../design/drawings/stations.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";

type Props = {
  of: StationsOf;
  tone: BandTone;
  /** What the moments are written on. */
  as: keyof typeof PAPERS;
  isBelowFirst?: boolean;
  day: { heading: string; intro: string; moments: { time: string; text: string }[] };
};

/** One job's moments as stations on a path across the page's own land, edge to edge. */
export function JobTrail({ of, tone, as, isBelowFirst, day }: Props) {
  return (
    <section className={`stations-band band-wide ${TONES[tone]}`}>
      <div className="wrap grid gap-3 lg:grid-cols-2 lg:items-end lg:gap-14">
        <h2 className="display text-h2 max-w-[20ch]">{day.heading}</h2>
        <p className="measure text-quiet md:text-lg">
          <LinkedText text={day.intro} />
        </p>
      </div>
      <div className="wrap mt-head">
        <Stations
          of={of}
          isBelowFirst={isBelowFirst}
          papers={day.moments.map(({ time, text }) => ({
            key: time,
            paper: (
              <div className={`note ${PAPERS[as]}`}>
                <p className="note-time">{time}</p>
                <p>{text}</p>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}

const PAPERS = { message: "note-message", "field-note": "note-field-note", pin: "note-pin", slip: "note-slip" };
