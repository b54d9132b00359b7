import { longDate } from "../../time/dates.ts";
import { TRADE_CATEGORIES } from "../catalog/categories.ts";
import type { PostCard as Card } from "../rules/card.ts";
import type { KeyNumber } from "../rules/number-place.ts";
import { Pieces } from "./pieces.tsx";
import { PostPicture, type PostPictureProps } from "./post-picture.tsx";

/** The larger card above the list. The whole card links to the post. */
export function FeaturedCard({ card, label }: { card: Card; label: string }) {
  return (
    <article className="card-night post-item post-lift featured-post relative overflow-hidden">
      {/* On a phone this is in the first screen, which would wait for the contours. */}
      <div className="bg-night md:contour md:contour-faint relative p-6 md:p-10">
        <PostPicture post={card} className="absolute inset-0 h-full w-full p-[inherit]" />
      </div>
      <div className="flex flex-col justify-center p-6 md:p-10">
        <p className="flex flex-wrap gap-x-3 gap-y-2">
          <span className="badge bg-lichen text-ink border-transparent">{label}</span>
          <span className="badge text-fog">{card.category}</span>
        </p>
        <h2 className="display text-h2 mt-3 md:mt-5">
          <PostLink card={card} />
        </h2>
        <p className="text-fog mt-4 text-lg">
          <Pieces pieces={card.excerpt} />
        </p>
        <p className="text-fog mt-6 flex flex-wrap gap-x-4 text-sm">
          <Dated card={card} />
        </p>
      </div>
    </article>
  );
}

/** One of a few with a drawing. If it has a whole row to itself, the drawing goes beside the text. */
export function DrawnCard({
  card,
  motif,
  scene,
  ground,
  tone,
}: { card: Card; ground: string } & Pick<PostPictureProps, "motif" | "scene" | "tone">) {
  return (
    <article className="card post-item post-lift relative flex h-full flex-col overflow-hidden @xl:flex-row">
      <div className={`contour contour-faint relative h-32 p-4 md:h-40 md:p-5 @xl:h-auto @xl:min-h-52 @xl:w-2/5 ${ground}`}>
        <PostPicture post={card} motif={motif} scene={scene} tone={tone} className="absolute inset-0 h-full w-full p-[inherit]" />
      </div>
      <div className="flex grow flex-col p-5 md:p-6 @xl:w-3/5 @xl:justify-center">
        <p className="text-quiet text-sm font-semibold">{card.category}</p>
        <h3 className="display text-h3 mt-2">
          <PostLink card={card} />
        </h3>
        <p className="text-quiet mt-3 mb-4 text-sm">
          <Pieces pieces={card.excerpt} />
        </p>
        <p className="mt-auto flex flex-wrap gap-x-4 text-sm @xl:mt-0">
          <Dated card={card} />
        </p>
      </div>
    </article>
  );
}

/** One of many, with its post's number. On a phone a row without that and its excerpt, since two dozen of them follow each other there. */
export function SmallCard({ card, number }: { card: Card; number: KeyNumber | undefined }) {
  return (
    <article className="post-item small-post overflow-hidden">
      <p className="text-quiet text-sm font-semibold">{card.category}</p>
      <h3 className="mt-1 text-lg leading-snug font-bold">
        <PostLink card={card} />
      </h3>
      <p className="text-quiet mt-2 mb-4 text-sm max-md:hidden">
        <Pieces pieces={card.excerpt} />
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-sm max-md:pt-1">
        <Dated card={card} />
      </p>
      {number && (
        <p className={`small-post-number text-sm ${isAboutTrade(card.category) ? "on-dark bg-night text-snow" : "bg-line"}`}>
          <b data-own-line="" className="display text-h3 block">
            {number.figure}
          </b>{" "}
          <span>{number.says}</span>
        </p>
      )}
    </article>
  );
}

/** The numbers of posts about a trade stand on the night, like most drawings. */
function isAboutTrade(category: string) {
  return TRADE_CATEGORIES.some((trade) => trade === category);
}

/** A line in a short list. */
export function PostRow({ card }: { card: Card }) {
  return (
    <article className="post-item relative h-full py-4 md:py-5">
      <p className="text-quiet flex flex-wrap gap-x-2 text-xs">
        <span className="text-mark font-semibold">{card.category}</span>
        <Dated card={card} />
      </p>
      <h3 className="mt-1 leading-snug font-bold">
        <PostLink card={card} />
      </h3>
    </article>
  );
}

function PostLink({ card }: { card: Card }) {
  return (
    <a href={card.path} className="stretched">
      <Pieces pieces={card.title} />
    </a>
  );
}

function Dated({ card }: { card: Card }) {
  return (
    <>
      <time dateTime={card.day}>{longDate(card.day)}</time>
      <span>{card.readTime}</span>
    </>
  );
}
