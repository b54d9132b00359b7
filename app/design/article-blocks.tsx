import type { Block } from "../text/block.ts";
import { areRowsNumbered, figureColumns, isToldInBlocks } from "../text/table-shape.ts";
import { CopyButton } from "./copy-button.tsx";
import { LinkedText } from "./linked-text.tsx";

type Props = {
  blocks: Block[];
  /** The label of the button below each script. */
  copy?: string;
};
type TableBlock = Extract<Block, { kind: "table" }>;

/** An article's blocks in running text. */
export function ArticleBlocks({ blocks, copy }: Props) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of an article never move
    <ArticleBlock key={i} block={block} copy={copy} />
  ));
}

function ArticleBlock({ block, copy }: { block: Block; copy: string | undefined }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case "callout":
      return <p className="border-mark border-l-4 pl-5 text-lg font-semibold">{block.text}</p>;
    case "list":
      return <Items items={block.items} className="peaks" />;
    case "checklist":
      return (
        <div className="card p-6 md:p-8">
          <h3 className="!mt-0">{block.title}</h3>
          <Items items={block.items} className="checks mt-4" />
        </div>
      );
    case "script":
      return (
        <figure className="bg-night text-snow flex flex-col items-start rounded-lg p-6 md:p-8">
          <figcaption className="text-lichen text-sm font-semibold">{block.title}</figcaption>
          <p data-verbatim="" className="my-3 whitespace-pre-wrap">
            {block.text}
          </p>
          {copy && <CopyButton label={copy} of={block.title} className="mt-auto" />}
        </figure>
      );
    case "table":
      return <Table table={block} />;
  }
}

function Items({ items, className }: { items: string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** On a phone it scrolls inside its own box if it has to. Where cells are long, each row becomes a block that names its columns. */
function Table({ table }: { table: TableBlock }) {
  if (isToldInBlocks(table.rows, table.columns))
    return (
      <div className="@container">
        <Rows table={table} isStacked />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <section className="sideways" tabIndex={0} aria-label={table.caption}>
      <Rows table={table} />
    </section>
  );
}

function Rows({ table: { caption, columns, rows, isBeforeAfter }, isStacked = false }: { table: TableBlock; isStacked?: boolean }) {
  const isFigure = figureColumns(rows);
  const align = (i: number) => (isFigure[i] ? "amount" : undefined);
  // Roles are repeated because some browsers stop treating it as a table once its rows are blocks.
  const role = (name: string) => (isStacked ? name : undefined);
  return (
    <table role={role("table")} className={isStacked ? `stacked ${isBeforeAfter ? "before-after" : ""}` : undefined}>
      <caption>{caption}</caption>
      <thead role={role("rowgroup")}>
        <tr role={role("row")}>
          {columns.map((column, i) => (
            <th key={column} role={role("columnheader")} scope="col" className={align(i)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role("rowgroup")}>
        {rows.map(([first, ...rest]) => (
          <tr key={first} role={role("row")}>
            <th role={role("rowheader")} scope="row" data-label={isStacked && areRowsNumbered(rows) ? columns[0] : undefined}>
              {first}
            </th>
            {rest.map((cell, i) => (
              <td key={columns[i + 1]} role={role("cell")} data-label={isStacked ? columns[i + 1] : undefined} className={align(i + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
