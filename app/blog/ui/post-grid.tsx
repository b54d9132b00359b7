import type { ReactNode } from "react";
import { ButtonLink } from "../../design/button-link.tsx";
import type { PostCard as Card } from "../rules/card.ts";
import { DrawnCard, SmallCard } from "./post-card.tsx";
import { groundOf } from "./post-cards.tsx";
import { motifsOf } from "./post-picture.tsx";

type Props = {
  cards: Card[];
  /** How many of them get a large drawing. A page full of those would show nothing. */
  drawn: number;
  /** Another post on the page with a drawing, so that no drawing appears twice. */
  beside?: Pick<Card, "path" | "category" | "article"> | undefined;
  /** An extra cell at the end. */
  children?: ReactNode;
};

/** Posts as cards with their excerpts: three columns on a desktop, two on a tablet. */
export function PostGrid({ cards, drawn, beside, children }: Props) {
  const motifs = motifsOf([...(beside ? [beside] : []), ...cards.slice(0, drawn)]).slice(beside ? 1 : 0);
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {cards.map((card, i) => (
        <li key={card.path}>
          {i < drawn ? <DrawnCard card={card} motif={motifs[i]} {...groundOf(card, i)} /> : <SmallCard card={card} />}
        </li>
      ))}
      {children && <li className="md:max-lg:col-span-full">{children}</li>}
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
