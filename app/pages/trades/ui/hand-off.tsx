import { Band } from "../../../design/band.tsx";
import { RowFold } from "../../../design/fold.tsx";
import { FitRows } from "../../services/ui/fit-rows.tsx";
import type { Trade } from "../catalog/trades.ts";
import type { tradePackages } from "../words/packages.ts";

type PointWords = { title: string; text: string };
type Link = { href: string; name: string };
type Props = {
  first: { heading: string; items: PointWords[] };
  leave: { heading: string; items: PointWords[] };
  /** What a screen reader calls the handle of a fold. */
  more: (title: string) => string;
  built: { label: string; services: Link[]; heading: string; fit: ReturnType<(typeof tradePackages)[Trade]>; links: Link[] };
};

/** What to automate first, in order, what to leave alone, and what of it to buy. */
export function HandOff({ first, leave, more, built }: Props) {
  return (
    <Band tone="paper" className="gap-head grid">
      <div>
        <h2 className="display text-h2 max-w-[18ch]">{first.heading}</h2>
        <ol className="mt-4 md:mt-8 lg:grid lg:grid-cols-3 lg:gap-x-8">
          {first.items.map(({ title, text }, i) => (
            <li
              key={title}
              className="border-line md:border-ink grid grid-cols-[2.25rem_1fr] items-baseline border-t md:grid-cols-[4.5rem_1fr] md:border-t-2 md:py-5 lg:block"
            >
              <span className="display text-h3 md:text-h2 text-mark" aria-hidden="true">
                {i + 1}
              </span>
              <div className="fold-row py-3.5 md:py-0">
                <h3 className="display text-h3 max-md:pr-8">{title}</h3>
                <RowFold label={more(title)} isOpen={i === 0}>
                  <p className="measure text-quiet mt-2">{text}</p>
                </RowFold>
              </div>
            </li>
          ))}
        </ol>
        <div className="border-line pt-3 max-md:border-t">
          <Links label={built.label} links={built.services} />
        </div>
      </div>
      <div className="grid md:gap-8 lg:grid-cols-2">
        <div className="md:border-ink md:border-t-2 md:pt-5">
          <h2 className="display text-h3">{leave.heading}</h2>
          <ul className="crosses mt-3 md:mt-6">
            {leave.items.map(({ title, text }) => (
              <li key={title} className="border-line max-md:border-t">
                <div className="fold-row py-2.5 md:py-0">
                  <h3 className="font-bold max-md:pr-8">{title}</h3>
                  <RowFold label={more(title)}>
                    <p className="text-quiet mt-1">{text}</p>
                  </RowFold>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <div className="fold-row border-line md:border-ink py-3.5 max-md:border-y md:border-t-2 md:pt-5 md:pb-0">
            <h2 className="display text-h3 max-md:pr-8">{built.heading}</h2>
            <RowFold label={more(built.heading)}>
              <FitRows fit={built.fit} className="mt-2 md:mt-3" />
            </RowFold>
          </div>
          <Links links={built.links} />
        </div>
      </div>
    </Band>
  );
}

function Links({ label, links }: { label?: string; links: Link[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {/* On a phone on a line of its own: beside it there's room for one link of two. */}
      {label && <span className="font-semibold max-sm:w-full">{label}</span>}
      {links.map(({ href, name }) => (
        <a key={href} href={href} className="tap-link">
          {name}
        </a>
      ))}
    </p>
  );
}
