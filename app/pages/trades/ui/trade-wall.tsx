import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";

type Props = { trades: { key: Trade; name: string; text: string; href: string }[] };

/** The trades as a wall from edge to edge, from night to day. Each whole panel leads to the trade's page. */
export function TradeWall({ trades }: Props) {
  return (
    <ul className="trade-wall">
      {trades.map(({ key, name, text, href }, i) => (
        <li key={key} id={key} className={`trade-panel ${panelOf(i).ground}`}>
          <TradeDrawing trade={key} tone={panelOf(i).tone} />
          <h3 className="text-lg font-bold max-md:text-base max-md:leading-tight">
            <a href={href} className="stretched hover:underline">
              {name}
            </a>
          </h3>
          <p className="text-quiet text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const NIGHT = { ground: "band-night", tone: "dark" } as const;
const DAWN = { ground: "scene-dawn", tone: "dawn" } as const;
const SNOW = { ground: "band-snow", tone: "light" } as const;
const PAPER = { ground: "band-paper", tone: "light" } as const;

/**
 * Like a board: no panel has the tone of its neighbor to the side or below, in two columns or in four. None of the last row is on snow,
 * which the next section is.
 */
const PANELS = [NIGHT, PAPER, SNOW, DAWN, PAPER, NIGHT, DAWN, PAPER];

function panelOf(place: number) {
  return PANELS[place % PANELS.length] ?? NIGHT;
}
