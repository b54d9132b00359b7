import { Download } from "../../../design/icons.tsx";
import type { ToolLink } from "../links.ts";

type Props = { tools: ToolLink[]; words: { download: string; terms: string; howFilesWork: string }; howHref: string };

/** A button for each file, and on what terms. */
export function ToolDownloads({ tools, words, howHref }: Props) {
  const isOne = tools.length === 1;
  return (
    <div className="mt-6 md:mt-8">
      <ul className="flex flex-col items-start gap-3">
        {tools.map(({ href, name, kind, size }) => (
          <li key={href} className="max-sm:w-full">
            <a href={href} download className={`button max-sm:w-full ${isOne ? "button-action" : "button-quiet"}`}>
              <Download className="size-5 shrink-0" />
              <span>
                {isOne ? words.download : name}
                {isOne && <span className="sr-only">: {name}</span>}
                <span className="sr-only">, </span>
                <span className="ml-2 inline-block font-normal">{`${kind}, ${size}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-quiet mt-3 flex flex-wrap items-center gap-x-3 text-sm">
        {words.terms}{" "}
        <a href={howHref} className="tap-link">
          {words.howFilesWork}
        </a>
      </p>
    </div>
  );
}
