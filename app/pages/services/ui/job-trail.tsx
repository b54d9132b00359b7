import { Stations, type StationsOf } from "../../../design/drawings/stations.tsx";
import { Fold } from "../../../design/fold.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";

type Props = {
  of: StationsOf;
  tone: "snow" | "paper" | "night";
  /** What the moments are written on. */
  as: keyof typeof PAPERS;
  isBelowFirst?: boolean;
  /** What opens the moments on a phone, where the page is long without them. */
  open?: string;
  day: { heading: string; intro: string; moments: { time: string; text: string }[] };
};

/** One job's moments as stations on a path across the page's own land, edge to edge. */
export function JobTrail({ of, tone, as, isBelowFirst, open, day }: Props) {
  const stations = (
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
  );
  return (
    <section className={`stations-band band-wide ${TONES[tone]}`}>
      <div className="wrap grid gap-3 lg:grid-cols-2 lg:items-end lg:gap-14">
        <h2 className="display text-h2 max-w-[20ch]">{day.heading}</h2>
        <p className="measure text-quiet text-lg">
          <LinkedText text={day.intro} />
        </p>
      </div>
      <div className="wrap mt-head">{open ? <Fold label={open}>{stations}</Fold> : stations}</div>
    </section>
  );
}

const PAPERS = { message: "note-message", "field-note": "note-field-note", pin: "note-pin", slip: "note-slip" };
const TONES = { snow: "band-snow", paper: "band-paper", night: "band-night" };
