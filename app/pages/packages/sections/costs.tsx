import type { ReactNode } from "react";
import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { RowFold } from "../../../design/fold.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import type { Block } from "../../../text/block.ts";
import { FirstYears } from "../ui/first-years.tsx";
import { costs } from "../words/costs.ts";

/** What AI costs besides our price. The FAQ and the services page link here. */
export function Costs() {
  const { software, year, hours, extras } = costs;
  return (
    <section id="costs" className="band-paper band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[20ch]">{costs.heading}</h2>
        <p className="lead">{costs.text}</p>
        <div className="mt-head grid grid-cols-[minmax(0,1fr)] gap-x-14 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
          <Part heading={software.heading} blocks={[paragraph(software.text)]}>
            <details>
              <summary data-only-opens="" className="no-print fold-handle">
                {labels.packages.softwareWeek}
              </summary>
              <ArticleBlocks blocks={[{ kind: "table", ...software.table }]} />
            </details>
            <p>
              <a href={`${pages.services.path}#running-costs`} className="textlink font-semibold">
                {software.more}
              </a>
            </p>
          </Part>
          <Part heading={year.heading} blocks={[]}>
            <FirstYears {...year.table} sums={year.sums} />
            <p>{year.text}</p>
          </Part>
          <Part heading={hours.heading} blocks={[{ kind: "list", items: hours.items }]} />
          <Part heading={extras.heading} blocks={[{ kind: "list", items: extras.items }]} />
        </div>
      </div>
    </section>
  );
}

function Part({ heading, blocks, children }: { heading: string; blocks: Block[]; children?: ReactNode }) {
  return (
    <div className="fold-row border-line md:border-ink border-t py-3.5 md:border-t-2 md:pt-6 md:pb-0">
      <h3 className="display text-h3 max-md:pr-8">{heading}</h3>
      <RowFold label={labels.more(heading)}>
        <div className="prose mt-3 md:mt-4">
          <ArticleBlocks blocks={blocks} />
          {children}
        </div>
      </RowFold>
    </div>
  );
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
