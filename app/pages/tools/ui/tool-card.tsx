import { RowFold } from "../../../design/fold.tsx";
import { Download } from "../../../design/icons.tsx";
import type { ToolFile, ToolLink } from "../tool-links.ts";
import { ToolPicture } from "./tool-picture.tsx";

type ToolCardProps = {
  file: ToolFile;
  link: ToolLink;
  use: string;
  /** The post that explains it, while it's published. */
  post: { title: string; href: string } | undefined;
  words: { download: string; explained: string; inPost: { howTo: string } };
  /** What a screen reader calls a row's handle. */
  more: (title: string) => string;
};

/** What it looks like, what it's for, and the file. Its name leads to its own page if it has one. On a phone, it's a row that opens. */
export function ToolCard({ file, link, use, post, words, more }: ToolCardProps) {
  return (
    <article id={file.replace(/\.\w+$/, "")} className="card tool-card">
      <div className="tool-stage">
        <ToolPicture file={file} />
      </div>
      <div className="fold-row flex grow flex-col p-5">
        <h3 data-kind={link.kind} className="text-lg font-bold">
          {link.page ? (
            <a href={link.page} className="textlink">
              {link.name}
            </a>
          ) : (
            link.name
          )}
        </h3>
        <RowFold label={more(link.name)}>
          <p className="text-stone mt-2 text-sm">{use}</p>
          {post && (
            <p className="text-stone mt-2 text-sm">
              {words.explained}{" "}
              <a href={post.href} className="textlink">
                {post.title}
              </a>
            </p>
          )}
          {link.page && (
            <p className="md:hidden">
              <a href={link.page} className="tap-link text-sm">
                {words.inPost.howTo}
                <span className="sr-only">: {link.name}</span>
              </a>
            </p>
          )}
          <p className="pt-4">
            <a href={link.href} download className="button button-quiet w-full px-2 text-sm">
              <Download className="size-5 shrink-0" />
              <span>
                {words.download}
                <span className="sr-only">: {link.name}</span>
                <span className="sr-only">, </span>
                <span className="text-quiet ml-2 inline-block font-normal">{`${link.kind}, ${link.size}`}</span>
              </span>
            </a>
          </p>
        </RowFold>
      </div>
    </article>
  );
}
