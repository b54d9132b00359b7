import { ClosingCall } from "../../../design/closing-call.tsx";
import { anchor, Contents } from "../../../design/contents.tsx";
import { Opening } from "../../../design/opening.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { pageAt, pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { copyWords } from "../../../site/words/share.ts";
import { longDate } from "../../../time/dates.ts";
import type { GuideKey } from "../catalog/guides.ts";
import stylesheet from "../stylesheet.css?url";
import { GuideBlocks } from "../ui/guide-blocks.tsx";
import { guides } from "../words/all.ts";
import { guidePage } from "../words/page.ts";
import type { Route } from "./+types/guide";

/** The styles of its exhibits, on top of the site's own. */
export const handle = { stylesheet };

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.guide as GuideKey };
}

export default function Guide({ loaderData: { key } }: Route.ComponentProps) {
  const { headline, lead, checked, opening, sections, closing } = guides[key];
  const headings = sections.map(({ heading }) => ({ id: anchor(heading), text: heading }));
  const words = { ...guidePage, example: labels.example, restOfTexts: labels.restOfTexts, copy: copyWords.label };
  return (
    <>
      <article>
        <Opening eyebrow={guidePage.eyebrow} title={headline} lead={lead} sheet={`${key}Guide`} isLong>
          <p className="text-quiet mt-4 text-sm">
            {guidePage.checked} <time dateTime={checked}>{longDate(checked)}</time>
          </p>
        </Opening>
        <div className="band-paper @container">
          <div className="wrap grid gap-8 py-8 md:gap-10 md:py-14 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
            <Contents headings={headings} title={labels.onThisPage} />
            <div className="prose max-w-[41rem] min-w-0 xl:max-w-none">
              <div className="prose guide-part">
                <GuideBlocks blocks={opening} words={words} />
              </div>
              {sections.map(({ heading, blocks }) => (
                <section key={heading} className="prose guide-part">
                  <h2 id={anchor(heading)}>
                    <Unbroken text={heading} />
                  </h2>
                  <GuideBlocks blocks={blocks} words={words} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </article>
      <ClosingCall
        from="paper"
        {...closing}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
        link={{ href: pages.guides.path, label: guidePage.all }}
      />
    </>
  );
}
