type Props = {
  words: { title: string; when: string };
  items: readonly { title: string; text: string; cost: { value: string; label: string } }[];
};

/** What the week cost, as a slip from the register. */
export function Ledger({ words, items }: Props) {
  return (
    <div className="receipt text-ink">
      <p className="border-ink text-stone flex justify-between gap-4 border-b-2 pb-3 text-sm max-sm:flex-wrap">
        <span>{words.title}</span>
        <span>{words.when}</span>
      </p>
      <ol>
        {items.map(({ title, text, cost }) => (
          <li key={title} className="border-line grid gap-x-6 gap-y-2 border-b border-dashed py-4 sm:grid-cols-[1fr_auto]">
            <h3 className="display text-h4 sm:row-start-1">{title}</h3>
            <p className="text-stone text-sm sm:row-start-2">{text}</p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 sm:row-span-2 sm:row-start-1 sm:block sm:max-w-44 sm:text-right">
              <span className="display text-h3 sm:block sm:whitespace-nowrap">{cost.value}</span>
              <span className="text-stone text-right text-sm leading-snug">{cost.label}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
