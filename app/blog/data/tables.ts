import type { Moment } from "../../database/tables.ts";
import type { Picture, PictureFile } from "../../pictures/picture.ts";
import type { DraftFields } from "../rules/draft.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    blogPosts: BlogPostRow;
    /** Posts per category, including queued ones. Maintained by triggers, like the version. */
    blogCounts: { category: string; posts: number };
    /** One row, incremented by every change to a post. */
    blogVersion: { version: number };
    pictures: Picture & { storedAt: Moment };
    pictureFiles: PictureFile & { picture: string };
    postPictures: { slug: string; picture: string };
    /** `post` is JSON. */
    postPreviews: { tokenHash: string; expiresAt: Moment; post: string };
    previewPictures: { tokenHash: string; picture: string };
    postDrafts: DraftRow;
    draftPictures: { draft: string; name: string; picture: string };
  }
}

/** `corrects` is the slug of the post that it will change, with `baseUpdatedAt` as it was when the draft was opened. */
export type DraftRow = DraftFields & {
  id: string;
  corrects: string | null;
  baseUpdatedAt: Moment | null;
  version: number;
  savedBy: string;
  savedIn: string;
  savedAt: Moment;
};

export type BlogPostRow = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  publishedDate: Moment;
  featured: boolean;
  content: string;
  metaDescription: string;
  /** Comma-separated. */
  seoKeywords: string;
  updatedAt: Moment;
  /** The body as plain text, for search. */
  searchText: string;
};
