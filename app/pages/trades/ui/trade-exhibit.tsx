import { Exhibit } from "../../services/ui/exhibit.tsx";
import { Conversation } from "../../services/ui/text-thread.tsx";
import { PaperForm } from "../../tools/ui/worked-example.tsx";
import type { tradePage } from "../words/page.ts";
import type { TradeWords } from "../words/words.ts";

type Props = {
  exhibit: TradeWords["exhibit"];
  words: (typeof tradePage)["exhibit"];
  senders: (typeof tradePage)["senders"];
  /** That it is an example. */
  mark: string;
  /** What opens the rest of the messages on a phone. */
  open: string;
};

/** A text thread or a paper that this trade knows by sight, labeled as an example. */
export function TradeExhibit({ exhibit, words, senders, mark, open }: Props) {
  const isThread = exhibit.kind === "thread";
  const told = { heading: exhibit.title, caption: isThread ? words.caption : words.paperCaption };
  return (
    <Exhibit tone="night" mark={mark} words={isThread || !exhibit.note ? told : { ...told, text: exhibit.note }} isBeside>
      {isThread ? (
        <Conversation
          title={words.with}
          messages={exhibit.messages.map(({ from, ...message }) => ({ ...message, from: senders[from], isOurs: from === "shop" }))}
          open={open}
          className="max-w-2xl max-md:text-sm"
        />
      ) : (
        <PaperForm rows={exhibit.rows} className="sheet" />
      )}
    </Exhibit>
  );
}
