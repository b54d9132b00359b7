type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "checklist"; title: string; items: string[] }
  | { kind: "table"; caption: string; columns: string[]; rows: string[][] }
  | { kind: "script"; title: string; text: string }
  | { kind: "callout"; text: string };

/** An article's blocks in running text. */
export function ArticleBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of an article do not move while it is read
    <ArticleBlock key={i} block={block} />
  ));
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "callout":
      return <p className="border-hivis border-l-4 pl-5 text-lg font-semibold">{block.text}</p>;
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
        <figure className="bg-night text-snow rounded-lg p-6 md:p-8">
          <figcaption className="text-lime text-sm font-semibold">{block.title}</figcaption>
          <p className="mt-3 whitespace-pre-wrap">{block.text}</p>
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

/** A wide table scrolls by itself on a phone; the focus lets a keyboard scroll it too. */
function Table({ table: { caption, columns, rows } }: { table: Extract<Block, { kind: "table" }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="min-w-[34rem]">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
