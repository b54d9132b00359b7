import type { PostCard } from "../../site/post-cards.ts";
import { PostRow } from "../blog/post-card.tsx";

type Props = { heading: string; posts: PostCard[]; tools: { href: string; name: string; kind: string }[] };

/** The posts and the files that fit this trade. */
export function MoreForTrade({ heading, posts, tools }: Props) {
  return (
    <div className="lg:border-line lg:border-l lg:pl-12">
      <h2 className="display text-h3">{heading}</h2>
      <ul className="mt-3 md:mt-5">
        {posts.map((card) => (
          <li key={card.path} className="border-line border-t">
            <PostRow card={card} isFound={false} />
          </li>
        ))}
        {tools.map(({ href, name, kind }) => (
          <li key={href} className="border-line border-t py-4 md:py-5">
            <p className="text-mark text-xs font-semibold">{kind}</p>
            <a href={href} className="mt-1 inline-block leading-snug font-bold hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
