import type { PostCard as Card } from "../rules/card.ts";
import { DrawnCard } from "./post-card.tsx";
import { nextPictures } from "./post-picture.tsx";

type Props = {
  cards: Card[];
  /** Another post on the page with a drawing, so that no drawing appears twice. */
  beside?: Pick<Card, "path" | "category" | "article"> | undefined;
};

/** Up to three posts with drawings, side by side on a desktop. They always fill their rows. */
export function PostCards({ cards, beside }: Props) {
  const pictures = nextPictures(cards, beside);
  return (
    <ul className="post-cards">
      {cards.map((card, i) => (
        <li key={card.path} className="@container">
          <DrawnCard card={card} {...pictures[i]} {...groundOf(i)} />
        </li>
      ))}
    </ul>
  );
}

/** What a drawing stands on: neighbors differ. */
export function groundOf(place: number) {
  return GROUNDS[place % GROUNDS.length] ?? GROUNDS[0];
}

const GROUNDS = [
  { ground: "on-dark bg-night text-snow", tone: "dark" },
  { ground: "bg-line text-ink contour-light", tone: "light" },
  { ground: "on-dark bg-slate text-snow contour-left", tone: "dark" },
] as const;
