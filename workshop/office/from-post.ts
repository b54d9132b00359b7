import { readdirSync, readFileSync } from "node:fs";
import { lexer, type Token, type Tokens } from "marked";

const FOLDER = "app/blog/posts";

/** What stands under a heading of a post. A form takes its words from here, so that it says what the post says. */
export type Part = { table: string[][]; quotes: string[][]; list: string[]; strong: string[] };

/** What was read so far, by post and heading. */
export const partsRead: Record<string, Record<string, Part>> = {};

/** Reads a post's Markdown. Fails when the post or the heading is gone, so that a form can't fall behind its post. */
export function partOf(slug: string, heading: string): Part {
  const { file, body } = postOf(slug);
  const tokens = lexer(body);
  const start = tokens.findIndex((token) => token.type === "heading" && token.text === heading);
  if (start < 0) throw new Error(`${file} has no heading '${heading}', from which a tool is made in workshop/tools.`);
  const end = tokens.findIndex((token, i) => i > start && token.type === "heading" && token.depth <= 2);
  const inside = tokens.slice(start + 1, end < 0 ? undefined : end);
  const of = <T extends Token>(type: string) => inside.filter((token): token is T => token.type === type);
  const [table] = of<Tokens.Table>("table");
  const part = {
    table: table ? [table.header, ...table.rows].map((row) => row.map(({ text }) => plain(text))) : [],
    quotes: of<Tokens.Blockquote>("blockquote").map(({ tokens: lines }) =>
      lines.filter(({ type }) => type === "paragraph").map((line) => plain((line as Tokens.Paragraph).text, true)),
    ),
    list: of<Tokens.List>("list").flatMap(({ items }) => items.map(({ text }) => plain(text, true))),
    strong: of<Tokens.Paragraph>("paragraph").flatMap(({ text }) => [...text.matchAll(/^\*\*(.+?)\*\*/g)].map(([, words = ""]) => words)),
  };
  partsRead[file] = { ...partsRead[file], [heading]: part };
  return part;
}

const posts = new Map<string, { file: string; body: string }>();

function postOf(slug: string) {
  if (posts.size === 0)
    for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".md"))) {
      const text = readFileSync(`${FOLDER}/${name}`, "utf8");
      const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      posts.set(/^slug: (.+)$/m.exec(head)?.[1]?.trim() ?? "", { file: `${FOLDER}/${name}`, body });
    }
  const post = posts.get(slug);
  if (!post) throw new Error(`There is no post ${slug}, from which a tool is made in workshop/tools.`);
  return post;
}

/** Without links; bold stays marked where it matters. */
function plain(text: string, isBoldKept = false) {
  const linkless = text.replace(/\[([^\]]+)\]\((?:[^)]+)\)/g, "$1").replace(/\n/g, " ");
  return isBoldKept ? linkless : linkless.replaceAll("**", "");
}
