import { RowFold } from "../../../design/fold.tsx";

type Props = {
  /** What a screen reader calls a row's handle. */
  more: (title: string) => string;
  words: { title: string; when: string };
  items: readonly { title: string; text: string; cost: { value: string; label: string } }[];
};

/** What the week cost, as a slip from the register. */
export function Ledger({ words, items, more }: Props) {
  return (
    <div className="receipt text-ink">
      <p className="border-ink text-stone flex justify-between gap-4 border-b-2 pb-2 text-sm max-sm:flex-wrap md:pb-3">
        <span>{words.title}</span>
        <span>{words.when}</span>
      </p>
      <ol>
        {items.map(({ title, text, cost }) => (
          <li
            key={title}
            className="border-line fold-row border-b border-dashed py-3 md:grid md:grid-cols-[1fr_auto] md:gap-x-6 md:gap-y-2 md:py-4"
          >
            <h3 className="display text-h3 max-md:figure-name max-md:pr-8">{title}</h3>
            <p className="flex flex-wrap items-baseline gap-x-3 leading-snug md:row-span-2 md:block md:max-w-44 md:text-right">
              <span className="display text-h3 max-md:text-h2 md:block md:whitespace-nowrap">{cost.value}</span>
              <span className="text-stone text-sm leading-snug">{cost.label}</span>
            </p>
            <RowFold label={more(title)}>
              <p className="text-stone text-sm max-md:mt-1">{text}</p>
            </RowFold>
          </li>
        ))}
      </ol>
    </div>
  );
}
