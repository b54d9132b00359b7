import { ClosingCall } from "../../../design/closing-call.tsx";
import { Opening } from "../../../design/opening.tsx";
import { contactFrom, pages, tradePath } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { TRADES } from "../catalog/trades.ts";
import stylesheet from "../stylesheet.css?url";
import { TradeWall } from "../ui/trade-wall.tsx";
import { trades } from "../words/grid.ts";
import { tradePage, tradesIndex } from "../words/page.ts";

export const handle = { stylesheet };

/** The trades, each a link to its own page. */
export default function Trades() {
  const { headline, lead, listHeading, other } = tradesIndex;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="trades" />
      <section className="exhibit band-night lg:-mt-12">
        <h2 className="wrap display text-h2 pb-head">{listHeading}</h2>
        <TradeWall
          trades={TRADES.map((key) => ({ key, name: tradePage.aiFor(trades[key].name), text: trades[key].inside, href: tradePath(key) }))}
        />
      </section>
      <ClosingCall
        ridge="east"
        heading={other.heading}
        text={other.text}
        flag={{ href: contactFrom("other"), label: labels.bookCall }}
        link={{ href: pages.services.path, label: labels.allServices }}
      />
    </>
  );
}
