import legs from "../../../design/map/legs.json";

export type RouteWeek = { when: string; onMap: string; title: string; href: string };

/** The names under the map. A phone has them one under the other, on a trail of their own. */
export function WeeksRow({ weeks, label }: { weeks: RouteWeek[]; label: string }) {
  return (
    <nav aria-label={label} className="wrap no-print">
      <ol className="weeks-row">
        {weeks.map(({ when, onMap, title, href }, i) => (
          <li key={when}>
            {i < weeks.length - 1 ? <Switchback leg={i} /> : <SummitFlag />}
            <a href={href} className="group">
              <span className="display text-h3">
                {when}
                <span className="sr-only">: {title}.</span>
              </span>
              <span className="mt-1 text-sm font-semibold text-balance group-hover:underline">{onMap}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone, where the map has none. */
function SummitFlag() {
  return (
    <svg className="last-flag" viewBox="-2 -32 24 34" aria-hidden="true" focusable="false">
      <path className="process-flag" d="M0 0V-30H20L14-23.5 20-17H0" />
    </svg>
  );
}

/** A phone's trail from one week to the next, over to the other side. The shapes are those of the weeks' list, further down. */
function Switchback({ leg }: { leg: number }) {
  const { width, height } = legs;
  const slant = (leg % 2 ? -1 : 1) * (width / height);
  return (
    <svg className="switchback" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <use href={`#leg-${leg % 2}`} transform={`matrix(1 0 ${slant} 1 ${((leg % 2 ? 1 : -1) * width) / 2} 0)`} />
    </svg>
  );
}
