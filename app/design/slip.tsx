export type SlipRow = { label: string; how: string; figure: string };

/** A slip of figures, each with how it was worked out. The last one is the result. */
export function Slip({ rows, caption }: { rows: SlipRow[]; caption?: string }) {
  const result = rows.at(-1);
  return (
    <div className="slip-frame">
      <table className="slip">
        {caption && <caption>{caption}</caption>}
        <tbody>
          {rows.slice(0, -1).map((row) => (
            <Line key={row.label} row={row} />
          ))}
        </tbody>
        <tfoot>{result && <Line row={result} />}</tfoot>
      </table>
    </div>
  );
}

function Line({ row: { label, how, figure } }: { row: SlipRow }) {
  return (
    <tr>
      <th scope="row">
        {label}{" "}
        <span data-own-line="" className="text-stone block text-sm font-normal">
          {how}
        </span>
      </th>
      <td>{figure}</td>
    </tr>
  );
}
