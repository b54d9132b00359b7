import { ArrowLeft } from "lucide-react";
import { type ArticleKey, articles, type Article as Content } from "../content/articles.ts";
import { longDate } from "../rules/calendar.ts";
import { pageAt, pages } from "../site/pages.ts";
import { ArticleBlocks } from "../ui/article-blocks.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { anchor, Contents } from "../ui/contents.tsx";
import { ArticlePicture } from "../ui/drawings/articles.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import type { Route } from "./+types/article";

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.article as ArticleKey };
}

/** One view for the two static articles. */
export default function Article({ loaderData: { key } }: Route.ComponentProps) {
  const article = articles[key];
  return (
    <>
      <article>
        <Top article={article} picture={key} />
        <div className="band-paper">
          <div className="wrap grid gap-10 py-14 lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-16">
            <Contents headings={article.sections.map(({ heading }) => heading)} title="In this article" />
            <div className="prose min-w-0">
              <ArticleBlocks blocks={article.opening} />
              {article.sections.map(({ heading, blocks }) => (
                <section key={heading} className="prose">
                  <h2 id={anchor(heading)}>{heading}</h2>
                  <ArticleBlocks blocks={blocks} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </article>
      <ClosingCall from="paper" heading={article.closing.heading} text={article.closing.text}>
        <ButtonLink href={pages.contact.aliases[0]}>Book a Free Call</ButtonLink>
        <ButtonLink href={pages.blog.aliases[0]} kind="quiet">
          Back to Blog
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Top({ article, picture }: { article: Content; picture: ArticleKey }) {
  return (
    <header className="band-night contour contour-faint contour-left pt-bar relative">
      <div className="wrap pt-10 pb-14">
        <a href={pages.blog.aliases[0]} className="no-print text-fog hover:text-snow inline-flex min-h-11 items-center gap-2 font-semibold">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Blog
        </a>
        <div className="mt-6 grid items-center gap-10 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <span className="badge text-lime">{article.category}</span>
            <h1 className="display text-h1-narrow mt-5">{article.title}</h1>
            <p className="measure text-fog mt-5 text-lg">{article.excerpt}</p>
            <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
              <time dateTime={article.date}>{longDate(article.date)}</time>
              <span>{article.readMinutes} min read</span>
              <ShareButton />
            </p>
          </div>
          <ArticlePicture article={picture} className="w-full" />
        </div>
      </div>
    </header>
  );
}
