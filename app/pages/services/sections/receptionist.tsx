import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { Band } from "../../../design/band.tsx";
import { RowFold } from "../../../design/fold.tsx";
import { labels } from "../../../site/words/labels.ts";
import type { Block } from "../../../text/block.ts";
import { CallLine } from "../ui/call-line.tsx";
import { Exhibit } from "../ui/exhibit.tsx";
import { exampleCall, receptionistQuestions } from "../words/receptionist.ts";

/** A whole phone call, and what the owner reads of it. */
export function ReceptionistCall() {
  const { with: title, messages, ticket } = exampleCall;
  return (
    <Exhibit mark={labels.example} tone="night" words={exampleCall} isAcross>
      <CallLine title={title} messages={messages} open={labels.restOfCall} />
      <div className="wrap mt-3 md:mt-10">
        <div className="card border-mark text-ink border-l-8 p-4 md:p-6">
          <p className="text-mark text-sm font-semibold">{ticket.label}</p>
          <p className="mt-2">{ticket.text}</p>
        </div>
      </div>
    </Exhibit>
  );
}

/** What owners ask before they let software pick up the phone. A phone shows the questions. */
export function ReceptionistQuestions() {
  const { unsure, month, recording, human } = receptionistQuestions;
  return (
    <Band tone="paper" className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Question heading={unsure.heading} blocks={[paragraph(unsure.text), list(unsure.items)]} />
      <Question heading={month.heading} blocks={[paragraph(month.text), { kind: "table", ...month.table }, list(month.items)]} />
      <Question heading={recording.heading} blocks={recording.paragraphs.map(paragraph)} />
      <Question
        heading={human.heading}
        blocks={[paragraph(human.text), list(human.items), paragraph(human.ask), list(human.asked), paragraph(human.more)]}
      />
    </Band>
  );
}

function Question({ heading, blocks }: { heading: string; blocks: Block[] }) {
  return (
    <div className="fold-row border-line md:border-ink border-t py-3.5 md:border-t-2 md:py-8">
      <h2 className="display text-h3 max-md:pr-8">{heading}</h2>
      <RowFold label={labels.more(heading)}>
        <div className="prose mt-3 md:mt-4">
          <ArticleBlocks blocks={blocks} />
        </div>
      </RowFold>
    </div>
  );
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

function list(items: string[]): Block {
  return { kind: "list", items };
}
