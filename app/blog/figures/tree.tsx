import type { DrawingOf } from "./kinds.ts";

/** Questions down a trunk. A yes branches off to what to do; a no goes on to the next question. */
export function Tree({ yes, no, steps, otherwise }: DrawingOf<"tree">) {
  return (
    <ol className="figure-tree">
      {steps.map(({ ask, verdict, key }) => (
        <li key={ask}>
          <span className="figure-ask">{ask}</span>
          <span className={key ? "figure-then figure-then-key" : "figure-then"}>
            <b>{yes}</b> {verdict}
          </span>
        </li>
      ))}
      <li>
        <span className="figure-ask">
          <b>{no}</b> {otherwise}
        </span>
      </li>
    </ol>
  );
}
