import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { Band } from "../../../design/band.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import type { Block } from "../../../text/block.ts";

type Heading = { heading: string };

/** Running text beside its heading. */
export function TextSection({ heading, blocks }: Heading & { blocks: Block[] }) {
  return (
    <Band tone="paper" className="gap-head grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[1fr_1.7fr] lg:gap-14">
      <h2 className="display text-h2 max-w-[16ch]">
        <Unbroken text={heading} />
      </h2>
      <div className="prose measure">
        <ArticleBlocks blocks={blocks} />
      </div>
    </Band>
  );
}

/** What to do, in order. */
export function StepsSection({ heading, steps }: Heading & { steps: { title: string; text: string }[] }) {
  return (
    <Band tone="paper">
      <h2 className="display text-h2 max-w-[20ch]">
        <Unbroken text={heading} />
      </h2>
      <ol className="mt-head grid gap-x-14 gap-y-6 md:grid-cols-2 md:gap-y-8">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="border-line grid grid-cols-[2.25rem_1fr] border-t pt-4 md:grid-cols-[3rem_1fr]">
            <span className="display text-h3 text-mark" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="text-quiet mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
