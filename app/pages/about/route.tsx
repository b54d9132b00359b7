import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { MapSheet } from "../../design/drawings/map-sheet.tsx";
import { TradeDrawing } from "../../design/drawings/trades.tsx";
import { RowFold } from "../../design/fold.tsx";
import { ArrowRight } from "../../design/icons.tsx";
import { LinkedText } from "../../design/linked-text.tsx";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { founderFacts } from "../../site/studio/studio.ts";
import { whoCalls } from "../../site/who-calls.ts";
import { labels } from "../../site/words/labels.ts";
import { ledgersPage } from "../ledgers/words.ts";
import { ProofPaper } from "../papers/ui/proof-paper.tsx";
import { proofs } from "../papers/words/proofs.ts";
import stylesheet from "../stylesheet.css?url";
import type { Route } from "./+types/route";
import { Founders } from "./ui/founders.tsx";
import { about } from "./words.ts";

export const handle = { stylesheet };

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  const { showRating, studio } = settings;
  const profiles = about.founders.profiles.map((profile) => ({ ...profile, told: founderFacts(studio, profile.key) }));
  const ledgers = studio.ledgers.length > 0 ? [[ledgersPage.path, labels.studio.ledgers] as const] : [];
  const told = [...ledgers, ...studio.reviews.map(({ name, url }) => [url, labels.studio.reviewsOn(name)] as const)];
  const caller = whoCalls(settings);
  const facts = [
    ...(caller.name ? [labels.studio.takesFirstCalls(caller.name, caller.phone)] : []),
    [studio.legalName, studio.city].filter(Boolean).join(", "),
    ...studio.memberships.map(({ name, number }) => [name, number].filter(Boolean).join(" ")),
  ].filter(Boolean);
  return { showRating, profiles, told, facts, hasLedgers: ledgers.length > 0 };
}

export default function About({ loaderData: { showRating, profiles, told, facts, hasLedgers } }: Route.ComponentProps) {
  const stats = showRating ? [...about.stats, about.rating] : about.stats;
  return (
    <>
      <Heading />
      <Founders words={about.founders} people={profiles} facts={facts} />
      <Mission />
      <Proof words={hasLedgers ? about.proof.clients : about.proof.noClients} told={told} />
      <Reasons />
      <Stats stats={stats} />
      <ClosingCall
        from="snow"
        heading={about.closing.heading}
        text={about.closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
      />
    </>
  );
}

function Heading() {
  return (
    <section className="opening opening-alone band-snow">
      <div className="bar-ground no-print" />
      <MapSheet sheet="about" />
      <div className="wrap opening-words">
        <div>
          <h1 className="display text-h1 max-w-[16ch]">{about.headline}</h1>
          <p className="page-lead">{about.lead}</p>
        </div>
      </div>
    </section>
  );
}

/** At the size of text: the papers above can be checked, and most of these are our word. */
function Stats({ stats }: { stats: typeof about.stats }) {
  return (
    <Band tone="snow">
      <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 font-semibold">
        {about.statsLabel}{" "}
        <a href={pages.howWeCount.path} className="textlink text-sm">
          {labels.howWeCount}
        </a>
      </p>
      <ul className="border-ink mt-3 border-t-2">
        {stats.map(({ value, label, note }) => (
          <li key={label} className="fold-row border-line gap-x-6 border-b py-3 lg:grid lg:grid-cols-[1fr_2fr]">
            <p className="flex">
              <b className="w-16 flex-none">{value}</b> {label}
            </p>
            <RowFold label={labels.more(`${value} ${label}`)}>
              <p className="text-stone">{note}</p>
            </RowFold>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Mission() {
  return (
    <Band tone="paper">
      <h2 className="eyebrow text-mark">{about.mission.heading}</h2>
      <p className="display text-h3 md:text-h2 mt-4 max-w-[32ch] text-balance md:mt-6">{about.mission.text}</p>
      <h2 className="border-ink mt-air-s border-t-2 pt-4 text-lg font-semibold md:pt-6">{about.values.heading}</h2>
      <ol className="mt-4 grid gap-5 md:mt-8 md:grid-cols-3 md:gap-10">
        {about.values.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="display text-h3">{title}</h3>
            <p className="text-stone mt-1 md:mt-3">{text}</p>
          </li>
        ))}
      </ol>
      <Origin />
    </Band>
  );
}

function Origin() {
  return (
    <div className="border-ink mt-air-m gap-head grid border-t-2 pt-6 md:pt-10 lg:grid-cols-[1fr_1.5fr]">
      <div className="max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4">
        <h2 className="display text-h2 max-w-[12ch]">{about.origin.heading}</h2>
        <TradeDrawing trade="general" tone="light" className="h-auto w-28 md:w-48 lg:mt-8 lg:w-72" />
      </div>
      <div className="measure flex flex-col gap-4 md:text-lg">
        {about.origin.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

/** Where others put reviews. */
function Proof({ words: { text, ways }, told }: { words: typeof about.proof.clients; told: (readonly [string, string])[] }) {
  const { heading, links } = about.proof;
  return (
    <Band tone="snow">
      <div className="gap-head grid lg:grid-cols-[1fr_1.2fr] lg:gap-x-14">
        <h2 className="display text-h2 max-w-[14ch]">{heading}</h2>
        <div>
          <p className="measure text-quiet md:text-lg">{text}</p>
          {ways && (
            <ul className="peaks mt-3 md:mt-4">
              {ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <ul className="mt-head swipe proof-row gap-4 max-md:pb-6 md:grid md:grid-cols-3 lg:gap-x-8">
        {PAPERS.map((key) => (
          <li key={key}>
            <ProofPaper words={proofs[key]} mark={labels.sample} href={pages[key].path} name={links[key]} />
          </li>
        ))}
      </ul>
      {told.length > 0 && (
        <ul className="border-ink mt-head border-t-2">
          {told.map(([href, name]) => (
            <li key={href} className="border-line border-b">
              <a href={href} className="group flex min-h-13 items-center gap-4 font-semibold">
                {name}
                <ArrowRight className="ml-auto size-5 flex-none transition-transform group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}

const PAPERS = ["sampleBrief", "sampleReport", "howWeCount"] as const;

function Reasons() {
  return (
    <Band tone="paper">
      <h2 className="display text-h2">{about.reasons.heading}</h2>
      <dl className="mt-head grid gap-x-12 md:grid-cols-2">
        {about.reasons.items.map(({ title, text }) => (
          <div key={title} className="border-line border-t py-3 md:py-5">
            <dt className="font-bold md:text-lg">{title}</dt>
            <dd className="text-stone md:mt-1">
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
