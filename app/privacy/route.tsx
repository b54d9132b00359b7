import { Fragment } from "react";
import { anchor, Contents } from "../design/contents.tsx";
import { Ridge } from "../design/drawings/ridge.tsx";
import { Opening } from "../design/opening.tsx";
import { followsUp } from "../follow-up/catalog.ts";
import { siteContext } from "../site/context.ts";
import { labels } from "../site/words/labels.ts";
import { dayIn, longDate } from "../time/dates.ts";
import type { Route } from "./+types/route";
import { type PrivacySection, privacy } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  return {
    today: dayIn(settings.timeZone, now()),
    email: settings.privacyEmail,
    counting: privacy.counting[settings.countVisits ? "on" : "off"],
    followUps: privacy.followUps[followsUp(settings) ? "on" : "off"],
  };
}

export default function Privacy({ loaderData: { today, ...facts } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={privacy.headline} lead={privacy.lead} tone="snow" sheet="privacy">
        <p className="mt-4 md:mt-6">
          {privacy.effectiveLabel}: <time dateTime={today}>{longDate(today)}</time>
        </p>
      </Opening>
      <div className="band-paper band">
        <div className="wrap gap-head grid lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-16">
          <Contents headings={privacy.sections.map(({ heading }) => ({ id: anchor(heading), text: heading }))} title={labels.onThisPage} />
          {/* Its first heading has air above it, which the list beside it has not. */}
          <div className="prose min-w-0 lg:-mt-12">
            {privacy.sections.map((section) => (
              <Section key={section.heading} section={section} facts={facts} />
            ))}
          </div>
        </div>
      </div>
      <div className="sky-paper">
        <Ridge from="south" />
      </div>
    </>
  );
}

type PrivacyFacts = { email: string; counting: string; followUps: string };

function Section({ section, facts }: { section: PrivacySection; facts: PrivacyFacts }) {
  return (
    <section className="prose">
      <h2 id={anchor(section.heading)}>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Filled text={paragraph} facts={facts} />
        </p>
      ))}
      {section.items && <Items items={section.items} facts={facts} />}
      {section.groups?.map(({ heading, items }) => (
        <Fragment key={heading}>
          <h3>{heading}</h3>
          <Items items={items} facts={facts} />
        </Fragment>
      ))}
    </section>
  );
}

function Items({ items, facts }: { items: string[]; facts: PrivacyFacts }) {
  return (
    <ul className="peaks">
      {items.map((item) => (
        <li key={item}>
          <Filled text={item} facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function Filled({ text, facts: { email, counting, followUps } }: { text: string; facts: PrivacyFacts }) {
  const [before, after] = text.replace("{counting}", counting).replace("{followUps}", followUps).split("{privacyEmail}");
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
