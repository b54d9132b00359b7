import type { ReactNode } from "react";
import { ButtonLink } from "../../design/button-link.tsx";
import type { PostCard as Card } from "../rules/card.ts";
import type { KeyNumber } from "../rules/number-place.ts";
import { DrawnCard, SmallCard } from "./post-card.tsx";
import { groundOf } from "./post-cards.tsx";
import { nextPictures } from "./post-picture.tsx";

type Props = {
  cards: Card[];
  /** How many of the first get a drawing. A page full of those would show nothing. */
  drawn: number;
  /** Another post on the page with a drawing, so that no drawing appears twice. */
  beside?: Pick<Card, "path" | "category" | "article"> | undefined;
  /** What the small cards show large. */
  keyNumberOf: (card: Card) => KeyNumber | undefined;
  /** An extra cell at the end. */
  children?: ReactNode;
};

/** Posts as cards with their excerpts: three columns on a desktop, two on a tablet. Now and then one has a whole row, with its drawing. */
export function PostGrid({ cards, drawn, beside, keyNumberOf, children }: Props) {
  const isDrawn = (_: Card, i: number) => i < drawn || isAlone(i) || isOver(i);
  const isAlone = (i: number) => drawn > 0 && i > drawn && (i - drawn) % EVERY === EVERY - 1;
  // The last one, if it would leave the rest of its row of three empty.
  const isOver = (i: number) => drawn > 0 && i === cards.length - 1 && i >= drawn && ((i - drawn) % EVERY) % 3 === 0;
  const pictured = cards.filter(isDrawn);
  const pictures = nextPictures(pictured, beside);
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {cards.map((card, i) => (
        <li key={card.path} className={`@container ${isAlone(i) ? "md:col-span-full" : isOver(i) ? "lg:col-span-full" : ""}`}>
          {isDrawn(card, i) ? (
            <DrawnCard card={card} {...pictures[pictured.indexOf(card)]} {...groundOf(i)} />
          ) : (
            <SmallCard card={card} number={keyNumberOf(card)} />
          )}
        </li>
      ))}
      {children && <li className="md:col-span-full">{children}</li>}
    </ul>
  );
}

/** Two rows of three, and the one below them. */
const EVERY = 7;

/** Ends the first page, whose 24th post is the card above the list. */
export function PostAside({ words, href }: { words: { heading: string; text: string; button: string }; href: string }) {
  return (
    <aside className="card-night flex h-full flex-col items-start justify-center p-6">
      <h3 className="display text-h3">{words.heading}</h3>
      <p className="text-fog mt-2 mb-4 text-sm">{words.text}</p>
      <ButtonLink href={href}>{words.button}</ButtonLink>
    </aside>
  );
}
