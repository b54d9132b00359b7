import { POSTS_PATH, REMOVE_POST_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { posts as words } from "../words/posts.ts";

/** What can be done about a post that's out or waits: correct it, or take it down, which asks once more. */
export function PostButtons({ slug, title }: { slug: string; title: string }) {
  return (
    <>
      <DeskForm action={POSTS_PATH}>
        <input type="hidden" name="slug" value={slug} />
        <QuietButton name="do" value="correct" aria-label={words.correct(title)}>
          {words.correctShort}
        </QuietButton>
      </DeskForm>
      <DeskLink href={`${REMOVE_POST_PATH}?slug=${slug}`} aria-label={words.remove(title)}>
        {words.removeShort}
      </DeskLink>
    </>
  );
}
