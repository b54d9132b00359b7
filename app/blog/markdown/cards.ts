import { link, md } from "../../text/markdown.ts";
import { longDate } from "../../time/dates.ts";
import type { PostCard } from "../rules/card.ts";

/** A post in a short list. */
export function cardLine({ title, path, category, day, readTime }: PostCard) {
  return md`${link(joined(title), path)} (${category}, ${longDate(day)}, ${readTime})`;
}

/** A post in a list that says what it's about. */
export function cardWithExcerpt(card: PostCard) {
  return md`${cardLine(card)}: ${joined(card.excerpt)}`;
}

export function joined(pieces: PostCard["title"]) {
  return pieces.map(({ text }) => text).join("");
}
