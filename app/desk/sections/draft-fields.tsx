import { CATEGORIES } from "../../blog/catalog/categories.ts";
import type { DraftFields as Fields } from "../../blog/rules/draft.ts";
import { Field } from "../../design/field.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { draft as words } from "../words/draft.ts";

const { fields, toolbar } = words;

/** What a post is made of. The three things that a beginner can't know have good defaults and are folded away. */
export function DraftFields({ values, fixedPath }: { values: Fields; fixedPath: string | undefined }) {
  return (
    <>
      <Field name="title" {...fields.title} defaultValue={values.title} autoComplete="off" />
      <Field as="textarea" name="excerpt" {...fields.excerpt} rows={2} defaultValue={values.excerpt} />
      <Field as="select" name="category" label={fields.category.label} defaultValue={values.category}>
        <option value="">{fields.category.choose}</option>
        {CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be shown above the buttons */}
      <div role="group" aria-label={toolbar.label} data-toolbar="" hidden className="band-snow sticky top-0 z-10 flex flex-wrap gap-2 py-2">
        {Object.entries(toolbar.buttons).map(([format, label]) => (
          <QuietButton key={format} type="button" data-format={format}>
            {label}
          </QuietButton>
        ))}
      </div>
      <Field as="textarea" name="body" {...fields.body} rows={20} className="leading-relaxed" defaultValue={values.body} />
      <details className="border-line border-t">
        <summary className="cursor-pointer py-3 font-semibold">{fields.more}</summary>
        <div className="grid gap-5 pb-4">
          {fixedPath ? (
            <p>
              {fields.slugFixed} <code>{fixedPath}</code>
              <input type="hidden" name="slug" value={values.slug} />
            </p>
          ) : (
            <Field name="slug" {...fields.slug} defaultValue={values.slug} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
          <Field as="textarea" name="metaDescription" {...fields.metaDescription} rows={2} defaultValue={values.metaDescription} />
          <Field name="seoKeywords" {...fields.seoKeywords} defaultValue={values.seoKeywords} autoComplete="off" />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="featured" value="yes" className="size-6" defaultChecked={values.featured} />
            {fields.featured}
          </label>
        </div>
      </details>
    </>
  );
}
