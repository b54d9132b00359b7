import type { PostSummary } from "../../blog/rules/post.ts";
import { type EmailRow, exampleLink } from "../../mail/email-table.ts";
import { OPT_IN_PATH, UNSUBSCRIBE_PATH } from "../../site/private-paths.ts";
import { digestEmail, memberEmail, optInEmail } from "./newsletter.ts";

const READER = "kim@pipe.example";

/** Every email of the newsletter. Unsubscribing ends the digests that still wait. */
export const NEWSLETTER_EMAILS = {
  "opt-in": {
    about: "Confirm your address",
    when: "at once",
    to: "visitor",
    examples: (settings) => [optInEmail(READER, settings, exampleLink(settings, OPT_IN_PATH))],
  },
  welcome: {
    about: "You're in",
    when: "at once",
    to: "visitor",
    examples: (settings) => [memberEmail("welcome", READER, settings, exampleLink(settings, UNSUBSCRIBE_PATH))],
  },
  already: {
    about: "Your address is already in",
    when: "at once",
    to: "visitor",
    examples: (settings) => [memberEmail("already", READER, settings, exampleLink(settings, UNSUBSCRIBE_PATH))],
  },
  digest: {
    about: "The new posts",
    when: "on Mondays if there are any",
    to: "visitor",
    examples: (settings) =>
      [1, 12].map((count) => digestEmail(POSTS.slice(0, count), READER, settings, exampleLink(settings, UNSUBSCRIBE_PATH))),
  },
} satisfies Record<string, EmailRow>;

export type NewsletterEmailKind = keyof typeof NEWSLETTER_EMAILS;

const PUBLISHED = new Date("2026-11-15T12:00:00Z");

/** What the example digests are about. */
const POSTS = Array.from({ length: 12 }, (_, i): PostSummary => {
  const title = `Example ${i + 1}: a change order form <before & after>`;
  const excerpt =
    "One page that a customer signs on the tailgate, with the price, the days it adds and who pays for what's behind the wall.";
  return {
    slug: `example-${i + 1}`,
    title,
    excerpt,
    category: "Operations",
    readTime: "6 min read",
    publishedAt: PUBLISHED,
    featured: false,
    metaDescription: "",
    seoKeywords: "",
    updatedAt: PUBLISHED,
  };
});
