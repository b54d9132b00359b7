import type { ReactNode } from "react";
import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { Band } from "../../../design/band.tsx";
import { Marked } from "../../../design/marked.tsx";
import { Slip } from "../../../design/slip.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import type { ToolExample } from "../words/words.ts";

type Props = {
  example: ToolExample;
  /** That it is an example, and of what sort. */
  mark: string;
  caption: string;
};

/** The tool with made-up numbers in it, as it looks when it's filled in. A sheet of many columns takes the whole width. */
export function WorkedExample({ example, mark, caption }: Props) {
  const { heading, intro, note } = example;
  const isWide = example.kind === "sheet";
  return (
    <Band
      tone="snow"
      className={`gap-head grid grid-cols-[minmax(0,1fr)] ${isWide ? "" : "items-start lg:grid-cols-[1fr_1.2fr] lg:gap-14"}`}
    >
      <div className={isWide ? "" : "lg:sticky lg:top-28"}>
        <h2 className="display text-h2 max-w-[20ch]">
          <Unbroken text={heading} />
        </h2>
        <p className="measure mt-3 text-lg md:mt-5">{intro}</p>
      </div>
      <figure className="min-w-0">
        <Marked mark={mark} className="text-quiet mb-4">
          {caption}
        </Marked>
        <FilledIn example={example} />
        {note && <p className="measure text-quiet mt-4">{note}</p>}
      </figure>
    </Band>
  );
}

function FilledIn({ example }: Pick<Props, "example">): ReactNode {
  switch (example.kind) {
    case "slip":
      return <Slip rows={example.rows} />;
    case "form":
      return <PaperForm rows={example.rows} />;
    case "sheet":
      return (
        <div className="sheet prose">
          <ArticleBlocks blocks={[{ ...example, kind: "table" }]} />
        </div>
      );
  }
}

export function PaperForm({ rows, className = "sheet" }: { rows: { label: string; value: string }[]; className?: string }) {
  return (
    <div className={className}>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className="first:border-t-0! first:pt-0!">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
