import type { Bars as Rows } from "../../visits/report/parts.ts";

/** Numbers one under the other, each with a bar for those who compare by eye. */
export function NumberBars({ heading, rows, nothing }: { heading: string; rows: Rows; nothing: string }) {
  if (rows.length === 0) return <p>{nothing}</p>;
  return (
    <table className="w-full max-w-xl border-collapse">
      <caption className="sr-only">{heading}</caption>
      <tbody>
        {rows.map(({ label, count, share }) => (
          <tr key={label}>
            <th scope="row" className="border-line w-1/2 border-b py-2 text-left font-normal wrap-anywhere">
              {label}
            </th>
            <td className="border-line border-b px-3 py-2 text-right font-semibold tabular-nums">{count}</td>
            <td className="border-line w-1/3 border-b py-2">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="block h-3 w-full">
                <rect width={share.toFixed(1)} height={10} className="fill-pine" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
