import type { Database } from "../../database/database.server.ts";
import type { Site } from "../../site/context.ts";
import { type DraftFields, fileFieldsOf, withDefaults } from "../rules/draft.ts";
import { lineOf, type ParsedPost, readPost } from "../rules/file.ts";
import type { FileProblem } from "../rules/front-matter.ts";
import { picturesBeside, picturesOfSite, withStoredPictures } from "../rules/picture-names.ts";
import { postPath } from "../rules/post.ts";
import { toCompactHtml } from "../rules/post-markdown.ts";
import { problemsWithSlug } from "../rules/slug-problems.ts";
import type { NamedPicture } from "./draft-pictures.server.ts";
import { createKnownSite } from "./known-site.server.ts";
import { linkProblems } from "./link-problems.server.ts";
import { postBySlug } from "./stored-posts.server.ts";

type DraftText = DraftFields & { corrects: string | null };

/** Everything that `posts check` finds in a file, found in a draft. With no problem there's a post to publish, and its pictures. */
export async function checkDraft(written: DraftText, named: NamedPicture[], { database, settings, askSite }: Site) {
  const fields = { ...withDefaults(written), ...(written.corrects && { slug: written.corrects }) };
  const read = readPost({ fields: fileFieldsOf(fields), body: fields.body, bodyLine: 1 }, settings.timeZone);
  const { content, links } = "post" in read ? { content: read.post.content, links: read.links } : read.text;
  const site = createKnownSite({
    askSite,
    contentOf: async (slug) => (slug === fields.slug ? content : (await postBySlug(database, slug))?.content),
  });
  const problems: FileProblem[] = [
    ...("problems" in read ? read.problems : []),
    ...(written.corrects ? [] : await problemsWithNewSlug(database, fields.slug)),
    ...(await missingPictures(content, fields.body, named, askSite)),
    ...(await linkProblems(content, links, { site, settings })).problems,
  ]
    // These two are made from the title and the excerpt, whose own problem says it.
    .filter(({ field }) => !((field === "slug" && !fields.slug) || (field === "meta_description" && !fields.metaDescription)))
    .sort((a, b) => a.line - b.line);
  const shown = shownIn(content, named);
  const post: ParsedPost | undefined = "post" in read && problems.length === 0 ? { ...read.post, content: shown.content } : undefined;
  return { problems, post, pictures: shown.pictures };
}

/** What a page would show of the draft, right or not. */
export function contentOfDraft({ body }: DraftFields, named: NamedPicture[]) {
  return shownIn(toCompactHtml(body), named).content;
}

function shownIn(content: string, named: NamedPicture[]) {
  const sources = picturesBeside(content);
  const used = named.filter(({ name }) => sources.includes(name));
  return {
    content: withStoredPictures(content, new Map(used.map(({ name, picture }) => [name, picture]))),
    pictures: used.map(({ picture }) => picture),
  };
}

async function problemsWithNewSlug(database: Database, slug: string): Promise<FileProblem[]> {
  const taken = slug !== "" && (await postBySlug(database, slug)) ? [`${postPath(slug)} has a post already; choose another slug.`] : [];
  return [...problemsWithSlug(slug), ...taken].map((text) => ({ line: 0, text, field: "slug" }));
}

/** Those added with the post have a name; those of the site begin with a slash. */
async function missingPictures(content: string, body: string, named: NamedPicture[], askSite: Site["askSite"]) {
  const problems: FileProblem[] = [];
  const say = (source: string) =>
    problems.push({ line: lineOf(source, body), text: `There is no picture ${source} in this post: add it below.` });
  for (const source of picturesBeside(content)) if (!named.some(({ name }) => name === source)) say(source);
  for (const source of picturesOfSite(content)) if (!(await askSite(source)).ok) say(source);
  return problems;
}
