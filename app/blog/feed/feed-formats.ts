import { escapeHtml } from "../../text/escape-html.ts";
import type { Feed } from "./feed.ts";

/** Atom (RFC 4287) with full text. */
export function toAtom({ title, description, author, home, updatedAt, entries }: Feed, address: string) {
  const items = entries.map(
    (entry) => `<entry>
<id>${escaped(entry.address)}</id>
<title>${escaped(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escaped(entry.address)}"/>
<published>${entry.publishedAt.toISOString()}</published>
<updated>${entry.updatedAt.toISOString()}</updated>
<category term="${escaped(entry.category)}"/>
<summary>${escaped(entry.excerpt)}</summary>
<content type="html">${escaped(entry.html)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${escaped(address)}</id>
<title>${escaped(title)}</title>
<subtitle>${escaped(description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escaped(address)}"/>
<link rel="alternate" type="text/html" href="${escaped(home)}"/>
<updated>${updatedAt.toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
${items.join("")}</feed>
`;
}

/** JSON Feed 1.1 with full text. */
export function toJsonFeed({ title, description, author, home, entries }: Feed, address: string) {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: address,
    language: "en-US",
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.excerpt,
      content_html: entry.html,
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      tags: [entry.category],
    })),
  });
}

/** XML doesn't allow control characters, not even as references: a single one would make the whole feed unreadable. */
function escaped(text: string) {
  return escapeHtml(text.toWellFormed().replace(FORBIDDEN, ""));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
