/** Text whose compounds stay whole: a line that ends in "90-" reads like a range. */
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

const COMPOUND = /(\S+-\S+)/;
