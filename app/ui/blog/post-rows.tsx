import type { ReactNode } from "react";
import type { PostCard as Card } from "../../site/post-cards.ts";
import { ButtonLink } from "../button-link.tsx";
import { PostRow } from "./post-card.tsx";

type Props = {
  cards: Card[];
  /** By a search: then the words around a hit are shown whole. */
  isFound: boolean;
  /** One more cell at the end. */
  children?: ReactNode;
};

/** The many: a dense list in three columns on a desk, two on a tablet. */
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

/** Fills the last cell of a first page, whose 24th post stands above the list. */
export function PostAside({ words, href }: { words: { heading: string; text: string; button: string }; href: string }) {
  return (
    <aside className="card-night flex h-full flex-col items-start justify-center p-6">
      <h3 className="display text-h4">{words.heading}</h3>
      <p className="text-fog mt-2 mb-4 text-sm">{words.text}</p>
      <ButtonLink href={href}>{words.button}</ButtonLink>
    </aside>
  );
}
