import { type FigureGroup, sizeOf } from "./kinds.ts";
import { Swatch, Texture } from "./texture.tsx";

const PITCH = 20;
const MARK = 14;

/** One mark for each, in rows, so that a share can be counted and not only read. */
export function Tally({ columns, each = 1, groups }: { columns: number; each?: number; groups: FigureGroup[] }) {
  const marks = groups.flatMap((group) => Array.from({ length: sizeOf(group) / each }, () => group.tone));
  const rows = Math.ceil(marks.length / columns);
  return (
    <>
      <svg className="figure-tally" viewBox={`-1 -1 ${columns * PITCH - 4} ${rows * PITCH - 4}`} aria-hidden="true" focusable="false">
        {marks.map((tone, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <g key={i}>
            <Texture x={`${(i % columns) * PITCH}`} y={Math.floor(i / columns) * PITCH} width={`${MARK}`} height={MARK} tone={tone} />
          </g>
        ))}
      </svg>
      <ul className="figure-groups">
        {groups.map(({ text, tone, note }) => (
          <li key={text}>
            <Swatch tone={tone} />
            <span>
              <b>{text}</b>
              {note && ` ${note}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
