import type { ReactNode } from "react";
import type { PostCard as Card } from "../../site/post-cards.ts";
import { ButtonLink } from "../button-link.tsx";
import { PostCard } from "./post-card.tsx";

/** Three columns on a desk. `children` is one more cell at the end. */
export function PostGrid({ cards, children }: { cards: Card[]; children?: ReactNode }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.path}>
          <PostCard card={card} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

/** Fills the last cell of a first page, whose 24th post stands above the grid. */
export function PostAside({ words, href }: { words: { heading: string; text: string; button: string }; href: string }) {
  return (
    <aside className="card-night flex h-full flex-col justify-center p-7">
      <h3 className="display text-h3">{words.heading}</h3>
      <p className="text-fog mt-3 mb-6">{words.text}</p>
      <ButtonLink href={href} className="mt-auto">
        {words.button}
      </ButtonLink>
    </aside>
  );
}
