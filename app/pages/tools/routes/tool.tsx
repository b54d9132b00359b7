import { Fragment } from "react";
import { data } from "react-router";
import { readLinkedPosts } from "../../../blog/data/linked-posts.server.ts";
import { type PostSummary, postPath } from "../../../blog/rules/post.ts";
import { Band } from "../../../design/band.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { anchor } from "../../../design/contents.tsx";
import { Download } from "../../../design/icons.tsx";
import { Opening } from "../../../design/opening.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { siteContext } from "../../../site/context.ts";
import { pageAt, pages, toolPath } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { tradeLinks } from "../../trades/trade-links.ts";
import type { ToolPageKey } from "../catalog/tools.ts";
import stylesheet from "../stylesheet.css?url";
import { type ToolLink, toolLinks } from "../tool-links.ts";
import { ToolMathForm } from "../ui/tool-math-form.tsx";
import { ToolPicture, ToolPile } from "../ui/tool-picture.tsx";
import { StepsSection, TextSection } from "../ui/tool-sections.tsx";
import { WorkedExample } from "../ui/worked-example.tsx";
import { toolWords } from "../words/all.ts";
import { toolPage } from "../words/page.ts";
import { tools, toolsPage } from "../words/tools.ts";
import type { ToolSection, ToolWords } from "../words/words.ts";
import type { Route } from "./+types/tool";

export const handle = { stylesheet };

/** A page whose posts couldn't be read isn't kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const tool = pageAt(new URL(request.url).pathname)?.tool as ToolPageKey;
  const { files } = toolWords[tool];
  const slugs = tools.filter(({ file }) => files.includes(file)).flatMap(({ posts }) => posts);
  const posts = await readLinkedPosts(context.get(siteContext), slugs, "the posts about tools could not be read");
  return data({ tool, posts: posts ?? [] }, posts ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** One tool: the file, how it's filled in, and where it belongs. */
export default function ToolPage({ loaderData: { tool, posts } }: Route.ComponentProps) {
  const words = toolWords[tool];
  const { name, heading, lead, files, sections, closing } = words;
  return (
    <>
      <Opening
        eyebrow={<a href={pages.tools.path}>{toolPage.all}</a>}
        title={heading}
        lead={lead}
        tone="snow"
        sheet="tools"
        beside={
          files.length > 1 ? (
            <ToolPile files={files} />
          ) : (
            <div className="tool-front">
              <ToolPicture file={files[0]} alt={toolPage.picture(name)} isLazy={false} />
            </div>
          )
        }
      >
        <ToolDownloads tools={toolLinks(files)} />
      </Opening>
      {sections.map((section) => (
        <Fragment key={section.heading}>
          <Section section={section} />
        </Fragment>
      ))}
      <Band tone="paper">
        <h2 className="display text-h3">
          <Unbroken text={toolPage.more(name)} />
        </h2>
        <ul className="mt-4 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {moreFor(words, posts).map(({ kind, name: title, href }) => (
            <li key={href} className="border-line relative border-t py-3 md:py-4">
              <p className="text-mark text-xs font-semibold">{kind}</p>
              <a href={href} className="stretched mt-1 inline-block leading-snug font-bold hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Band>
      <ClosingCall
        ridge="west"
        from="paper"
        {...closing}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
        link={{ href: pages.tools.path, label: toolPage.all }}
      />
    </>
  );
}

function Section({ section }: { section: ToolSection }) {
  switch (section.kind) {
    case "text":
      return <TextSection heading={section.heading} blocks={section.blocks} />;
    case "steps":
      return <StepsSection heading={section.heading} steps={section.steps} />;
    case "math":
      return <ToolMathForm words={section} withoutScript={toolPage.withoutScript} />;
    default:
      return <WorkedExample example={section} mark={labels.example} caption={toolPage.exampleCaption} />;
  }
}

/** Where to read on: the posts that explain it, tools that go with it, the trades that use it. */
function moreFor({ related, trades }: ToolWords, posts: PostSummary[]) {
  const { kinds } = toolPage;
  return [
    ...posts.map(({ title, slug }) => ({ kind: kinds.post, name: title, href: postPath(slug) })),
    ...related.map((key) => ({ kind: kinds.tool, name: toolWords[key].name, href: toolPath(key) })),
    ...tradeLinks(trades).map((link) => ({ kind: kinds.trade, ...link })),
  ];
}

/** A button for each file, and on what terms. */
function ToolDownloads({ tools }: { tools: ToolLink[] }) {
  const isOne = tools.length === 1;
  return (
    <div className="mt-6 md:mt-8">
      <ul className="flex flex-col items-start gap-3">
        {tools.map(({ href, name, kind, size }) => (
          <li key={href} className="max-sm:w-full">
            <a
              href={href}
              download
              className={`button max-sm:w-full ${isOne ? "button-action" : "button-quiet max-lg:justify-start max-lg:text-left"}`}
            >
              <Download className="size-5 shrink-0" />
              <span>
                {isOne ? toolPage.download : name}
                {isOne && <span className="sr-only">: {name}</span>}
                <span className="sr-only">, </span>
                <span className={`ml-2 inline-block font-normal ${isOne ? "" : "max-lg:ml-0 max-lg:block"}`}>{`${kind}, ${size}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-quiet mt-3 flex flex-wrap items-center gap-x-3 text-sm">
        {toolPage.terms}{" "}
        <a href={`${pages.tools.path}#${anchor(toolsPage.noteHeading)}`} className="tap-link">
          {toolPage.howFilesWork}
        </a>
      </p>
    </div>
  );
}
