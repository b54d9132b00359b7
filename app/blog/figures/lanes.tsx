import type { DrawingOf } from "./kinds.ts";

/** Things sorted into a few lanes, each with its rule unless the text says it. */
export function Lanes({ lanes }: DrawingOf<"lanes">) {
  return (
    <ul className="figure-lanes">
      {lanes.map(({ label, items, note, key }) => (
        <li key={label} className={key ? "figure-lane-key" : undefined}>
          <p>
            <b>{label}</b> {note && <span>{note}</span>}
          </p>
          <ul className="figure-tags">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
