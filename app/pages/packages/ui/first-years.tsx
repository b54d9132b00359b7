type Props = {
  caption: string;
  columns: string[];
  rows: string[][];
  /** What each row adds up, in dollars. */
  sums: { price: number; software: number }[];
};

/** The first year in each example as a row of figures, and below it as a bar: our price, then the software. */
export function FirstYears({ caption, columns, rows, sums }: Props) {
  const full = Math.max(...sums.map(({ price, software }) => price + software));
  const share = (usd: number) => `${Math.round((usd / full) * 1000) / 10}%`;
  const align = (i: number) => (i === 1 || i === columns.length - 1 ? "amount" : undefined);
  return (
    <div className="@container">
      {/* Roles are repeated because some browsers stop treating it as a table once its rows are blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="stacked first-years">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, i) => (
              <th key={column} role="columnheader" scope="col" className={align(i)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([name, ...cells], row) => (
          <tbody key={cells.join()} role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]} role="cell" data-label={columns[i + 1]} className={align(i + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
            <tr aria-hidden="true">
              <td colSpan={columns.length}>
                <svg aria-hidden="true" focusable="false">
                  <rect width={share(sums[row]?.price ?? 0)} height="100%" />
                  <rect x={share(sums[row]?.price ?? 0)} width={share(sums[row]?.software ?? 0)} height="100%" />
                </svg>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
