/** Text whose short compounds, hours and phone numbers stay whole: a line that ends in "90-" reads like a range. */
export function Unbroken({ text }: { text: string }) {
  return text.split(COMPOUND).map((part, i) =>
    i % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Longer compounds would leave a narrow card with large text. */
const COMPOUND = /(?<!\S)(\d+:\d\d [AP]M[.,]?|\d{3}-\d{3}-\d{4}[.,]?|(?=\S{3,10}(?!\S))\S+-\S+)/;
