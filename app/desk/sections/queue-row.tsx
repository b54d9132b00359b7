import type { ReactNode } from "react";
import { Field } from "../../design/field.tsx";
import { POSTS_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskPostRow } from "../ui/desk-post-row.tsx";
import { type Option, Options } from "../ui/options.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { posts } from "../words/posts.ts";

const words = posts.queue;

type Props = {
  slug: string;
  title: string;
  note: string;
  isFirst: boolean;
  isLast: boolean;
  mornings: Option[];
  children: ReactNode;
};

/** A queued post: up and down swap its morning with its neighbor's; any free morning can be chosen too. */
export function QueueRow({ slug, title, note, isFirst, isLast, mornings, children }: Props) {
  return (
    <DeskPostRow title={title} note={note}>
      <DeskForm action={POSTS_PATH} className="flex gap-3">
        <input type="hidden" name="slug" value={slug} />
        {!isFirst && (
          <QuietButton name="do" value="earlier" aria-label={words.earlier(title)}>
            {words.up}
          </QuietButton>
        )}
        {!isLast && (
          <QuietButton name="do" value="later" aria-label={words.later(title)}>
            {words.down}
          </QuietButton>
        )}
      </DeskForm>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{words.other}</summary>
        <DeskForm action={POSTS_PATH} className="flex flex-wrap items-end gap-3 py-2">
          <input type="hidden" name="slug" value={slug} />
          <Field as="select" id={`day-${slug}`} name="day" label={words.day}>
            <Options options={mornings} />
          </Field>
          <QuietButton name="do" value="move">
            {words.move}
          </QuietButton>
        </DeskForm>
      </details>
      {children}
    </DeskPostRow>
  );
}
