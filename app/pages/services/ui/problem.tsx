import { Band } from "../../../design/band.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import type { Service } from "../words/services.ts";
import { FitRows } from "./fit-rows.tsx";

type Props = {
  /** Never paper: the slip itself is white. */
  tone: "snow" | "night";
  problem: Service["problem"];
  total: string;
};

/** The week's losses as a slip from a supply house. */
export function Problem({ tone, problem, total }: Props) {
  return (
    <Band tone={tone} className="gap-head grid items-center lg:grid-cols-2">
      <div className="lg:order-last">
        <h2 className="display text-h2 max-w-[18ch]">{problem.heading}</h2>
        <p className="measure mt-3 md:mt-5 md:text-lg">
          <LinkedText text={problem.text} />
        </p>
        <FitRows fit={problem.fit} className="mt-4" />
      </div>
      <div className="slip-frame">
        <table className="slip">
          <caption>{problem.caption}</caption>
          <tbody>
            {problem.week.map(({ item, cost }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{problem.total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Band>
  );
}
