import { brand } from "../content/brand.ts";
import { type Service as Content, type ServiceKey, services } from "../content/services.ts";
import { pageAt, pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { ServiceDrawing } from "../ui/drawings/services.tsx";
import { Figures } from "../ui/figures.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/service";

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.service as ServiceKey };
}

/** Every other service opens in daylight, with its drawing on the other side. */
const DAYLIT: ServiceKey[] = ["agentDevelopment", "digitalMarketing", "contentSocialMedia"];

/** One view for the six services. */
export default function Service({ loaderData: { key } }: Route.ComponentProps) {
  const service = services[key];
  const isDaylit = DAYLIT.includes(key);
  return (
    <>
      <Opening
        eyebrow={service.name}
        title={service.headline}
        lead={service.lead}
        tone={isDaylit ? "snow" : "night"}
        isMirrored={isDaylit}
        beside={<ServiceDrawing service={key} className="mx-auto w-full max-w-md" />}
      >
        <p className="mt-8">
          <ButtonLink href={pages.contact.aliases[0]} className="w-full sm:w-auto">
            {brand.bookLabel}
          </ButtonLink>
        </p>
        <Figures figures={service.figures} className="mt-10 border-t border-current/20 pt-7" />
      </Opening>
      <Problem problem={service.problem} isDaylit={isDaylit} />
      <Capabilities capabilities={service.capabilities} />
      <Day day={service.onTheJob} />
      <Scope checklist={service.checklist} limits={service.limits} />
      <ClosingCall heading={service.closing.heading} text={service.closing.text}>
        <ButtonLink href={pages.contact.aliases[0]}>Talk It Through</ButtonLink>
        <ButtonLink href={pages.services.aliases[0]} kind="quiet">
          All Services
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

/** The week's losses as the slip a supply house would print. */
function Problem({ problem, isDaylit }: { problem: Content["problem"]; isDaylit: boolean }) {
  return (
    <section className={`band ${isDaylit ? "band-night contour contour-faint" : "band-snow"}`}>
      <div className="wrap grid items-center gap-12 lg:grid-cols-2">
        <div className={isDaylit ? "lg:order-last" : ""}>
          <h2 className="display text-h2 max-w-[16ch]">{problem.heading}</h2>
          <p className="measure mt-5 text-lg">{problem.text}</p>
        </div>
        <table className="slip">
          <caption>An example week</caption>
          <tbody>
            {problem.week.map(({ item, cost }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total a week</th>
              <td>{problem.total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Capabilities({ capabilities }: { capabilities: Content["capabilities"] }) {
  return (
    <section className="band-paper band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{capabilities.heading}</h2>
        <ul className="border-line bg-line mt-10 grid gap-px overflow-hidden rounded-lg border md:grid-cols-2">
          {capabilities.cards.map(({ title, text }) => (
            <li key={title} className="bg-paper p-7 md:p-9">
              <h3 className="display text-h3">{title}</h3>
              <p className="measure text-stone mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Day({ day }: { day: Content["onTheJob"] }) {
  return (
    <section className="band-night band contour contour-faint contour-summit">
      <div className="wrap grid gap-12 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="display text-h2 max-w-[14ch]">{day.heading}</h2>
          <p className="measure text-fog mt-5 text-lg">{day.intro}</p>
        </div>
        <ol className="trail">
          {day.moments.map(({ time, text }) => (
            <li key={time}>
              <p className="text-lime font-bold">{time}</p>
              <p className="measure mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Scope({ checklist, limits }: { checklist: Content["checklist"]; limits: Content["limits"] }) {
  return (
    <section className="band-snow band">
      <div className="wrap grid gap-14 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="display text-h2">{checklist.heading}</h2>
          <ul className="checks mt-8">
            {checklist.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-8">
            <a href={pages.packages.path} className="textlink font-semibold">
              View AI Packages
            </a>
          </p>
        </div>
        <div className="lg:border-line lg:border-l lg:pl-12">
          <h2 className="display text-h3">{limits.heading}</h2>
          <ul className="crosses text-stone mt-6">
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
