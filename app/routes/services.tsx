import { services, servicesOverview } from "../content/services.ts";
import { trades } from "../content/trades.ts";
import { allPages, contactAbout } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { ServiceDrawing } from "../ui/drawings/services.tsx";
import { TradeDrawing } from "../ui/drawings/trades.tsx";
import { Opening } from "../ui/opening.tsx";

export default function Services() {
  const { headline, lead, closing } = servicesOverview;
  return (
    <>
      <Opening title={headline} lead={lead} crop="" drawing={<TradeDrawing trade="handyman" className="w-full max-w-sm" />} />
      <Cards />
      <Industries />
      <ClosingCall from="night" heading={closing.heading} text={closing.text}>
        <ButtonLink href={contactAbout("strategy-session")}>{closing.button}</ButtonLink>
      </ClosingCall>
    </>
  );
}

const offered = allPages.flatMap((page) =>
  page.service ? [{ href: page.aliases[0] ?? page.path, key: page.service, ...services[page.service] }] : [],
);

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
                <h3 className="display text-h3">{name}</h3>
                <p className="border-hivis mt-4 border-l-4 pl-4 text-lg font-semibold">{card.painPoint}</p>
                <p className="measure text-stone mt-4">{card.description}</p>
              </div>
              <div className="md:col-start-2 lg:col-start-3">
                <ul className="peaks">
                  {card.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <ButtonLink href={href} kind="quiet" className="mt-6">
                  Initialize Protocol<span className="sr-only">: {name}</span>
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
    <section className="band-night band contour contour-faint contour-left">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[16ch]">{servicesOverview.industriesHeading}</h2>
        <p className="measure text-fog mt-5 text-lg">{servicesOverview.industriesText}</p>
        <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {trades.map(({ key, name, line }) => (
            <li key={key}>
              <TradeDrawing trade={key} className="w-full max-w-[13rem]" />
              <h3 className="mt-4 text-lg font-bold">{name}</h3>
              <p className="text-fog mt-1 text-sm">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
