export type PlanFilesWords = { heading: string; text: string; files: { href: string; name: string; kind: string }[] };

/** The quick wins as free files. */
export function PlanFiles({ words, className = "" }: { words: PlanFilesWords; className?: string }) {
  return (
    <section className={`card no-print @container p-5 md:p-9 ${className}`}>
      <h2 className="display text-h3">{words.heading}</h2>
      <p className="text-stone mt-2">{words.text}</p>
      <ul className="mt-4 grid gap-2 md:mt-5 md:gap-3 @md:grid-cols-2 @3xl:grid-cols-3">
        {words.files.map(({ href, name, kind }) => (
          <li key={href}>
            <a href={href} download className="border-line hover:border-ink block h-full rounded-lg border px-4 py-2 md:py-4">
              <span className="eyebrow">{kind}</span>
              <span className="block font-semibold underline md:mt-1">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
