import { ArticleBlocks } from "../../design/article-blocks.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { anchor, Contents } from "../../design/contents.tsx";
import { tradeLinks } from "../../pages/trades/trade-links.ts";
import { TradeLinks } from "../../pages/trades/ui/trade-links.tsx";
import { tradePage } from "../../pages/trades/words/page.ts";
import { siteContext } from "../../site/context.ts";
import { pageAt, pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { copyWords } from "../../site/words/share.ts";
import type { Block } from "../../text/block.ts";
import { filled } from "../../text/format.ts";
import { longDate } from "../../time/dates.ts";
import type { ArticleKey } from "../catalog/articles.ts";
import { type KeyNumber as PlacedNumber, placeOf } from "../rules/number-place.ts";
import { readTime } from "../rules/post.ts";
import stylesheet from "../stylesheet.css?url";
import { ArticleBody } from "../ui/article-body.tsx";
import { ArticleTop } from "../ui/article-top.tsx";
import { Jump } from "../ui/jump.tsx";
import { KeyNumber } from "../ui/key-number.tsx";
import { OpeningPicture } from "../ui/post-picture.tsx";
import { articles } from "../words/articles.ts";
import { blog, post as words } from "../words/blog.ts";
import { articleFigures } from "../words/figures/articles.ts";
import { keyNumbers } from "../words/key-numbers.ts";
import type { Route } from "./+types/article";

/** The styles of figures and notes, on top of the site's own. */
export const handle = { stylesheet };

export function loader({ request, context }: Route.LoaderArgs) {
  const { siteName } = context.get(siteContext).settings;
  return { key: pageAt(new URL(request.url).pathname)?.article as ArticleKey, author: filled(blog.team, { siteName }) };
}

/** One view for the two static articles. */
export default function Article({ loaderData: { key, author } }: Route.ComponentProps) {
  const article = articles[key];
  const headings = article.sections.map(({ heading }) => ({ id: anchor(heading), text: heading }));
  // Both end with a plan for thirty days.
  const plan = headings.at(-1);
  const keyNumber = keyNumbers[key];
  return (
    <>
      <article>
        <ArticleTop
          share={labels.share}
          back={{ label: words.back, href: pages.blog.aliases[0] }}
          category={article.category}
          title={article.title}
          excerpt={article.excerpt}
          author={author}
          day={article.date}
          date={longDate(article.date)}
          readTime={readTime(article.readMinutes)}
          sheet={`${key}Article`}
          picture={<OpeningPicture post={{ path: pages[`${key}Article`].path, category: article.category, article: key }} />}
        />
        <div className="band-paper @container">
          <div className="wrap grid gap-8 py-8 md:gap-10 md:py-14 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
            <Contents headings={headings} title={labels.inThisArticle} />
            <div className="max-w-[41rem] min-w-0 xl:max-w-none">
              <ArticleBody
                sections={[
                  <div key="" className="noted">
                    <div className="prose">
                      <ArticleBlocks blocks={article.opening} copy={copyWords.label} />
                    </div>
                    {plan && (
                      <div role="note" className="note no-print">
                        <Jump label={words.jump} to={plan} />
                      </div>
                    )}
                  </div>,
                  ...article.sections.map((section, i) => (
                    <Section key={section.heading} {...section} number={keyNumber?.section === i + 1 ? keyNumber : undefined} />
                  )),
                ]}
                figure={articleFigures[key]}
                prompt={{ ...words.prompt, href: pages.calculator.path }}
              />
              <TradeLinks label={tradePage.byTrade} links={tradeLinks([key])} className="mt-10" />
            </div>
          </div>
        </div>
      </article>
      <ClosingCall
        from="paper"
        heading={article.closing.heading}
        text={article.closing.text}
        flag={{ href: pages.contact.aliases[0], label: labels.bookCall }}
        link={{ href: pages.blog.aliases[0], label: labels.backToBlog }}
      />
    </>
  );
}

type SectionProps = { heading: string; blocks: Block[]; number: PlacedNumber | undefined };

/** A section, with its number after the block that it's from. */
function Section({ heading, blocks, number }: SectionProps) {
  const end = number
    ? placeOf(
        blocks.map((block) => JSON.stringify(block)),
        number,
      ) + 1
    : blocks.length;
  const rest = blocks.slice(end);
  return (
    <div className="noted">
      <section className="prose">
        <h2 id={anchor(heading)}>{heading}</h2>
        <ArticleBlocks blocks={blocks.slice(0, end)} copy={copyWords.label} />
      </section>
      {number && <KeyNumber {...number} />}
      {rest.length > 0 && (
        <div className="prose">
          <ArticleBlocks blocks={rest} copy={copyWords.label} />
        </div>
      )}
    </div>
  );
}
