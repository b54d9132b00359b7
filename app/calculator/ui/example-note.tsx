import { Marked } from "../../design/marked.tsx";
import { filled } from "../../text/format.ts";

type ExampleWords = { label: string; text: string; button: string; trades: Record<string, string> };

/** That the report's numbers are a trade's example and not the visitor's. */
export function ExampleNote({ words, trade }: { words: ExampleWords; trade: string }) {
  const name = words.trades[trade];
  if (!name) return null;
  return (
    <Marked as="div" mark={words.label} className="mt-5">
      {filled(words.text, { trade: name })}
    </Marked>
  );
}
