import type { PostCard } from "../rules/card.ts";
import { Pieces } from "./pieces.tsx";

type Props = { words: { label: string; previous: string; next: string }; previous: PostCard | undefined; next: PostCard | undefined };

/** The posts before and after, by date. */
export function Neighbours({ words, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.label} className="no-print grid gap-4 md:grid-cols-2">
      {previous && <Neighbour label={words.previous} rel="prev" card={previous} />}
      {next && <Neighbour label={words.next} rel="next" card={next} className="md:col-start-2 md:text-right" />}
    </nav>
  );
}

function Neighbour({ label, rel, card, className = "" }: { label: string; rel: string; card: PostCard; className?: string }) {
  return (
    <a href={card.path} rel={rel} className={`card hover:border-stone p-5 ${className}`}>
      <span className="text-stone block text-sm font-semibold">{label}</span>
      <span className="mt-1 block font-bold">
        <Pieces pieces={card.title} />
      </span>
    </a>
  );
}
