import type { DrawingOf } from "./kinds.ts";

/** A paper with a remark beside each of its lines. On a phone the remark is below its line. */
export function FilledForm({ heading, lines }: DrawingOf<"sheet">) {
  return (
    <div className="figure-sheet">
      <p className="figure-sheet-head">{heading}</p>
      <ol className="figure-lines">
        {lines.map(({ text, note, key }) => (
          <li key={text}>
            <span className="figure-sheet-line">{text}</span>
            <span className={key ? "figure-remark figure-remark-key" : "figure-remark"}>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
