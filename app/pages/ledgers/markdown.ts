import { pages } from "../../site/pages.ts";
import type { StudioFacts } from "../../site/studio/studio.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, link, table } from "../../text/markdown.ts";
import { section } from "../../text/markdown-parts.ts";
import { longDate } from "../../time/dates.ts";
import { trades } from "../trades/words/grid.ts";
import { ledgerRows } from "./rules.ts";
import { ledgersPage as words } from "./words.ts";

/** Without a ledger there's no such page. */
export function ledgersMarkdown({ ledgers }: StudioFacts) {
  if (ledgers.length === 0) return undefined;
  return document(
    heading(1, words.headline),
    words.lead,
    ledgers.map((ledger) =>
      section(
        words.name(trades[ledger.trade].name, ledger.town),
        words.caption(ledger.signedBy, longDate(ledger.date)),
        table(words.columns, ledgerRows(ledger, words.total)),
      ),
    ),
    link(words.method, pages.howWeCount.path),
    section(words.closing.heading, words.closing.text, link(labels.bookCall, pages.contact.path)),
  );
}
