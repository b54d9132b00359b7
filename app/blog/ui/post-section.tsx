import type { ReactNode } from "react";
import type { BodyPart } from "../rules/sections.ts";

type Props = {
  parts: BodyPart[];
  /** Beside the first block. */
  note?: ReactNode;
  keyNumber?: ReactNode;
};

/** A section of a post, with each note beside the block it belongs to, and its number after the one that it's from. */
export function PostSection({ parts, note, keyNumber }: Props) {
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
      {part.rest !== undefined && keyNumber}
      {part.rest && <Html html={part.rest} className="prose" />}
    </div>
  ));
}

function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: formatted and sanitized by rules/post-body.ts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
