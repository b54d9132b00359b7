import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { Opening } from "../../../design/opening.tsx";
import { contactFrom, pages, tradePath } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { TRADES } from "../catalog.ts";
import { TradeGrid } from "../ui/trade-grid.tsx";
import { trades } from "../words/grid.ts";
import { tradePage, tradesIndex } from "../words/page.ts";

/** The trades, each a link to its own page. */
export default function Trades() {
  const { headline, lead, listHeading, other } = tradesIndex;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="trades" />
      <section className="band-paper band">
        <div className="wrap">
          <h2 className="display text-h2 mb-head max-w-[16ch]">{listHeading}</h2>
          <TradeGrid
            trades={TRADES.map((key) => ({ key, name: tradePage.aiFor(trades[key].name), text: trades[key].inside, href: tradePath(key) }))}
          />
        </div>
      </section>
      <ClosingCall ridge="north" from="paper" heading={other.heading} text={other.text}>
        <ButtonLink href={contactFrom("other")}>{labels.bookCall}</ButtonLink>
        <ButtonLink href={pages.services.path} kind="quiet">
          {labels.allServices}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
