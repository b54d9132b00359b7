import { POSTS_PATH, REMOVE_POST_PATH } from "../rules/paths.ts";
import { DeskForm } from "./desk-form.tsx";
import { DeskLink } from "./desk-link.tsx";

type Words = { correct: (title: string) => string; correctShort: string; remove: (title: string) => string; removeShort: string };

/** What can be done about a post that's out or waits: correct it, or take it down, which asks once more. */
export function PostButtons({ slug, title, words }: { slug: string; title: string; words: Words }) {
  return (
    <>
      <DeskForm action={POSTS_PATH}>
        <input type="hidden" name="slug" value={slug} />
        <button type="submit" name="do" value="correct" aria-label={words.correct(title)} className="button button-quiet button-small">
          {words.correctShort}
        </button>
      </DeskForm>
      <DeskLink href={`${REMOVE_POST_PATH}?slug=${slug}`} aria-label={words.remove(title)}>
        {words.removeShort}
      </DeskLink>
    </>
  );
}
