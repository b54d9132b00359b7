export type Check = { line: number; label: string; text: string };

/** What's to do before a post can go out. The script of the page writes it again after every save. */
export function DraftChecks({ checks, words }: { checks: Check[]; words: { heading: string; good: string } }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-semibold">{words.heading}</h2>
      <ul data-checks="" data-good={words.good} className="grid gap-1 wrap-anywhere">
        {checks.length === 0 && <li>{words.good}</li>}
        {checks.map(({ line, label, text }) => (
          <li key={`${line} ${text}`}>
            {label && <b data-line={line}>{label}</b>} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
