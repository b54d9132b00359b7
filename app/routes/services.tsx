import { ArrowDown } from "lucide-react";
import { TRADES } from "../catalog/trades.ts";
import { labels } from "../content/labels.ts";
import { services, servicesOverview } from "../content/services.ts";
import { trades } from "../content/trades.ts";
import { runningCosts, worksWith } from "../content/works-with.ts";
import { allPages, contactAbout } from "../site/pages.ts";
import { ArticleBlocks } from "../ui/article-blocks.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { anchor } from "../ui/contents.tsx";
import { ServiceDrawing } from "../ui/drawings/services.tsx";
import { TradeDrawing } from "../ui/drawings/trades.tsx";
import { Opening } from "../ui/opening.tsx";

export default function Services() {
  const { headline, lead, closing } = servicesOverview;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="services" beside={<Index />} />
      <Cards />
      <Industries />
      <Facts id="works-with" tone="band-snow" section={worksWith} />
      <Facts id="running-costs" tone="band-paper" section={runningCosts} />
      <ClosingCall ridge="north" from="paper" heading={closing.heading} text={closing.text}>
        <ButtonLink href={contactAbout("strategy-session")}>{closing.button}</ButtonLink>
      </ClosingCall>
    </>
  );
}

const offered = allPages.flatMap((page) =>
  page.service ? [{ href: page.aliases[0] ?? page.path, key: page.service, ...services[page.service] }] : [],
);

/** The six at a glance, for a visitor in a hurry. */
function Index() {
  return (
    <nav aria-label={labels.onThisPage} className="no-print">
      <ol className="border-snow border-t-2">
        {offered.map(({ key, name }, i) => (
          <li key={key} className="border-edge border-b">
            <a href={`#${anchor(name)}`} className="group flex min-h-14 items-center gap-4 font-semibold">
              <span aria-hidden="true" className="display text-lime w-6 text-lg">
                {i + 1}
              </span>
              {name}
              <ArrowDown aria-hidden="true" className="group-hover:text-hivis ml-auto size-5" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Cards() {
  return (
    <section className="band-snow band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{servicesOverview.cardsHeading}</h2>
        <ul className="mt-10">
          {offered.map(({ key, href, name, card }) => (
            <li
              key={key}
              className="border-line grid items-start gap-x-10 gap-y-6 border-t py-10 md:grid-cols-[11rem_1fr] lg:grid-cols-[13rem_1.25fr_1fr]"
            >
              <ServiceDrawing service={key} className="w-24 md:w-full" />
              <div>
                <h3 id={anchor(name)} className="display text-h3 [overflow-wrap:anywhere]">
                  {name}
                </h3>
                <p className="border-mark mt-4 border-l-4 pl-4 text-lg font-semibold">{card.painPoint}</p>
                <p className="measure text-stone mt-4">{card.description}</p>
              </div>
              <div className="md:col-start-2 lg:col-start-3">
                <ul className="peaks">
                  {card.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <ButtonLink href={href} kind="quiet" className="mt-6">
                  {labels.initialize}
                  <span className="sr-only">: {name}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Industries() {
  return (
    <section className="band-paper band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[16ch]">{servicesOverview.industriesHeading}</h2>
        <p className="measure text-quiet mt-5 text-lg">{servicesOverview.industriesText}</p>
        <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {TRADES.map((key) => ({ key, ...trades[key] })).map(({ key, name, line }) => (
            <li key={key} id={key}>
              <TradeDrawing isInRow trade={key} className="w-full max-w-[16rem]" />
              <h3 className="mt-4 text-lg font-bold">{name}</h3>
              <p className="text-quiet mt-1 text-sm">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A heading and its table. The FAQ links to both. */
function Facts({ id, tone, section }: { id: string; tone: string; section: typeof worksWith }) {
  return (
    <section id={id} className={`${tone} band`}>
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{section.heading}</h2>
        <p className="measure text-quiet mt-5 text-lg">{section.text}</p>
        <div className="prose mt-8">
          <ArticleBlocks blocks={section.blocks} />
        </div>
      </div>
    </section>
  );
}
