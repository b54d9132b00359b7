import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import type { Trade } from "../catalog/trades.ts";

type Props = { trades: { key: Trade; name: string; text: string; href: string }[] };

/** The trades, each with its drawing and a sentence. Each whole tile leads to the trade's page. */
export function TradeGrid({ trades }: Props) {
  return (
    <ul className="two-up gap-x-6 gap-y-6 md:gap-y-10 lg:grid-cols-4">
      {trades.map(({ key, name, text, href }) => (
        <li key={key} id={key} className="group relative">
          <TradeDrawing
            trade={key}
            tone="light"
            className="w-full max-w-32 transition-transform group-hover:-translate-y-1 md:max-w-[16rem]"
          />
          <h3 className="mt-2 text-lg font-bold max-md:leading-tight md:mt-4">
            <a href={href} className="textlink stretched">
              {name}
            </a>
          </h3>
          <p className="text-quiet mt-1 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
