import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";

/** Below the big figures of a page: what they are, what we promise instead, and how both are counted. */
export function GoodBuild({ className }: { className: string }) {
  return (
    <p className={`measure text-quiet text-sm ${className}`}>
      {labels.goodBuild.text}{" "}
      <a href={`${pages.packages.path}#guarantee`} className="textlink">
        {labels.goodBuild.link}
      </a>
      .{" "}
      <a href={pages.howWeCount.path} className="textlink">
        {labels.howWeCount}
      </a>
    </p>
  );
}
