import { Download } from "../../../design/icons.tsx";
import type { ToolLink } from "../links.ts";

type Props = { words: { heading: string; text: string; howTo: string; all: string }; tools: ToolLink[]; allHref: string };

/** The forms that a post describes, to take away. */
export function PostTools({ words, tools, allHref }: Props) {
  if (tools.length === 0) return null;
  return (
    <aside aria-labelledby="take-away" className="card no-print mt-12 p-6 md:p-8">
      <h2 id="take-away" className="display text-h3">
        {words.heading}
      </h2>
      <p className="text-stone mt-1">{words.text}</p>
      <ul className="mt-4 grid gap-3">
        {tools.map(({ href, name, kind, size, page }) => (
          <li key={href}>
            <a href={href} download className="border-line hover:border-ink flex min-h-14 items-center gap-4 rounded-lg border px-4 py-3">
              <Download className="size-5 shrink-0" />
              <span>
                <span className="block font-semibold underline">{name}</span>
                <span className="text-stone text-sm">{`${kind}, ${size}`}</span>
              </span>
            </a>
            {page && (
              <a href={page} className="tap-link text-sm">
                {words.howTo}
                <span className="sr-only">: {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={allHref} className="tap-link font-semibold">
          {words.all}
        </a>
      </p>
    </aside>
  );
}
