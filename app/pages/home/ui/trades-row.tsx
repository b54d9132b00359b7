import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import type { Trade } from "../../trades/catalog/trades.ts";

type Props = {
  words: { heading: string; text: string; other: string };
  trades: { key: Trade; name: string; href: string }[];
  otherHref: string;
};

/** The trades, each a link to what eats up its week. */
export function TradesRow({ words: { heading, text, other }, trades, otherHref }: Props) {
  return (
    <>
      <div className="clear flex w-fit flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="display text-h3">{heading}</h2>
        <p className="text-quiet">{text}</p>
      </div>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(4.6rem,30%)),1fr))] gap-2 sm:gap-3 md:grid-cols-4 xl:mt-20 xl:grid-cols-8">
        {trades.map(({ key, name, href }) => (
          <li key={key} className="group card-night relative rounded-md p-1 pb-2 transition-transform hover:-translate-y-1 sm:p-2 sm:pb-3">
            <TradeDrawing trade={key} tone="dark" className="w-full xl:-mx-6 xl:-mt-15 xl:w-[calc(100%+3rem)] xl:max-w-none" />
            <a
              href={href}
              className="stretched mt-1 block text-center text-xs leading-tight font-semibold max-sm:-mx-1 max-sm:text-[0.75rem] max-sm:tracking-tight max-sm:hyphens-auto sm:text-sm"
            >
              {name}
            </a>
          </li>
        ))}
        {/* Where there are three columns, it fills the last row. */}
        <li className="card-night relative grid place-items-center rounded-md p-1 md:hidden">
          <a href={otherHref} className="stretched text-center text-xs leading-tight font-semibold">
            {other} <ArrowRight className="mx-auto mt-2 size-4" />
          </a>
        </li>
      </ul>
    </>
  );
}
