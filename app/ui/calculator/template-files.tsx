export type TemplateWords = { heading: string; text: string; files: { href: string; name: string; kind: string }[] };

/** The quick wins as free files. */
export function TemplateFiles({ words, className = "" }: { words: TemplateWords; className?: string }) {
  return (
    <section className={`card no-print p-6 md:p-9 ${className}`}>
      <h2 className="display text-h3">{words.heading}</h2>
      <p className="text-stone mt-2">{words.text}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {words.files.map(({ href, name, kind }) => (
          <li key={href}>
            <a href={href} download className="border-line hover:border-ink block h-full rounded-lg border p-4">
              <span className="eyebrow">{kind}</span>
              <span className="mt-1 block font-semibold underline">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
