import { data } from "react-router";
import { ArticleBlocks } from "../../design/article-blocks.tsx";
import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Opening } from "../../design/opening.tsx";
import { siteContext } from "../../site/context.ts";
import { headOf, type OwnPage } from "../../site/head.ts";
import { pages } from "../../site/pages.ts";
import { structuredData } from "../../site/structured-data.ts";
import type { Ledger } from "../../site/studio/studio.ts";
import { NotFoundPage } from "../../site/ui/not-found-page.tsx";
import { labels } from "../../site/words/labels.ts";
import { notFound } from "../../site/words/not-found.ts";
import { longDate } from "../../time/dates.ts";
import { trades } from "../trades/words/grid.ts";
import type { Route } from "./+types/route";
import { ledgerHours, writtenHours } from "./ledger-hours.ts";
import { ledgersPage as words } from "./words.ts";

/** Without a ledger there's no such page. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  const { ledgers } = settings.studio;
  if (ledgers.length === 0) return data({ ledgers }, 404);
  const row = { ...words, key: "howWeCount", parent: "howWeCount" };
  const page: OwnPage = { head: headOf(row, settings), graph: JSON.stringify(structuredData(row, settings, { things: [] })) };
  return data({ page, ledgers });
}

export default function Ledgers({ loaderData: { ledgers } }: Route.ComponentProps) {
  if (ledgers.length === 0) return <NotFoundPage words={notFound} href={pages.home.path} />;
  return (
    <>
      <Opening title={words.headline} lead={words.lead} sheet="howWeCount" />
      <Band tone="snow" className="flex max-w-[56rem] flex-col gap-10">
        {ledgers.map((ledger) => (
          <article key={ledger.trade + ledger.town + ledger.date} className="sheet">
            <h2 className="display text-h2">{words.name(trades[ledger.trade].name, ledger.town)}</h2>
            <div className="prose mt-6">
              <ArticleBlocks
                blocks={[
                  {
                    kind: "table",
                    caption: words.caption(ledger.signedBy, longDate(ledger.date)),
                    columns: [...words.columns],
                    rows: ledgerRows(ledger, words.total),
                  },
                ]}
              />
            </div>
          </article>
        ))}
        <p>
          <a href={pages.howWeCount.path} className="textlink font-semibold">
            {words.method}
          </a>
        </p>
      </Band>
      <ClosingCall heading={words.closing.heading} text={words.closing.text} flag={{ href: pages.contact.path, label: labels.bookCall }} />
    </>
  );
}

/** A ledger's rows of hours with their sum below. */
function ledgerRows(ledger: Ledger, total: string) {
  const all = [...ledger.tasks, { task: total, ...ledgerHours(ledger) }];
  return all.map(({ task, before, after }) => [task, ...[before, after, before - after].map(writtenHours)]);
}
