import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";

type Props = { trades: { key: Trade; name: string; text: string; href: string }[] };

/** The trades as a wall from edge to edge, from night to day. Each whole panel leads to the trade's page. */
export function TradeWall({ trades }: Props) {
  return (
    <ul className="trade-wall">
      {trades.map(({ key, name, text, href }, i) => (
        <li key={key} id={key} className={`trade-panel ${TONES[i % TONES.length]}`}>
          <TradeDrawing from="row" trade={key} />
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

/** Like a board: no panel has the tone of its neighbor to the side or below, in two columns or in four. */
const TONES = ["band-night", "band-snow", "band-paper", "scene-dawn", "band-snow", "scene-dawn", "band-night", "band-paper"];
