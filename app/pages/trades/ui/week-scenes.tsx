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

/** A week of this trade in three scenes that show what its days tell, from edge to edge: by night, at dawn and by day. */
export function WeekScenes({ trade, week, lastTone, message }: Props) {
  const isDayFirst = DAY_FIRST.includes(trade);
  const scenes = isDayFirst ? [BY_DAY, ...OTHERS] : [...OTHERS, BY_DAY];
  const days = daysOf(week.days, isDayFirst);
  return (
    <section className="exhibit band-night">
      <div className="wrap pb-head">
        <h2 className="display text-h2 max-w-[20ch]">{week.heading}</h2>
      </div>
      <ol className={`scenes ${UNDER_EACH_OTHER.includes(trade) ? "" : "scenes-row"}`}>
        {scenes.map(({ scene, tone, panel }, i) => (
          <Scene key={scene} panel={`${panel} ${scene === "day" ? `band-${lastTone}` : ""}`} days={days[i] ?? []}>
            {scene === "dawn" && message && message.text.length <= LONGEST_MESSAGE && <SceneText message={message} />}
            <TradeDrawing trade={trade} scene={scene} tone={tone} />
          </Scene>
        ))}
      </ol>
    </section>
  );
}

/** A text of at most two lines. */
const LONGEST_MESSAGE = 65;

const OTHERS = [
  { scene: "night", tone: "dark", panel: "scene-night band-night" },
  { scene: "dawn", tone: "dawn", panel: "scene-dawn" },
] as const;
const BY_DAY = { scene: "day", tone: "light", panel: "scene-day" } as const;

/** Not every trade's week looks alike: some begin by day, and two stand under each other on every screen. */
const DAY_FIRST: readonly Trade[] = ["electrical", "roofing", "painting"];
const UNDER_EACH_OTHER: readonly Trade[] = ["general", "landscaping"];

/** The night has one day, a scene before or after it has two, and the last has what's left. */
function daysOf(days: Day[], isDayFirst: boolean) {
  const first = isDayFirst ? 2 : 1;
  return [days.slice(0, first), days.slice(first, 3), days.slice(3)];
}
