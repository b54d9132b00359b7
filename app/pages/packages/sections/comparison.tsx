import { Band } from "../../../design/band.tsx";
import { Fold } from "../../../design/fold.tsx";
import { Check } from "../../../design/icons.tsx";
import { labels } from "../../../site/words/labels.ts";
import { PACKAGE_KEYS } from "../catalog/packages.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";

export function Comparison() {
  return (
    <Band tone="paper" className="@container">
      <h2 className="display text-h2">{overview.comparison.heading}</h2>
      {/* Roles are repeated because phones lay the rows out as grids, and some browsers then stop treating it as a table. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <Fold label={labels.packages.compare}>
        <table role="table" className="compare mt-2 md:mt-10">
          <caption className="sr-only">{overview.comparison.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {PACKAGE_KEYS.map((key) => (
                <th key={key} role="columnheader" scope="col">
                  <ShortName name={packages[key].name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {overview.comparison.rows.map(({ label, cells }) => (
              <tr key={label} role="row">
                <th role="rowheader" scope="row">
                  {label}
                </th>
                {PACKAGE_KEYS.map((key) => (
                  <td key={key} role="cell" data-label={packages[key].name}>
                    <Cell content={cells[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="measure text-quiet mt-4 md:mt-6">{overview.comparison.note}</p>
      </Fold>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Band>
  );
}

/** On a phone the sticky head shows only the first word. */
function ShortName({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <>
      {`${first} `}
      <span className="max-md:sr-only">{rest.join(" ")}</span>
    </>
  );
}

function Cell({ content }: { content: boolean | string }) {
  if (typeof content === "string") return content;
  return content ? (
    <>
      <Check className="inline size-5" strokeWidth={3} />
      <span className="sr-only">{labels.packages.included}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-stone">
        –
      </span>
      <span className="sr-only">{labels.packages.notIncluded}</span>
    </>
  );
}
