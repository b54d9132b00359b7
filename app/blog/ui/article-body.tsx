import { Fragment, type ReactNode } from "react";
import { PostFigure } from "../figures/figure.tsx";
import type { Figure } from "../figures/kinds.ts";

type Props = {
  /** The opening, then a node for each second-level heading. */
  sections: ReactNode[];
  figure: Figure | undefined;
  prompt: { question: string; text: string; href: string };
};

/** A post's or an article's text with what stands between its sections: its figure, and halfway a line to the calculator. */
export function ArticleBody({ sections, figure, prompt }: Props) {
  const last = sections.length - 1;
  const figureAfter = figure && Math.min(figure.section ?? 2, last);
  const half = Math.ceil(last / 2);
  const promptAfter = half === figureAfter ? half + 1 : half;
  return (
    <div className="prose post-body">
      {sections.map((section, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never move
        <Fragment key={i}>
          {section}
          {figure && i === figureAfter && <PostFigure figure={figure} />}
          {last >= SECTIONS_FOR_PROMPT && i === promptAfter && <Prompt {...prompt} />}
        </Fragment>
      ))}
    </div>
  );
}

/** A shorter text has no middle to interrupt. */
const SECTIONS_FOR_PROMPT = 3;

function Prompt({ question, text, href }: Props["prompt"]) {
  return (
    <p className="prompt no-print">
      <a href={href}>
        <b>{question}</b> <span>{text}</span>
      </a>
    </p>
  );
}
