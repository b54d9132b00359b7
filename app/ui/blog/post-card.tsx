import { longDate } from "../../rules/calendar.ts";
import type { PostCard as Card } from "../../site/post-cards.ts";
import { Pieces } from "./pieces.tsx";
import { PostPicture } from "./post-picture.tsx";

/** One of the grid. The whole card leads to the post. */
export function PostCard({ card }: { card: Card }) {
  return (
    <article className="card post-card relative flex h-full flex-col overflow-hidden">
      <PostPicture path={card.path} category={card.category} article={card.article} className="h-44 p-5" />
      <div className="flex grow flex-col p-6">
        <p className="text-stone text-sm font-semibold">{card.category}</p>
        <h3 className="display mt-2 text-[1.1875rem] leading-tight">
          <a href={card.path} className="stretched">
            <Pieces pieces={card.title} />
          </a>
        </h3>
        <p className="text-stone mt-3 mb-5 text-sm">
          <Pieces pieces={card.excerpt} />
        </p>
        <PostDate card={card} />
      </div>
    </article>
  );
}

/** The one above the grid, twice as loud. */
export function FeaturedCard({ card, label }: { card: Card; label: string }) {
  return (
    <article className="card-night post-card relative grid overflow-hidden lg:grid-cols-[1.15fr_1fr]">
      <PostPicture
        path={card.path}
        category={card.category}
        article={card.article}
        className="h-56 p-6 md:h-80 md:p-10 lg:h-auto lg:min-h-96"
      />
      <div className="flex flex-col justify-center p-7 md:p-10">
        <p className="flex flex-wrap gap-2">
          <span className="badge bg-lime text-ink border-transparent">{label}</span>
          <span className="badge text-fog">{card.category}</span>
        </p>
        <h2 className="display text-h2 mt-5 text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)]">
          <a href={card.path} className="stretched">
            <Pieces pieces={card.title} />
          </a>
        </h2>
        <p className="text-fog mt-4 text-lg">
          <Pieces pieces={card.excerpt} />
        </p>
        <div className="text-fog mt-6">
          <PostDate card={card} />
        </div>
      </div>
    </article>
  );
}

function PostDate({ card }: { card: Card }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 text-sm">
      <time dateTime={card.day}>{longDate(card.day)}</time>
      <span>{card.readTime}</span>
    </p>
  );
}
