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

/**
 * Posts as cards with their excerpts: three columns on a desktop, two on a tablet. Now and then one is two columns wide, with its drawing,
 * and the last one fills its row.
 */
export function PostGrid({ cards, drawn, beside, keyNumberOf, children }: Props) {
  const spans = drawn > 0 ? spansOf(cards.length, drawn) : [];
  const pictured = cards.filter((_, i) => i < drawn || (spans[i] ?? 1) > 1);
  const pictures = nextPictures(pictured, beside);
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {cards.map((card, i) => {
        const place = pictured.indexOf(card);
        return (
          <li key={card.path} className={`@container ${WIDTHS[spans[i] ?? 1]}`}>
            {place >= 0 ? (
              <DrawnCard card={card} {...pictures[place]} {...groundOf(place)} />
            ) : (
              <SmallCard card={card} number={keyNumberOf(card)} />
            )}
          </li>
        );
      })}
      {children && <li className="md:col-span-full">{children}</li>}
    </ul>
  );
}

const WIDTHS: Record<number, string> = { 1: "", 2: "lg:col-span-2", 3: "lg:col-span-full" };
/** The columns of each card after those with a drawing, in four rows that differ from their neighbors. */
const RHYTHM = [1, 1, 1, 2, 1, 1, 1, 1, 1, 2];
const COLUMNS = 3;

function spansOf(count: number, drawn: number) {
  const spans = Array.from({ length: count }, (_, i) => (i < drawn ? 1 : (RHYTHM[(i - drawn) % RHYTHM.length] ?? 1)));
  const left = COLUMNS - (spans.reduce((sum, span) => sum + span, 0) % COLUMNS);
  return left < COLUMNS && count > 0 ? spans.with(-1, (spans.at(-1) ?? 1) + left) : spans;
}

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
