import { newsletterLetters } from "../content/newsletter-letters.ts";
import { type PostSummary, postPath } from "../rules/post/post.ts";
import { type Block, button, type Letter, paragraph, type Studio, writeLetter } from "./letter.ts";

/** What is left out is one press away; a longer letter is cut off by some mail programs. */
const POSTS_IN_DIGEST = 10;
const BLOG_PATH = "/blog";

/** To an address that somebody typed. It says nothing that he could choose. */
export function optInLetter(email: string, studio: Studio, optInUrl: string): Letter {
  const words = newsletterLetters.optIn;
  const blocks = [paragraph(words.text), button(words.button, optInUrl), paragraph(words.until)];
  const body = { heading: words.heading, blocks, footer: words.footer(senderOf(studio)) };
  return { ...writeLetter(body, studio.siteName), to: { name: "", address: email }, subject: words.subject(studio.siteName) };
}

/** Both to somebody on the list: he has just confirmed, or his address was typed into the form again. */
export function memberLetter(kind: "welcome" | "already", email: string, studio: Studio, unsubscribeUrl: string): Letter {
  const words = newsletterLetters[kind];
  const blocks = [paragraph(words.text), button(words.button, studio.siteUrl + BLOG_PATH)];
  return {
    ...write(studio, words.heading, blocks, unsubscribeUrl),
    to: { name: "", address: email },
    subject: words.subject(studio.siteName),
  };
}

export function digestLetter(posts: PostSummary[], email: string, studio: Studio, unsubscribeUrl: string): Letter {
  const words = newsletterLetters.digest;
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
  const footer = newsletterLetters.footer(senderOf(studio));
  const footerLink = { label: newsletterLetters.unsubscribe, url: unsubscribeUrl };
  return { ...writeLetter({ heading, blocks, footer, footerLink }, studio.siteName), listUnsubscribe: unsubscribeUrl };
}

function senderOf({ siteName, postalAddress, contactEmail }: Studio) {
  return [siteName, postalAddress, contactEmail].filter(Boolean).join(", ");
}
