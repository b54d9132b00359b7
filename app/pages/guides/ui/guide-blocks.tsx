import type { ReactNode } from "react";
import { ArticleBlocks } from "../../../design/article-blocks.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { Marked } from "../../../design/marked.tsx";
import { Slip } from "../../../design/slip.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import type { Block as ArticleBlock } from "../../../text/block.ts";
import { Conversation } from "../../services/ui/text-thread.tsx";
import type { GuideBlock } from "../guide-blocks.ts";

type Words = {
  facts: { about: string; fact: string; asOf: string; source: string };
  texts: string;
  senders: Record<"customer" | "shop", string>;
  /** That it is an example. */
  example: string;
  /** What opens the rest of the messages on a phone. */
  restOfTexts: string;
  /** The label of the button below each script. */
  copy: string;
};

type Script = Extract<ArticleBlock, { kind: "script" }>;

/** A guide's blocks in running text. Scripts that follow each other stand side by side where there's room. */
export function GuideBlocks({ blocks, words }: { blocks: GuideBlock[]; words: Words }) {
  return blocks.map((block, i) => {
    const scripts = block.kind === "script" ? scriptsFrom(blocks.slice(i)) : [];
    if (block.kind === "script" && blocks[i - 1]?.kind === "script") return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a guide never move
    if (scripts.length > 1) return <Scripts key={i} scripts={scripts} copy={words.copy} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a guide never move
    return <Block key={i} block={block} words={words} />;
  });
}

function scriptsFrom(blocks: GuideBlock[]): Script[] {
  const end = blocks.findIndex(({ kind }) => kind !== "script");
  return (end < 0 ? blocks : blocks.slice(0, end)).filter((block) => block.kind === "script");
}

function Scripts({ scripts, copy }: { scripts: Script[]; copy: string }) {
  return (
    <div className="guide-wide guide-row">
      <ArticleBlocks blocks={scripts} copy={copy} />
    </div>
  );
}

function Block({ block, words }: { block: GuideBlock; words: Words }) {
  switch (block.kind) {
    case "steps":
      return <Steps items={block.items} />;
    case "questions":
      return <Questions items={block.items} isCounted={block.isCounted} />;
    case "facts": {
      const { about, fact, asOf, source } = words.facts;
      const rows = block.rows.map((row) => [row.about, row.fact, row.asOf, row.source]);
      return (
        <div className="guide-wide guide-facts">
          <ArticleBlocks blocks={[{ kind: "table", caption: block.caption, columns: [about, fact, asOf, source], rows }]} />
        </div>
      );
    }
    case "math":
      return (
        <GuideExample mark={words.example} caption={block.caption}>
          <Slip rows={block.rows} />
        </GuideExample>
      );
    case "texts":
      return (
        <GuideExample mark={words.example} caption={block.caption} isWide>
          <Conversation
            title={words.texts}
            messages={block.messages.map(({ from, ...message }) => ({ ...message, from: words.senders[from], isOurs: from === "shop" }))}
            open={words.restOfTexts}
            className="text-sm"
          />
        </GuideExample>
      );
    case "script":
      return (
        <div className="guide-hung">
          <ArticleBlocks blocks={[block]} copy={words.copy} />
        </div>
      );
    case "table":
    case "list":
    case "checklist":
      return (
        <div className="guide-wide">
          <ArticleBlocks blocks={[block]} />
        </div>
      );
    default:
      return <ArticleBlocks blocks={[block]} />;
  }
}

function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <div className="guide-wide prose">
      <ol>
        {items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> <LinkedText text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type QuestionsProps = { items: { question: string; answer: string }[]; isCounted: true | undefined };

/** All open: whoever asks the questions of somebody else wants to read them in a row. */
function Questions({ items, isCounted }: QuestionsProps) {
  return (
    <div className="guide-wide guide-questions">
      {items.map(({ question, answer }, i) => (
        <div key={question} className="prose">
          <h3>
            {isCounted && `${i + 1}. `}
            <Unbroken text={question} />
          </h3>
          <p className="mt-2">
            <LinkedText text={answer} />
          </p>
        </div>
      ))}
    </div>
  );
}

type Props = {
  /** That it is an example. */
  mark: string;
  caption: string;
  /** It has a row of its own. */
  isWide?: boolean;
  children: ReactNode;
};

/** A made-up exhibit in running text, labeled as an example. */
function GuideExample({ mark, caption, isWide, children }: Props) {
  return (
    <div className={isWide ? "guide-wide" : "guide-hung"}>
      <figure className={`bg-snow rounded-lg p-4 sm:p-6 ${isWide ? "guide-texts" : ""}`}>
        <Marked mark={mark} className="text-quiet mb-4">
          {caption}
        </Marked>
        {children}
      </figure>
    </div>
  );
}
