import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";

type Day = { day: string; text: string };
type Props = {
  trade: Trade;
  week: { heading: string; days: Day[] };
  /** The last scene's ground: another than that of what follows. */
  lastTone: "snow" | "paper";
};

/** A week of this trade in three scenes of its model, from edge to edge: far and dark, near, and a part of it alone. */
export function WeekScenes({ trade, week, lastTone }: Props) {
  return (
    <section className="exhibit band-night">
      <div className="wrap pb-head">
        <h2 className="display text-h2 max-w-[20ch]">{week.heading}</h2>
      </div>
      <ol className="scenes">
        {SCENES.map(({ scene, tone, panel }, i) => (
          <li key={scene} className={`scene ${panel} ${scene === "part" ? `band-${lastTone}` : ""}`}>
            <TradeDrawing trade={trade} scene={scene} tone={tone} />
            <dl className="scene-days">
              {daysOf(week.days, i).map(({ day, text }) => (
                <div key={day}>
                  <dt className="display text-h3">{day}</dt>
                  <dd className="mt-1 text-sm">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SCENES = [
  { scene: "far", tone: "dark", panel: "scene-far band-night" },
  { scene: "near", tone: "dawn", panel: "scene-near scene-dawn" },
  { scene: "part", tone: "light", panel: "scene-part" },
] as const;

/** Spread over the scenes; what's left over goes to the first and the last. */
function daysOf(days: Day[], scene: number) {
  const ends = [Math.ceil((days.length - 1) / 2), Math.ceil((days.length - 1) / 2) + 1, days.length];
  return days.slice(ends[scene - 1] ?? 0, ends[scene]);
}
