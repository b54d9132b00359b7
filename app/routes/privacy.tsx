import { Fragment } from "react";
import { labels } from "../content/labels.ts";
import { type PrivacySection, privacy } from "../content/privacy.ts";
import { siteContext } from "../request/context.ts";
import { dayIn, longDate } from "../rules/calendar/calendar.ts";
import { anchor, Contents } from "../ui/contents.tsx";
import { Opening } from "../ui/opening.tsx";
import type { Route } from "./+types/privacy";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  return { today: dayIn(settings.timeZone, now()), email: settings.privacyEmail };
}

export default function Privacy({ loaderData: { today, email } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={privacy.headline} lead={privacy.lead} tone="snow" crop="contour-left">
        <p className="mt-6">
          {privacy.effectiveLabel}: <time dateTime={today}>{longDate(today)}</time>
        </p>
      </Opening>
      <div className="band-paper">
        <div className="wrap grid gap-10 py-14 lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-16">
          <Contents headings={privacy.sections.map(({ heading }) => ({ id: anchor(heading), text: heading }))} title={labels.onThisPage} />
          <div className="prose min-w-0">
            {privacy.sections.map((section) => (
              <Section key={section.heading} section={section} email={email} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Section({ section, email }: { section: PrivacySection; email: string }) {
  return (
    <section className="prose">
      <h2 id={anchor(section.heading)}>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithEmail text={paragraph} email={email} />
        </p>
      ))}
      {section.items && <Items items={section.items} email={email} />}
      {section.groups?.map(({ heading, items }) => (
        <Fragment key={heading}>
          <h3>{heading}</h3>
          <Items items={items} email={email} />
        </Fragment>
      ))}
    </section>
  );
}

function Items({ items, email }: { items: string[]; email: string }) {
  return (
    <ul className="peaks">
      {items.map((item) => (
        <li key={item}>
          <WithEmail text={item} email={email} />
        </li>
      ))}
    </ul>
  );
}

function WithEmail({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split("{privacyEmail}");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
