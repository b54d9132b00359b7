import { Fragment } from "react";
import { ArticleBlocks } from "../design/article-blocks.tsx";
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
        <div className="wrap">
          <Register />
          <div className="mt-head lg:hidden">
            <Contents
              headings={privacy.sections.map(({ heading }) => ({ id: anchor(heading), text: heading }))}
              title={labels.onThisPage}
            />
          </div>
          {privacy.sections.map((section) => (
            <Section key={section.heading} section={section} facts={facts} />
          ))}
        </div>
      </div>
      <div className="sky-paper">
        <Ridge from="south" />
      </div>
    </>
  );
}

type PrivacyFacts = { email: string; counting: string; followUps: string };

/** The short version first, as a table. */
function Register() {
  const { heading, caption, columns, rows } = privacy.register;
  return (
    <section aria-labelledby="register">
      <h2 id="register" className="display text-h2 max-w-[22ch]">
        {heading}
      </h2>
      <div className="prose mt-head">
        <ArticleBlocks blocks={[{ kind: "table", caption, columns, rows }]} />
      </div>
    </section>
  );
}

function Section({ section, facts }: { section: PrivacySection; facts: PrivacyFacts }) {
  return (
    <section className="border-line mt-10 gap-x-16 lg:mt-14 lg:grid lg:grid-cols-[1fr_minmax(0,44rem)] lg:border-t lg:pt-8">
      <h2 id={anchor(section.heading)} className="display text-h3">
        {section.heading}
      </h2>
      <div className="prose max-lg:mt-4">
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
      </div>
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
