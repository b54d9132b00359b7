import type { ReactNode } from "react";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Contents } from "../../design/contents.tsx";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import type { PostCard } from "../rules/card.ts";
import { mapCropOf } from "../rules/map-crop.ts";
import { type Post, postPath } from "../rules/post.ts";
import type { PostBody } from "../rules/post-body.ts";
import { ArticleBody } from "../ui/article-body.tsx";
import { ArticleTop } from "../ui/article-top.tsx";
import { type Author, AuthorCard } from "../ui/author-card.tsx";
import { Jump } from "../ui/jump.tsx";
import { KeyNumber } from "../ui/key-number.tsx";
import { Pieces } from "../ui/pieces.tsx";
import { PostCards } from "../ui/post-cards.tsx";
import { OpeningPicture } from "../ui/post-picture.tsx";
import { PostSection } from "../ui/post-section.tsx";
import { Sources } from "../ui/sources.tsx";
import { blog, post as words } from "../words/blog.ts";
import { callWordsFor } from "../words/calls.ts";
import { figures } from "../words/figures/all.ts";
import { keyNumberOf } from "../words/key-numbers.ts";

type Props = {
  view: {
    post: Post;
    body: PostBody;
    day: string;
    date: string;
    previous: PostCard | undefined;
    next: PostCard | undefined;
    related: PostCard[];
  };
  author: Author;
  /** What other rooms have on its subject. */
  more: ReactNode;
};

/** From this many headings on, a post is long enough to need a table of contents. */
const LONG = 3;

/** A post with everything around it. */
export function FoundPost({ view: { post, body, day, date, previous, next, related }, author, more }: Props) {
  const shown = { path: postPath(post.slug), category: post.category };
  const isLong = body.headings.length >= LONG;
  const keyNumber = keyNumberOf(shown);
  // A few posts end with the one thing to do on Monday.
  const forMonday = isLong ? body.headings.findLast(({ text }) => /\bMonday\b/.test(text)) : undefined;
  return (
    <>
      <article>
        <ArticleTop
          share={labels.share}
          back={{ label: words.back, href: pages.blog.path }}
          category={post.category}
          featured={post.featured ? blog.featuredLabel : undefined}
          title={post.title}
          excerpt={post.excerpt}
          author={author.team}
          day={day}
          date={date}
          readTime={post.readTime}
          sheet={mapCropOf(post.category)}
          picture={<OpeningPicture post={shown} />}
        />
        <div className="band-paper @container">
          <div
            className={`wrap grid gap-8 py-8 md:gap-10 md:py-14 ${isLong ? "lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12" : "max-w-[48rem] xl:max-w-[62rem]"}`}
          >
            {isLong && <Contents headings={body.headings} title={words.contents} />}
            <div className="max-w-[41rem] min-w-0 xl:max-w-none">
              <ArticleBody
                sections={body.sections.map((parts, i) => (
                  <PostSection
                    // biome-ignore lint/suspicious/noArrayIndexKey: a post's sections never move
                    key={i}
                    parts={parts}
                    note={i === 0 && forMonday && <Jump label={words.jump} to={forMonday} />}
                    keyNumber={keyNumber && <KeyNumber {...keyNumber} />}
                  />
                ))}
                figure={Object.hasOwn(figures, post.slug) ? figures[post.slug] : undefined}
                prompt={{ ...words.prompt, href: pages.calculator.path }}
              />
              <Sources heading={words.sources} links={body.sources} />
              {more}
              <AuthorCard {...author} text={words.author.text} link={{ label: words.author.link, href: pages.about.path }} />
            </div>
          </div>
        </div>
      </article>
      {(previous || next || related.length > 0) && (
        <section className="band-snow no-print pt-14 pb-8">
          <div className="wrap grid gap-14">
            <Neighbors previous={previous} next={next} />
            {related.length > 0 && (
              <div>
                <h2 className="display text-h2 mb-8">{words.related}</h2>
                <PostCards cards={related} beside={shown} />
              </div>
            )}
          </div>
        </section>
      )}
      <ClosingCall
        from="snow"
        {...callWordsFor(post)}
        flag={{ href: pages.contact.path, label: words.call.consultation }}
        link={{ href: pages.packages.path, label: words.call.packages }}
      />
    </>
  );
}

/** The posts before and after, by date. */
function Neighbors({ previous, next }: Pick<Props["view"], "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.neighbors.label} className="no-print grid gap-4 md:grid-cols-2">
      {previous && <Neighbor label={words.neighbors.previous} rel="prev" card={previous} />}
      {next && <Neighbor label={words.neighbors.next} rel="next" card={next} className="md:col-start-2 md:text-right" />}
    </nav>
  );
}

function Neighbor({ label, rel, card, className = "" }: { label: string; rel: string; card: PostCard; className?: string }) {
  return (
    <a href={card.path} rel={rel} className={`card hover:border-stone p-5 ${className}`}>
      <span className="text-stone block text-sm font-semibold">{label}</span>
      <span className="mt-1 block font-bold">
        <Pieces pieces={card.title} />
      </span>
    </a>
  );
}
