import { RowFold } from "./fold.tsx";

/** The headings of a long text, as links. Stays in view on a desktop; a phone shows the text first and folds them away. */
export function Contents({ title, headings }: { title: string; headings: { id: string; text: string }[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print">
      <div className="fold-row border-line max-md:border-y max-md:py-3 lg:sticky lg:top-28">
        <h2 id="contents" className="font-bold">
          {title}
        </h2>
        <RowFold label={title}>
          <ol className="contents-list border-line mt-3 border-l-2">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-stone hover:text-ink block py-2 pl-4 text-sm">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </RowFold>
      </div>
    </nav>
  );
}

/** The heading's id. */
export function anchor(heading: string) {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
