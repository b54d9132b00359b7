import type { ReportTable } from "../../visits/report/parts.ts";

type Props = ReportTable & { heading: string; first: string; nothing: string };

const HEAD = "text-stone border-line border-b py-2 pl-3 text-right text-sm font-semibold";

/** Numbers by row and column. Many columns become blocks on a phone. Names may be words that a stranger chose, and stay text. */
export function NumberTable({ heading, first, columns, rows, nothing }: Props) {
  if (rows.length === 0) return <p>{nothing}</p>;
  return (
    <div className="@container">
      <table className={`w-full border-collapse ${columns.length > 3 ? "stacked" : ""}`}>
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} pl-0 text-left`}>
              <span className="sr-only">{first}</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="border-line border-b py-2 text-left font-normal wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td
                  key={columns[i]}
                  data-label={columns[i]}
                  className="border-line border-b py-2 pl-3 text-right font-semibold tabular-nums"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
