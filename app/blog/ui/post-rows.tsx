import type { ReactNode } from "react";
import { ButtonLink } from "../../design/button-link.tsx";
import type { PostCard as Card } from "../cards.ts";
import { PostRow } from "./post-card.tsx";

type Props = {
  cards: Card[];
  /** Whether these are search results. If so, the text around a match is shown in full. */
  isFound: boolean;
  /** An extra cell at the end. */
  children?: ReactNode;
};

/** The rest of the posts: a dense list in three columns on a desktop, two on a tablet. */
export function PostRows({ cards, isFound, children }: Props) {
  return (
    <ul className="border-ink grid gap-x-8 border-t-2 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10">
      {cards.map((card) => (
        <li key={card.path} className="border-line border-b">
          <PostRow card={card} isFound={isFound} />
        </li>
      ))}
      {children && <li className="pt-6 md:col-span-full lg:col-span-1">{children}</li>}
    </ul>
  );
}

/** Fills the last cell of the first page, whose 24th post is the card above the list. */
export function PostAside({ words, href }: { words: { heading: string; text: string; button: string }; href: string }) {
  return (
    <aside className="card-night flex h-full flex-col items-start justify-center p-6">
      <h3 className="display text-h3">{words.heading}</h3>
      <p className="text-fog mt-2 mb-4 text-sm">{words.text}</p>
      <ButtonLink href={href}>{words.button}</ButtonLink>
    </aside>
  );
}
