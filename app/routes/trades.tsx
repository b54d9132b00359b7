import { TRADES } from "../catalog/trades.ts";
import { labels } from "../content/labels.ts";
import { trades } from "../content/trades/grid.ts";
import { tradePage, tradesIndex } from "../content/trades/page.ts";
import { contactFrom, pages, tradePath } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { Opening } from "../ui/opening.tsx";
import { TradeGrid } from "../ui/trades/trade-grid.tsx";

/** The eight trades, each a link to its own page. */
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
        <ButtonLink href={pages.services.aliases[0]} kind="quiet">
          {labels.allServices}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
