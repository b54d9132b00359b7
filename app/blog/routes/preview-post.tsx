import { data } from "react-router";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { MoreForPost } from "../../pages/tools/sections/more-for-post.tsx";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { filled } from "../../text/format.ts";
import { dayIn, longDate, timeIn } from "../../time/dates.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { viewOf } from "../data/post-view.server.ts";
import { findPreview } from "../data/previews.server.ts";
import { FoundPost } from "../sections/found-post.tsx";
import stylesheet from "../stylesheet.css?url";
import { authorOf } from "../words/author.ts";
import { post as words } from "../words/blog.ts";
import type { Route } from "./+types/preview-post";

export const handle = { stylesheet };

/** A post before it's published, for whoever has the link that `./peakworks posts preview` prints. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { database, settings, now, log } = site;
  const preview = await findPreview(database, tokenOf(request), now()).catch(unavailable(log));
  if (!preview) return data({ shown: undefined, page: { title: words.preview.ended.heading } }, { status: 404 });
  const view = await viewOf(site, preview.post).catch(unavailable(log));
  const ends = { date: longDate(dayIn(settings.timeZone, preview.endsAt)), time: timeIn(settings.timeZone, preview.endsAt) };
  return {
    shown: { view, author: authorOf(settings), notice: filled(words.preview.text, ends) },
    page: { title: `${words.preview.title}: ${preview.post.title}` },
  };
}

export default function PreviewPost({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) return <DeadLink words={words.preview.ended} href={pages.blog.path} />;
  return (
    <>
      <div className="band-night pt-bar">
        <p role="note" className="wrap pt-6 font-semibold">
          {shown.notice}
        </p>
      </div>
      <FoundPost view={shown.view} author={shown.author} more={<MoreForPost post={shown.view.post} />} />
    </>
  );
}
