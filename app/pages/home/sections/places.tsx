import { WhoCalls } from "../../../booking/ui/who-calls.tsx";
import { TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { Flag } from "../../../design/flag.tsx";
import { Fold, RowFold } from "../../../design/fold.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { Marked } from "../../../design/marked.tsx";
import { contactAbout, pages, tradePath } from "../../../site/pages.ts";
import type { firstCaller } from "../../../site/studio/studio.ts";
import type { WhoCalls as WhoCallsFacts } from "../../../site/who-calls.ts";
import { labels } from "../../../site/words/labels.ts";
import { TextThread } from "../../services/ui/text-thread.tsx";
import { exhibits } from "../../services/words/exhibits.ts";
import { services } from "../../services/words/services.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { trades } from "../../trades/words/grid.ts";
import { Ledger } from "../ui/ledger.tsx";
import { MapBand } from "../ui/map-band.tsx";
import { NumbersForm } from "../ui/numbers-form.tsx";
import { Station } from "../ui/station.tsx";
import { TradesRow } from "../ui/trades-row.tsx";
import { climb } from "../words/climb.ts";
import { home } from "../words/home.ts";

// The sections of the home page on the night side of the map, and the summit.

export function Trades() {
  const links = TRADES.map((key) => ({ key, name: trades[key].name, href: tradePath(key) }));
  return (
    <section className="ground-night place-trades">
      <TrailLeg shape="a" />
      <div className="wrap">
        <Station spot={climb.places.kitchen} isStart />
        <TradesRow words={climb.trades} trades={links} otherHref={pages.trades.path} />
      </div>
    </section>
  );
}

export function Pains() {
  return (
    <section className="ground-night place-kitchen">
      <TrailLeg shape="b" />
      <div className="wrap beside-route">
        <div className="clear">
          <h2 className="display text-h2 max-w-[16ch]">{home.pains.heading}</h2>
          <p className="text-quiet mt-2 md:mt-4">
            {home.pains.text}{" "}
            <a href={pages.calculator.path} className="textlink text-snow font-semibold">
              {home.pains.link}
            </a>
          </p>
        </div>
        <div className="mt-head grid grid-cols-[minmax(0,1fr)] gap-5">
          <Ledger words={climb.ledger} items={home.pains.items} more={labels.more} />
          <Fold label={climb.numbers.heading}>
            <NumbersForm words={climb.numbers} action={pages.calculator.path} className="max-md:mt-2" />
          </Fold>
        </div>
      </div>
    </section>
  );
}

export function Thread() {
  const { drip: thread } = exhibits;
  return (
    <section className="ground-night place-house">
      <TrailLeg shape="c" />
      <div className="wrap beside-route">
        <div className="clear">
          <Station spot={climb.places.house} />
          <h2 className="display text-h2">{climb.thread.heading}</h2>
          <p className="measure text-quiet mt-2 text-lg md:mt-4">{climb.thread.text}</p>
        </div>
        <figure className="mt-head">
          <TextThread thread={thread} open={labels.restOfTexts} isOnMap />
          <Marked mark={labels.example} className="clear text-quiet mt-3 md:mt-5">
            {thread.caption}{" "}
            <a href={pages.agentDevelopment.path} className="textlink text-snow font-semibold">
              {climb.thread.link}
            </a>
          </Marked>
        </figure>
      </div>
    </section>
  );
}

export function Built() {
  return (
    <section className="ground-night place-built">
      <TrailLeg shape="d" />
      <div className="wrap beside-route">
        <div className="clear">
          <h2 className="display text-h2 max-w-[18ch]">{home.built.heading}</h2>
          <p className="measure text-quiet mt-2 md:mt-4 md:text-lg">{home.built.text}</p>
          <ol className="mt-4 grid gap-x-8 gap-y-3 md:mt-7 md:grid-cols-3">
            {home.built.points.map(({ title, text }) => (
              <li key={title} className="border-moss fold-row border-t-2 pt-2 md:pt-4">
                <h3 className="display text-h3 max-md:pr-8">{title}</h3>
                <RowFold label={labels.more(title)}>
                  <p className="text-quiet mt-1 text-sm md:mt-2">{text}</p>
                </RowFold>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

export function Solutions() {
  return (
    <section className="ground-night place-jobs">
      <TrailLeg shape="a" />
      <div className="wrap beside-route">
        <div className="clear">
          <h2 className="display text-h2">{home.solutions.heading}</h2>
          <p className="text-quiet mt-3 text-lg">
            <LinkedText text={home.solutions.text} />{" "}
            <a href={pages.strategyConsulting.path} className="textlink text-snow font-semibold">
              {labels.learnMore}
              <span className="sr-only">: {services.strategyConsulting.name}</span>
            </a>
          </p>
          <ul className="swipe mt-4 gap-x-3 md:mt-6 md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-3">
            {home.solutions.items.map(({ figure, title, text, service }) => (
              <li key={title} className="group max-md:card-night border-edge relative py-4 max-md:px-4 md:border-t lg:py-5 xl:py-3">
                <p aria-hidden="true" className="display text-h2 pr-7 xl:text-[1.75rem]">
                  {figure}
                </p>
                <h3 className="mt-1 text-lg leading-tight font-bold">
                  <a href={pages[service].path} className="stretched">
                    {title}
                  </a>
                </h3>
                <p className="text-quiet mt-2 text-sm">{text}</p>
                <p className="text-mark mt-2 hidden text-sm font-semibold md:block">
                  {home.solutions.partOf} {services[service].name}
                </p>
                <ArrowRight className="group-hover:text-hivis absolute top-6 right-0 size-5 transition-transform group-hover:translate-x-1 max-md:right-4 xl:top-4" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type ClosingProps = { caller: ReturnType<typeof firstCaller>; calls: WhoCallsFacts };

export function Closing({ caller, calls }: ClosingProps) {
  return (
    <section className="ground-snow place-summit no-print">
      <div className="wrap beside-route summit-words">
        <TrailLeg shape="short" />
        <div className="clear">
          <h2 className="display text-h2 max-w-[14ch]">{home.closing.heading}</h2>
          <p className="lead">{home.closing.text}</p>
          {caller && calls.name && (
            <WhoCalls caller={caller} text={labels.studio.takesFirstCalls(calls.name, calls.phone)} className="mt-5" />
          )}
        </div>
      </div>
      <MapBand at="summit">
        <TrailLeg shape="summit" />
        <p className="summit-name">
          <b>{climb.places.summit.name}</b>
          {climb.places.summit.note}
        </p>
      </MapBand>
      <Flag href={contactAbout("strategy-session")} className="at-summit">
        {labels.bookStrategy}
      </Flag>
    </section>
  );
}
