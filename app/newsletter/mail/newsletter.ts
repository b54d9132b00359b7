import { type PostSummary, postPath } from "../../blog/rules/post.ts";
import { type Email, writeEmail } from "../../mail/email.ts";
import { button, type EmailBlock, paragraph } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { routePicture } from "../../mail/words.ts";
import { pages } from "../../site/pages.ts";
import { newsletterEmails } from "../words/emails.ts";

/** The rest is one click away, and some mail apps cut off longer emails. */
const POSTS_IN_DIGEST = 10;
const BLOG_PATH = pages.blog.aliases[0];

/** To an address that somebody typed into the form. That person has no control over what it says. */
export function optInEmail(email: string, settings: MailSettings, optInUrl: string): Email {
  const words = newsletterEmails.optIn;
  const blocks = [paragraph(words.text), button(words.button, optInUrl), paragraph(words.until)];
  const body = { heading: words.heading, preview: words.text, blocks, reason: words.reason };
  return { ...writeEmail(body, settings), to: { name: "", address: email }, subject: words.subject(settings.siteName) };
}

/** Both go to readers: they've just confirmed, or their address was typed into the form again. */
export function memberEmail(kind: "welcome" | "already", email: string, settings: MailSettings, unsubscribeUrl: string): Email {
  const words = newsletterEmails[kind];
  const blocks = [paragraph(words.text), button(words.button, settings.siteUrl + BLOG_PATH)];
  return {
    ...write(settings, words.heading, words.text, blocks, unsubscribeUrl),
    to: { name: "", address: email },
    subject: words.subject(settings.siteName),
  };
}

export function digestEmail(posts: PostSummary[], email: string, settings: MailSettings, unsubscribeUrl: string): Email {
  const words = newsletterEmails.digest;
  const told = posts.slice(0, POSTS_IN_DIGEST);
  const left = posts.length - told.length;
  const articles = told.map(({ slug, title, excerpt, readTime }, i): EmailBlock => {
    return { kind: "article", title, url: settings.siteUrl + postPath(slug), ...(i === 0 && { text: excerpt }), note: readTime };
  });
  const blocks = [paragraph(words.text), ...articles, button(left ? words.more(left) : words.blog, settings.siteUrl + BLOG_PATH)];
  return {
    ...write(settings, words.heading(posts.length), posts[0]?.excerpt ?? "", blocks, unsubscribeUrl),
    to: { name: "", address: email },
    subject: words.subject(posts[0]?.title ?? "", posts.length - 1),
  };
}

function write(settings: MailSettings, heading: string, preview: string, blocks: EmailBlock[], unsubscribeUrl: string) {
  const footerLink = { label: newsletterEmails.unsubscribe, url: unsubscribeUrl };
  const email = writeEmail({ heading, preview, picture: routePicture, blocks, reason: newsletterEmails.reason, footerLink }, settings);
  return { ...email, listUnsubscribe: unsubscribeUrl };
}
