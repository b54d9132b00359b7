import { POSTS_PATH, REMOVE_POST_PATH } from "../rules/paths.ts";
import { DeskForm } from "./desk-form.tsx";

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
      <a href={`${REMOVE_POST_PATH}?slug=${slug}`} aria-label={words.remove(title)} className="inline-flex min-h-11 items-center underline">
        {words.removeShort}
      </a>
    </>
  );
}
