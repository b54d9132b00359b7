import type { PostCard } from "../../../blog/rules/card.ts";
import { PostRow } from "../../../blog/ui/post-card.tsx";
import { RowFold } from "../../../design/fold.tsx";
import type { ToolLink } from "../../tools/tool-links.ts";

type Props = {
  heading: string;
  /** What a screen reader calls the handle of the fold. */
  more: string;
  posts: PostCard[];
  tools: ToolLink[];
  all: { label: string; href: string };
};

export function MoreForTrade({ heading, more, posts, tools, all }: Props) {
  return (
    <div className="fold-row border-line py-3.5 max-md:border-y md:py-0">
      <h2 className="display text-h3 max-md:pr-8">{heading}</h2>
      <RowFold label={more}>
        <ul className="mt-3 gap-x-14 md:mt-5 md:grid md:grid-cols-2 lg:grid-cols-3">
          {posts.map((card) => (
            <li key={card.path} className="border-line border-t">
              <PostRow card={card} />
            </li>
          ))}
          {tools.map(({ href, name, kind, size }) => (
            <li key={href} className="border-line relative border-t py-3 md:py-5">
              <p className="text-quiet flex gap-x-2 text-xs">
                <span className="text-mark font-semibold">{kind}</span>
                <span>{size}</span>
              </p>
              <a href={href} download className="stretched mt-1 inline-block leading-snug font-bold hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="border-line border-t pt-2">
          <a href={all.href} className="tap-link">
            {all.label}
          </a>
        </p>
      </RowFold>
    </div>
  );
}
