import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { Band } from "../../../design/band.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { anchor } from "../../../design/contents.tsx";
import { Fold } from "../../../design/fold.tsx";
import { ArrowDown } from "../../../design/icons.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { Opening } from "../../../design/opening.tsx";
import { allPages, contactAbout, tradePath } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { TradeGrid } from "../../trades/ui/trade-grid.tsx";
import { trades } from "../../trades/words/grid.ts";
import stylesheet from "../overview.css?url";
import { OneJob } from "../ui/one-job.tsx";
import { ServiceRows } from "../ui/service-rows.tsx";
import { oneJob } from "../words/one-job.ts";
import { services, servicesOverview } from "../words/services.ts";
import { runningCosts, worksWith } from "../words/works-with.ts";

export const handle = { stylesheet };

export default function Services() {
  const { headline, lead, closing } = servicesOverview;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="services" beside={<Index />} isWordy />
      <Cards />
      <OneJob {...oneJob} moments={oneJob.moments.map(toMoment)} />
      <Industries />
      <Facts id="works-with" tone="band-snow" section={worksWith} />
      <Facts id="running-costs" tone="band-paper" section={runningCosts} />
      <ClosingCall
        ridge="west"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        flag={{ href: contactAbout("strategy-session"), label: labels.bookStrategy }}
      />
    </>
  );
}

const offered = allPages.flatMap((page) =>
  page.service ? [{ href: page.aliases[0] ?? page.path, key: page.service, ...services[page.service] }] : [],
);

function toMoment({ service, time, text }: (typeof oneJob)["moments"][number]) {
  return { key: service, time, text, service: services[service].name, href: `#${anchor(services[service].name)}` };
}

/** All at a glance, for a visitor in a hurry. */
function Index() {
  return (
    <nav aria-label={labels.onThisPage} className="no-print">
      <ol className="border-snow grid border-t-2 md:max-lg:grid-flow-col md:max-lg:grid-cols-2 md:max-lg:grid-rows-3 md:max-lg:gap-x-8">
        {offered.map(({ key, name }, i) => (
          <li key={key} className="border-edge border-b">
            <a href={`#${anchor(name)}`} className="group flex min-h-11 items-center gap-4 font-semibold md:min-h-14">
              <span aria-hidden="true" className="display text-mark w-6 text-lg">
                {i + 1}
              </span>
              {name}
              <ArrowDown className="group-hover:text-hivis ml-auto size-5" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Cards() {
  return (
    <Band tone="snow">
      <h2 className="display text-h2 max-w-[18ch]">{servicesOverview.cardsHeading}</h2>
      <ServiceRows services={offered} words={labels} />
    </Band>
  );
}

function Industries() {
  return (
    <Band tone="paper">
      <h2 className="display text-h2 max-w-[16ch]">{servicesOverview.industriesHeading}</h2>
      <p className="lead">{servicesOverview.industriesText}</p>
      <div className="mt-head">
        <TradeGrid trades={TRADES.map((key) => ({ key, name: trades[key].name, text: trades[key].line, href: tradePath(key) }))} />
      </div>
    </Band>
  );
}

/** A heading and its table. The FAQ links to both. */
function Facts({ id, tone, section }: { id: string; tone: string; section: typeof worksWith }) {
  return (
    <section id={id} className={`${tone} band`}>
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{section.heading}</h2>
        <p className="lead">
          <LinkedText text={section.text} />
        </p>
        <Fold label={labels.showTable} className="mt-2">
          <div className="prose mt-2 md:mt-8">
            <ArticleBlocks blocks={section.blocks} />
          </div>
        </Fold>
      </div>
    </section>
  );
}
