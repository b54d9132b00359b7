import { pageAt } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { formatPostBody } from "../rules/body.ts";
import { linkProperties } from "../rules/links.ts";
import { postPath } from "../rules/post.ts";
import type { ReadFile } from "./files.ts";
import { openKnownSite } from "./known-site.ts";
import { problemOnline } from "./online.ts";

type Given = { settings: Settings; askSite: (path: string) => Promise<Response>; online?: boolean };
/** `notes` are links that couldn't be checked here. */
type Found = { problems: string[]; notes: string[] };

/** Follows every link in the files: to pages, posts, files and headings of this site; to other sites only when asked to. */
export async function linkProblems(files: ReadFile[], { settings, askSite, online = false }: Given): Promise<Found> {
  const found: Found = { problems: [], notes: [] };
  const drafts = new Map(files.map(({ draft }) => [postPath(draft.slug), draft.content]));
  const site = openKnownSite(settings, askSite, drafts);
  try {
    for (const { file, draft, links } of files) {
      for (const { line, href } of links) {
        const [target] = linkProperties(href);
        const address = hrefIn(draft.content, String(target?.href ?? ""));
        const place = `${file}:${line}  `;
        if (address.startsWith("#") && !idsIn(draft.content).has(address.slice(1)))
          found.problems.push(`${place}The post has no heading ${address}.`);
        else if (address.startsWith("/")) {
          const { problem, note } = await problemOnSite(address, site);
          if (problem) found.problems.push(place + problem);
          if (note) found.notes.push(place + note);
        } else if (/^https?:/.test(address)) {
          const problem = problemWithForm(new URL(address), settings) ?? (online ? await problemOnline(address) : undefined);
          if (problem) found.problems.push(place + problem);
        }
      }
    }
  } finally {
    await site.close();
  }
  return found;
}

type Answer = { problem?: string; note?: string };

async function problemOnSite(address: string, site: ReturnType<typeof openKnownSite>): Promise<Answer> {
  const { pathname, hash } = new URL(address, "https://own.invalid");
  if (hash === "" && pageAt(pathname)) return {};
  const page = await site.read(pathname);
  if (page.kind === "unknown") return { note: `${address} was not checked: ${page.why}` };
  if (page.kind === "missing") return { problem: `There is no page or post ${pathname}.` };
  if (page.kind === "moved") return { problem: `${pathname} leads on to ${page.to}; link to that.` };
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || page.html.includes(` id="${id}"`) ? {} : { problem: `${pathname} has no heading or part ${hash}.` };
}

function problemWithForm({ hostname, username, origin }: URL, { siteUrl }: Settings) {
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
