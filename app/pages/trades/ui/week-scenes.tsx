import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";
import { SceneText } from "./scene-text.tsx";

type Day = { day: string; text: string };
type Props = {
  trade: Trade;
  week: { heading: string; days: Day[] };
  /** The last scene's ground: another than that of what follows. */
  lastTone: "snow" | "paper";
  /** The first text of the page's example, if it has one: it's drawn over the second scene, and read further down. */
  message: { time: string; text: string } | undefined;
};

/** A week of this trade in three scenes of its model, from edge to edge: far and dark, at dawn, and a part of it too near. */
export function WeekScenes({ trade, week, lastTone, message }: Props) {
  const layout = LAYOUTS[trade];
  const scenes = layout === "scenes-part-first" ? [PART, ...OTHERS] : [...OTHERS, PART];
  return (
    <section className="exhibit band-night">
      <div className="wrap pb-head">
        <h2 className="display text-h2 max-w-[20ch]">{week.heading}</h2>
      </div>
      <ol className={`scenes ${layout ?? ""}`}>
        {scenes.map(({ scene, tone, panel }, i) => (
          <li key={scene} className={`scene ${panel} ${scene === "part" ? `band-${lastTone}` : ""}`}>
            {scene === "near" && message && message.text.length <= LONGEST && <SceneText message={message} />}
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

/** A text of at most two lines. */
const LONGEST = 65;

const OTHERS = [
  { scene: "far", tone: "dark", panel: "scene-far band-night" },
  { scene: "near", tone: "dawn", panel: "scene-dawn" },
] as const;
const PART = { scene: "part", tone: "light", panel: "scene-part" } as const;

/** Not every trade's week looks alike. Where a part of the model tells what the week is about, it comes first. */
const LAYOUTS: Partial<Record<Trade, "scenes-part-first" | "scenes-bands">> = {
  electrical: "scenes-part-first",
  general: "scenes-bands",
  roofing: "scenes-part-first",
  landscaping: "scenes-bands",
  painting: "scenes-part-first",
};

/** Spread over the scenes; what's left over goes to the first and the last. */
function daysOf(days: Day[], scene: number) {
  const ends = [Math.ceil((days.length - 1) / 2), Math.ceil((days.length - 1) / 2) + 1, days.length];
  return days.slice(ends[scene - 1] ?? 0, ends[scene]);
}
