import type { ReactNode } from "react";
import type { BodyPart } from "../rules/sections.ts";

/** A section of a post, with each note beside the block it belongs to. `note` stands beside the first block. */
export function PostSection({ parts, note }: { parts: BodyPart[]; note?: ReactNode }) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a post's parts never move
    <div key={i} className="noted">
      <Html html={part.html} className="prose" />
      {note && i === 0 && (
        <div role="note" className="note no-print">
          {note}
        </div>
      )}
      {part.note !== undefined && (
        <div role="note" className="note">
          <Html html={part.note} />
        </div>
      )}
    </div>
  ));
}

function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: formatted and sanitized by rules/post-body.ts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
