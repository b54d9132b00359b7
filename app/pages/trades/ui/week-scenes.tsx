import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";
import { type Day, Scene } from "./scene.tsx";
import { SceneText } from "./scene-text.tsx";

type Props = {
  trade: Trade;
  week: { heading: string; days: Day[] };
  /** The last scene's ground: another than that of what follows. */
  lastTone: "snow" | "paper";
  /** The first text of the page's example, if it has one: it's drawn over the second scene, and read further down. */
  message: { time: string; text: string } | undefined;
};

/** A week of this trade in three scenes of its model, from edge to edge: far and dark, at dawn, and a part of it near. */
export function WeekScenes({ trade, week, lastTone, message }: Props) {
  const layout = LAYOUTS[trade] ?? "scenes-row";
  const isPartFirst = layout.includes("part-first");
  const scenes = isPartFirst ? [PART, ...OTHERS] : [...OTHERS, PART];
  const days = daysOf(week.days, isPartFirst);
  return (
    <section className="exhibit band-night">
      <div className="wrap pb-head">
        <h2 className="display text-h2 max-w-[20ch]">{week.heading}</h2>
      </div>
      <ol className={`scenes ${layout} ${week.days.length === 4 ? "[--days:4]" : ""}`}>
        {scenes.map(({ scene, tone, panel }, i) => (
          <Scene key={scene} panel={`${panel} ${scene === "part" ? `band-${lastTone}` : ""}`} days={days[i] ?? []}>
            {scene === "near" && message && message.text.length <= LONGEST && <SceneText message={message} />}
            <TradeDrawing trade={trade} scene={scene} tone={tone} />
          </Scene>
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

const UNDER_EACH_OTHER = "";
const PART_FIRST = "scenes-row scenes-part-first";

/** Not every trade's week looks alike. Where a part of the model tells what the week is about, it comes first. */
const LAYOUTS: Partial<Record<Trade, string>> = {
  electrical: PART_FIRST,
  general: UNDER_EACH_OTHER,
  roofing: PART_FIRST,
  landscaping: UNDER_EACH_OTHER,
  painting: PART_FIRST,
};

/** The scene that's far and small has one day, those before and between have two, and the last has what's left. */
function daysOf(days: Day[], isPartFirst: boolean) {
  const first = isPartFirst ? 2 : 1;
  return [days.slice(0, first), days.slice(first, 3), days.slice(3)];
}
