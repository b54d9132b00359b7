import { pageAt } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { decoded } from "../../text/decoded.ts";
import type { FileProblem } from "../rules/front-matter.ts";
import { linkProperties } from "../rules/link-properties.ts";
import { formatPostBody } from "../rules/post-body.ts";
import type { LinkInPost } from "../rules/post-markdown.ts";
import type { KnownSite } from "./known-site.server.ts";

/** `online` asks another site for its page; without it, only the form of such a link is checked. */
type LinkContext = { site: KnownSite; settings: Pick<Settings, "siteUrl">; online?: (address: string) => Promise<string | undefined> };
/** `notes` are links that couldn't be checked here. */
type LinkFindings = { problems: FileProblem[]; notes: FileProblem[] };

/** Follows every link in a post: to pages, posts, files and headings of this site, and to other sites. */
export async function linkProblems(content: string, links: LinkInPost[], { site, settings, online }: LinkContext): Promise<LinkFindings> {
  const found: LinkFindings = { problems: [], notes: [] };
  for (const { line, href } of links) {
    const { problem, note } = await problemWith(href, content, { site, settings, ...(online && { online }) });
    if (problem) found.problems.push({ line, text: problem });
    if (note) found.notes.push({ line, text: note });
  }
  return found;
}

type LinkFinding = { problem?: string | undefined; note?: string };

async function problemWith(href: string, content: string, { site, settings, online }: LinkContext): Promise<LinkFinding> {
  const [target] = linkProperties(href);
  const address = hrefIn(content, String(target?.href ?? ""));
  if (address.startsWith("#")) return idsIn(content).has(address.slice(1)) ? {} : { problem: `The post has no heading ${address}.` };
  if (address.startsWith("/")) return problemOnSite(address, site);
  if (!/^https?:/.test(address)) return {};
  return { problem: problemWithForm(new URL(address), settings) ?? (await online?.(address)) };
}

async function problemOnSite(address: string, site: KnownSite): Promise<LinkFinding> {
  const { pathname, hash } = new URL(address, "https://own.invalid");
  if (hash === "" && pageAt(pathname)) return {};
  const page = await site.read(pathname);
  if (page.kind === "unknown") return { note: `${address} was not checked: ${page.why}` };
  if (page.kind === "missing") return { problem: `There is no page or post ${pathname}.` };
  if (page.kind === "moved") return { problem: `${pathname} leads on to ${page.to}; link to that.` };
  const id = decoded(hash.slice(1));
  return id === "" || page.html.includes(` id="${id}"`) ? {} : { problem: `${pathname} has no heading or part ${hash}.` };
}

function problemWithForm({ hostname, username, origin }: URL, { siteUrl }: LinkContext["settings"]) {
  if (origin === new URL(siteUrl).origin) return `A link to this site begins with /, without ${origin}.`;
  if (username) return "A link has no user name or password in it.";
  return /^([^.]+\.)+[^.\d][^.]+\.?$|^\[/.test(hostname) ? undefined : `${hostname} is not the name of a site.`;
}

/** A link to a heading is written without the prefix that the page gives it. */
function hrefIn(content: string, href: string) {
  const id = `part-${href.slice(1)}`;
  return href.startsWith("#") && idsIn(content).has(id) ? `#${id}` : href;
}

function idsIn(content: string) {
  return new Set([...formatPostBody(content).html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
}
