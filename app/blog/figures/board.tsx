import type { DrawingOf } from "./kinds.ts";
import { Texture } from "./texture.tsx";

const HEIGHT = 24;

/** Tasks on a row of days, as on the board in the office. */
export function Board({ columns, rows }: DrawingOf<"board">) {
  const percent = (column: number) => `${Math.round((column / columns.length) * 1000) / 10}%`;
  return (
    <div className="figure-board">
      <svg width="100%" height="20" aria-hidden="true" focusable="false">
        {columns.map((day, i) => (
          <text key={day} x={percent(i + 0.5)} y={14} textAnchor="middle">
            {day}
          </text>
        ))}
      </svg>
      <ol className="figure-rows">
        {rows.map(({ label, from, to = from, key }) => (
          <li key={label}>
            <p className="figure-row">
              <span>{label}</span>
              <b>{from === to ? from : `${from} – ${to}`}</b>
            </p>
            <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              {[...columns.keys(), columns.length].map((column) => (
                <line key={column} x1={percent(column)} x2={percent(column)} y1={0} y2={HEIGHT} className="figure-grid" />
              ))}
              <Texture
                x={percent(columns.indexOf(from))}
                y={3}
                width={percent(columns.indexOf(to) - columns.indexOf(from) + 1)}
                height={HEIGHT - 6}
                tone={key ? "accent" : "hachure"}
              />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
