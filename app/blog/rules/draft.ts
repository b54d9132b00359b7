import { shortened } from "../../site/head.ts";
import type { FrontMatterFields } from "./front-matter.ts";
import { MOST_DESCRIPTION_CHARACTERS } from "./post.ts";

/** A post as somebody types it: every field is text, and none has to be right yet. `body` is Markdown. */
export type DraftFields = {
  title: string;
  excerpt: string;
  category: string;
  slug: string;
  metaDescription: string;
  seoKeywords: string;
  featured: boolean;
  body: string;
};

export const EMPTY_DRAFT: DraftFields = {
  title: "",
  excerpt: "",
  category: "",
  slug: "",
  metaDescription: "",
  seoKeywords: "",
  featured: false,
  body: "",
};

const MOST_BODY_CHARACTERS = 200_000;
const MOST_LINE_CHARACTERS = 1_000;
/** Of one that is made from a title. A typed one may be longer. */
const MADE_SLUG_CHARACTERS = 70;

/** What a form sends. Undefined if it's longer than any post. */
export function readDraftFields(form: Record<string, string>): DraftFields | undefined {
  const line = (name: string) => (form[name] ?? "").toWellFormed().replace(/\p{Cc}+/gu, " ");
  const lines = {
    title: line("title"),
    excerpt: line("excerpt"),
    category: line("category"),
    slug: line("slug").trim(),
    metaDescription: line("metaDescription"),
    seoKeywords: line("seoKeywords"),
  };
  const body = (form.body ?? "")
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
  if (body.length > MOST_BODY_CHARACTERS || Object.values(lines).some(({ length }) => length > MOST_LINE_CHARACTERS)) return undefined;
  return { ...lines, featured: form.featured === "yes", body };
}

/** What a form sent, too long or not, to be shown to its writer again. */
export function typedFields(form: Record<string, string>) {
  return fieldsOf({ ...EMPTY_DRAFT, ...form, featured: form.featured === "yes" });
}

/** With what a beginner can leave out: an address made from the title, and the excerpt for search engines. */
export function withDefaults({ slug, metaDescription, ...rest }: DraftFields): DraftFields {
  return {
    ...rest,
    slug: slug || slugOf(rest.title),
    metaDescription: metaDescription.trim() || shortened(rest.excerpt.replace(/\s+/g, " ").trim(), MOST_DESCRIPTION_CHARACTERS),
  };
}

/** The fields by the names they have in a post's file, so that the same checks read both. They have no lines. */
export function fileFieldsOf({ title, excerpt, category, slug, metaDescription, seoKeywords, featured }: DraftFields): FrontMatterFields {
  const values = { title, excerpt, category, slug, meta_description: metaDescription, seo_keywords: seoKeywords, featured };
  return new Map(Object.entries(values).map(([name, value]) => [name, { value, line: 0 }]));
}

/** Only what somebody types, of a draft that knows more. */
export function fieldsOf(draft: DraftFields): DraftFields {
  const names = Object.keys(EMPTY_DRAFT) as (keyof DraftFields)[];
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as DraftFields;
}

export function isSameDraft(one: DraftFields, other: DraftFields) {
  return (Object.keys(EMPTY_DRAFT) as (keyof DraftFields)[]).every((name) => one[name] === other[name]);
}

/** 'Raise prices: 3 ways' is at raise-prices-3-ways. */
function slugOf(title: string) {
  const words =
    title
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MADE_SLUG_CHARACTERS);
    if (longer.length > MADE_SLUG_CHARACTERS) break;
    slug = longer;
  }
  return slug;
}
