import { newsletterEmails } from "../content/newsletter-emails.ts";
import { type PostSummary, postPath } from "../rules/post/post.ts";
import { type Block, button, type Email, paragraph, type Studio, writeEmail } from "./email.ts";

/** The rest is one click away, and some mail apps cut off longer emails. */
const POSTS_IN_DIGEST = 10;
const BLOG_PATH = "/blog";

/** To an address that somebody typed into the form. That person has no control over what it says. */
export function optInEmail(email: string, studio: Studio, optInUrl: string): Email {
  const words = newsletterEmails.optIn;
  const blocks = [paragraph(words.text), button(words.button, optInUrl), paragraph(words.until)];
  const body = { heading: words.heading, blocks, footer: words.footer(senderOf(studio)) };
  return { ...writeEmail(body, studio.siteName), to: { name: "", address: email }, subject: words.subject(studio.siteName) };
}

/** Both go to subscribers: they've just confirmed, or their address was typed into the form again. */
export function memberEmail(kind: "welcome" | "already", email: string, studio: Studio, unsubscribeUrl: string): Email {
  const words = newsletterEmails[kind];
  const blocks = [paragraph(words.text), button(words.button, studio.siteUrl + BLOG_PATH)];
  return {
    ...write(studio, words.heading, blocks, unsubscribeUrl),
    to: { name: "", address: email },
    subject: words.subject(studio.siteName),
  };
}

export function digestEmail(posts: PostSummary[], email: string, studio: Studio, unsubscribeUrl: string): Email {
  const words = newsletterEmails.digest;
  const told = posts.slice(0, POSTS_IN_DIGEST);
  const left = posts.length - told.length;
  const articles = told.map(({ slug, title, excerpt, readTime }): Block => {
    return { kind: "article", title, url: studio.siteUrl + postPath(slug), text: excerpt, note: readTime };
  });
  const blocks = [paragraph(words.text), ...articles, button(left ? words.more(left) : words.blog, studio.siteUrl + BLOG_PATH)];
  return {
    ...write(studio, words.heading(posts.length), blocks, unsubscribeUrl),
    to: { name: "", address: email },
    subject: words.subject(posts[0]?.title ?? "", posts.length - 1),
  };
}

function write(studio: Studio, heading: string, blocks: Block[], unsubscribeUrl: string) {
  const footer = newsletterEmails.footer(senderOf(studio));
  const footerLink = { label: newsletterEmails.unsubscribe, url: unsubscribeUrl };
  return { ...writeEmail({ heading, blocks, footer, footerLink }, studio.siteName), listUnsubscribe: unsubscribeUrl };
}

function senderOf({ siteName, postalAddress, contactEmail }: Studio) {
  return [siteName, postalAddress, contactEmail].filter(Boolean).join(", ");
}
