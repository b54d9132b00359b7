import { data } from "react-router";
import { readLinkedPosts } from "../../../blog/data/linked-posts.server.ts";
import { Band } from "../../../design/band.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { anchor } from "../../../design/contents.tsx";
import { Opening } from "../../../design/opening.tsx";
import { siteContext } from "../../../site/context.ts";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import stylesheet from "../stylesheet.css?url";
import { postFor, toolLink } from "../tool-links.ts";
import { ToolCard } from "../ui/tool-card.tsx";
import { ToolPile } from "../ui/tool-picture.tsx";
import { tools, toolsPage } from "../words/tools.ts";
import type { Route } from "./+types/tools";

export const handle = { stylesheet };

/** A page whose posts couldn't be read isn't kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const slugs = tools.flatMap(({ posts }) => posts);
  const posts = await readLinkedPosts(context.get(siteContext), slugs, "the posts about tools could not be read");
  return data({ posts: posts ?? [] }, posts ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** Every form to take away, with its picture, its file and the post that explains it. */
export default function Tools({ loaderData: { posts } }: Route.ComponentProps) {
  const { headline, lead, groups, note, noteHeading, closing } = toolsPage;
  return (
    <>
      <Opening title={headline} lead={lead} tone="snow" sheet="tools" beside={<ToolPile files={PILE} />} />
      <Band tone="paper" className="grid gap-16">
        {Object.entries(groups).map(([group, heading]) => (
          <section key={group} className="min-w-0" aria-labelledby={anchor(heading)}>
            <h2 id={anchor(heading)} className="display text-h2">
              {heading}
            </h2>
            <ul className="tool-shelf mt-3 md:mt-8 md:grid md:grid-cols-2 md:gap-6">
              {tools
                .filter((tool) => tool.group === group)
                .map((tool) => (
                  <li key={tool.file}>
                    <ToolCard
                      file={tool.file}
                      link={toolLink(tool)}
                      use={tool.use}
                      post={postFor(tool, posts)}
                      words={toolsPage}
                      more={labels.more}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <div>
          <h2 id={anchor(noteHeading)} className="display text-h3">
            {noteHeading}
          </h2>
          <p className="measure text-stone mt-3">{note}</p>
        </div>
      </Band>
      <ClosingCall
        ridge="east"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
        link={{ href: pages.services.path, label: labels.allServices }}
      />
    </>
  );
}

/** Beside the headline. */
const PILE = ["call-triage-card.docx", "time-log.xlsx", "master-1-small-repair.xlsx"] as const;
