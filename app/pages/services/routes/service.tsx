import type { ReactNode } from "react";
import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { ModelWay } from "../../../design/drawings/model-way.tsx";
import { ServiceDrawing } from "../../../design/drawings/services.tsx";
import { KeyNumbers } from "../../../design/key-numbers.tsx";
import { Opening } from "../../../design/opening.tsx";
import { pageAt, pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { tradeLinks } from "../../trades/trade-links.ts";
import { TradeLinks } from "../../trades/ui/trade-links.tsx";
import { tradePage } from "../../trades/words/page.ts";
import { isDaylitService, SERVICES, type ServiceKey } from "../catalog/services.ts";
import { GoodBuild } from "../sections/good-build.tsx";
import { ReceptionistCall, ReceptionistQuestions } from "../sections/receptionist.tsx";
import stylesheet from "../stylesheet.css?url";
import { BriefSheet } from "../ui/brief-sheet.tsx";
import { Capabilities } from "../ui/capabilities.tsx";
import { Day } from "../ui/day.tsx";
import { Exhibit } from "../ui/exhibit.tsx";
import { JobTrail } from "../ui/job-trail.tsx";
import { LossPeaks } from "../ui/loss-peaks.tsx";
import { Losses, LossList } from "../ui/losses.tsx";
import { MapList } from "../ui/map-list.tsx";
import { PostingWeek } from "../ui/posting-week.tsx";
import { Problem } from "../ui/problem.tsx";
import { Scope } from "../ui/scope.tsx";
import { SearchTerms } from "../ui/search-terms.tsx";
import { TextThread } from "../ui/text-thread.tsx";
import { TicketWay } from "../ui/ticket-way.tsx";
import { exhibits } from "../words/exhibits.ts";
import { type Service as Content, services } from "../words/services.ts";
import type { Route } from "./+types/service";

export const handle = { stylesheet };

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.service as ServiceKey };
}

/** All services share an opening and an ending. What's in between is built around each page's own exhibit. */
export default function Service({ loaderData: { key } }: Route.ComponentProps) {
  const service = services[key];
  const hasDaylight = isDaylitService(key);
  const lastTone = LAST_TONES[key];
  return (
    <>
      <Opening
        eyebrow={service.name}
        title={service.headline}
        lead={service.lead}
        tone={hasDaylight ? "snow" : "night"}
        sheet={key}
        beside={
          <ServiceDrawing
            service={key}
            className="named-model w-full max-w-sm max-[40rem]:absolute max-[40rem]:top-[calc(var(--spacing-bar)+0.25rem)] max-[40rem]:right-5 max-[40rem]:w-26 md:ml-auto"
          >
            <ModelWay model={key} sheet={key} />
          </ServiceDrawing>
        }
      >
        <p className="mt-6 md:mt-8">
          <ButtonLink href={pages.contact.path} className="w-full sm:w-auto">
            {brand.bookLabel}
          </ButtonLink>
        </p>
        <KeyNumbers figures={service.figures} className="mt-6 border-t border-current/20 pt-4 md:mt-10 md:pt-7 lg:flex-nowrap lg:gap-x-6" />
        <GoodBuild className="mt-3 md:mt-5" />
      </Opening>
      {BODIES[key](service)}
      <Scope
        more={labels.more}
        tone={lastTone}
        isWide={hasDaylight}
        checklist={service.checklist}
        limits={service.limits}
        boughtIn={boughtIn(key)}
      />
      <div className={`band-${lastTone}`}>
        <TradeLinks label={tradePage.byTrade} links={tradeLinks(TRADES)} className="wrap" />
      </div>
      <ClosingCall
        heading={service.closing.heading}
        text={service.closing.text}
        from={lastTone}
        ridge={hasDaylight ? "north" : "south"}
        flag={{ href: pages.contact.aliases[0], label: labels.bookCall }}
        link={{ href: pages.services.aliases[0], label: labels.allServices }}
      />
    </>
  );
}

function boughtIn(key: ServiceKey) {
  const { name, priceUsd } = PACKAGES[SERVICES[key].package];
  return { text: labels.boughtIn(name, dollars(priceUsd)), label: labels.viewPackages, href: pages.packages.path };
}

function lossesOf({ week, total }: Content["problem"]) {
  return { week, total: { item: labels.slipTotal, cost: total } };
}

/** The ground of the two bands after each body: another than its last one, so that they stand apart. */
const LAST_TONES: Record<ServiceKey, "snow" | "paper"> = {
  strategyConsulting: "snow",
  agentDevelopment: "paper",
  workflowAutomation: "paper",
  digitalMarketing: "paper",
  paidAdvertising: "snow",
  contentSocialMedia: "snow",
};

const BODIES: Record<ServiceKey, (service: Content) => ReactNode> = {
  strategyConsulting: ({ problem, capabilities, onTheJob }) => (
    <>
      <JobTrail of="strategyConsulting" tone="snow" as="field-note" day={onTheJob} />
      <Losses tone="night" problem={problem}>
        <LossPeaks {...lossesOf(problem)} />
      </Losses>
      <Capabilities more={labels.more} tone="paper" as="steps" capabilities={capabilities} />
      <Exhibit mark={labels.example} tone="night" words={exhibits.brief} isBeside>
        <BriefSheet brief={exhibits.brief} />
        <p className="mt-6">
          <a href={pages.sampleBrief.path} className="textlink font-semibold">
            {labels.sampleBrief}
          </a>
        </p>
      </Exhibit>
    </>
  ),
  agentDevelopment: ({ problem, capabilities, onTheJob }) => (
    <>
      <JobTrail of="agentDevelopment" tone="snow" as="message" isBelowFirst day={onTheJob} />
      <Exhibit mark={labels.example} tone="night" words={exhibits.thread} isBeside>
        <TextThread thread={exhibits.thread} open={labels.restOfTexts} />
      </Exhibit>
      <Problem total={labels.slipTotal} tone="snow" problem={problem} />
      <Capabilities more={labels.more} tone="paper" as="rows" capabilities={capabilities} />
      <ReceptionistCall />
      <ReceptionistQuestions />
    </>
  ),
  workflowAutomation: ({ problem, capabilities, onTheJob }) => (
    <>
      <Exhibit mark={labels.example} tone="paper" words={exhibits.ticket} isOnLand>
        <TicketWay papers={exhibits.ticket.papers} more={labels.more} />
      </Exhibit>
      <Losses tone="snow" problem={problem}>
        <LossList {...lossesOf(problem)} className="loss-steps" />
      </Losses>
      <Day tone="night" day={onTheJob} />
      <Capabilities more={labels.more} tone="snow" as="box" capabilities={capabilities} />
    </>
  ),
  digitalMarketing: ({ problem, capabilities, onTheJob }) => (
    <>
      <JobTrail of="digitalMarketing" tone="night" as="pin" day={onTheJob} />
      <Exhibit mark={labels.example} tone="paper" words={exhibits.listing} isAcross>
        <MapList {...exhibits.listing} />
      </Exhibit>
      <Problem total={labels.slipTotal} tone="night" problem={problem} />
      <Capabilities more={labels.more} tone="snow" as="steps" capabilities={capabilities} />
    </>
  ),
  paidAdvertising: ({ problem, capabilities, onTheJob }) => (
    <>
      <JobTrail of="paidAdvertising" tone="snow" as="slip" isBelowFirst day={onTheJob} />
      <Losses tone="night" problem={problem}>
        <LossList {...lossesOf(problem)} className="loss-bar" />
      </Losses>
      <Exhibit mark={labels.example} tone="snow" words={exhibits.terms}>
        <SearchTerms terms={exhibits.terms} />
      </Exhibit>
      <Capabilities more={labels.more} tone="paper" as="rows" capabilities={capabilities} />
    </>
  ),
  contentSocialMedia: ({ problem, capabilities, onTheJob }) => (
    <>
      <Day tone="paper" day={onTheJob} isAcross />
      <Exhibit mark={labels.example} tone="night" words={exhibits.week} isAcross>
        <PostingWeek approval={exhibits.week.approval} days={exhibits.week.days} />
      </Exhibit>
      <Problem total={labels.slipTotal} tone="snow" problem={problem} />
      <Capabilities more={labels.more} tone="paper" as="box" capabilities={capabilities} />
    </>
  ),
};
