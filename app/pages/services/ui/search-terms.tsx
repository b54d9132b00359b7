import type { exhibits } from "../words/exhibits.ts";

type SearchTermsWords = (typeof exhibits)["terms"];

/** The report nobody reads, with what each search cost and the clicks that were cut crossed out. */
export function SearchTerms({ terms: { columns, kept, cut, before, after, results } }: { terms: SearchTermsWords }) {
  return (
    <div className="gap-head @container grid items-end lg:grid-cols-[1fr_auto] lg:gap-14">
      <table className="terms names-above max-md:text-sm">
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <Terms group={kept} />
        <Terms group={cut} isStruck />
        <tfoot>
          {[before, after].map(({ title, ...sums }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <Cells {...sums} />
            </tr>
          ))}
        </tfoot>
      </table>
      <dl className="card-night grid gap-4 p-5 sm:grid-cols-2 md:gap-8 md:p-7 lg:w-72 lg:grid-cols-1">
        {results.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-quiet">{label}</dt>
            <dd className="display text-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Terms({ group: { title, rows }, isStruck }: { group: SearchTermsWords["kept"]; isStruck?: boolean }) {
  return (
    <tbody className={isStruck ? "text-quiet" : ""}>
      <tr>
        <th colSpan={4} scope="rowgroup" className="text-mark">
          {title}
        </th>
      </tr>
      {rows.map(({ term, why, ...sums }) => (
        <tr key={term}>
          <th scope="row">
            {isStruck ? <del>{term}</del> : term}
            <span data-own-line="" className="text-quiet block text-sm font-normal">
              {why}
            </span>
          </th>
          <Cells {...sums} />
        </tr>
      ))}
    </tbody>
  );
}

function Cells({ clicks, cost, leads }: Omit<SearchTermsWords["before"], "title">) {
  return (
    <>
      <td>{clicks}</td>
      <td>{cost}</td>
      <td>{leads}</td>
    </>
  );
}
