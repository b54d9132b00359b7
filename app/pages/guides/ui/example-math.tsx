import type { MathRow } from "../blocks.ts";

/** A slip of figures, each with how it was worked out. The last one is the result. */
export function ExampleMath({ rows }: { rows: MathRow[] }) {
  const result = rows.at(-1);
  return (
    <div className="slip-frame">
      <table className="slip">
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

function Line({ row: { label, how, figure } }: { row: MathRow }) {
  return (
    <tr>
      <th scope="row">
        {label} <span className="text-stone block text-sm font-normal">{how}</span>
      </th>
      <td>{figure}</td>
    </tr>
  );
}
