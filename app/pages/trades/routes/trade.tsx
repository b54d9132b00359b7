import { Fragment, type ReactNode } from "react";
import { data } from "react-router";
import { readLinkedPosts } from "../../../blog/data/linked-posts.server.ts";
import { cardOf } from "../../../blog/rules/card.ts";
import { Band } from "../../../design/band.tsx";
import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { ModelWay } from "../../../design/drawings/model-way.tsx";
import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import { Opening } from "../../../design/opening.tsx";
import { siteContext } from "../../../site/context.ts";
import { contactFrom, pageAt, pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { toolLinks } from "../../tools/tool-links.ts";
import { toolsPage } from "../../tools/words/tools.ts";
import { isDaylitTrade, type Trade } from "../catalog/trades.ts";
import stylesheet from "../stylesheet.css?url";
import { builtWith, exampleReport } from "../trade-links.ts";
import { HandOff } from "../ui/hand-off.tsx";
import { MoreForTrade } from "../ui/more-for-trade.tsx";
import { TradeExhibit } from "../ui/trade-exhibit.tsx";
import { TradeQuestions } from "../ui/trade-questions.tsx";
import { WeekMath } from "../ui/week-math.tsx";
import { WeekScenes } from "../ui/week-scenes.tsx";
import { tradeWords } from "../words/all.ts";
import { trades } from "../words/grid.ts";
import { tradePage } from "../words/page.ts";
import type { TradePart, TradeWords } from "../words/words.ts";
import type { Route } from "./+types/trade";

export const handle = { stylesheet };

/** A page whose posts couldn't be read isn't kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const trade = pageAt(new URL(request.url).pathname)?.trade as Trade;
  const site = context.get(siteContext);
  const posts = await readLinkedPosts(site, tradeWords[trade].posts, "a trade's posts could not be read");
  return data(
    { trade, posts: (posts ?? []).map((post) => cardOf(post, site.settings)) },
    posts ? {} : { headers: { "Cache-Control": "no-store" } },
  );
}

/** A trade's season and week, what they cost, and what to do about it, in the trade's own order. Every other trade opens light. */
export default function TradePage({ loaderData: { trade, posts } }: Route.ComponentProps) {
  const { name } = trades[trade];
  const words = tradeWords[trade];
  const hasDaylight = isDaylitTrade(trade);
  const contactHref = contactFrom(trade);
  const parts: Record<TradePart, ReactNode> = {
    story: (
      <>
        <Band tone="paper" className="gap-head grid lg:grid-cols-[1fr_1.7fr] lg:gap-14">
          <h2 className="display text-h2 max-w-[18ch]">{words.season.heading}</h2>
          <p className="measure md:text-lg">{words.season.text}</p>
        </Band>
        <WeekScenes trade={trade} week={words.week} lastTone={lastSceneTone(words.order)} message={firstText(words.exhibit)} />
      </>
    ),
    math: (
      <WeekMath
        isMirrored={hasDaylight}
        math={words.math}
        words={{ ...tradePage.math, openNote: tradePage.math.openNote(words) }}
        href={exampleReport(trade, words.example)}
      />
    ),
    handOff: <HandOff first={words.first} leave={words.leave} more={labels.more} built={builtWith(trade, words)} />,
    exhibit: (
      <TradeExhibit
        mark={labels.example}
        open={labels.restOfTexts}
        exhibit={words.exhibit}
        words={tradePage.exhibit}
        senders={tradePage.senders}
      />
    ),
  };
  return (
    <>
      <Opening
        eyebrow={name}
        title={words.heading}
        lead={words.lead}
        tone={hasDaylight ? "snow" : "night"}
        sheet={`${trade}Trade`}
        beside={
          <TradeDrawing
            trade={trade}
            className="named-model w-full max-w-md max-[40rem]:absolute max-[40rem]:top-[calc(var(--spacing-bar)+0.25rem)] max-[40rem]:right-1 max-[40rem]:w-[min(8.5rem,37vw)] md:ml-auto"
          >
            <ModelWay model={trade} sheet={`${trade}Trade`} />
          </TradeDrawing>
        }
      >
        {/* Above the halo that keeps the drawing clear of the map. */}
        <p className="relative z-1 mt-6 md:mt-8">
          <ButtonLink href={contactHref} className="w-full sm:w-auto">
            {labels.bookCall}
          </ButtonLink>
        </p>
      </Opening>
      {words.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Band tone="snow" className="gap-head grid">
        <TradeQuestions heading={tradePage.questions(name)} questions={words.questions} />
        <MoreForTrade
          heading={tradePage.more(name)}
          more={labels.more(tradePage.more(name))}
          posts={posts}
          tools={toolLinks(words.tools)}
          all={{ label: toolsPage.inPost.all, href: pages.tools.path }}
        />
      </Band>
      <ClosingCall
        ridge={hasDaylight ? "north" : "south"}
        {...words.closing}
        flag={{ href: contactHref, label: labels.bookCall }}
        link={{ href: pages.trades.path, label: tradePage.allTrades }}
      />
    </>
  );
}

function firstText(exhibit: TradeWords["exhibit"]) {
  return exhibit.kind === "thread" ? exhibit.messages.find(({ from }) => from === "customer") : undefined;
}

/** Only the hand-off is on paper: the rest that may follow is on snow or night. */
function lastSceneTone(order: readonly TradePart[]) {
  return order[order.indexOf("story") + 1] === "handOff" ? "snow" : "paper";
}
