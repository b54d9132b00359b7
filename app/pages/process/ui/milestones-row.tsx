import legs from "../../../design/map/legs.json";

export type Milestone = { by: string; reached: string; href: string };

/** What hangs under the map. A phone has it one under the other, on a trail of its own. */
export function MilestonesRow({ milestones, label }: { milestones: Milestone[]; label: string }) {
  return (
    <nav aria-label={label} className="wrap no-print">
      <ol className="milestones-row">
        {milestones.map(({ by, reached, href }, i) => (
          <li key={by}>
            {i < milestones.length - 1 ? <Switchback leg={i} /> : <SummitFlag />}
            <a href={href} className="group">
              <span className="display text-h3">
                {by}
                <span className="sr-only">:</span>
              </span>
              <span className="mt-1 text-sm font-semibold text-balance group-hover:underline">{reached}</span>
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

/** A phone's trail from one milestone to the next, over to the other side. The shapes are those of the weeks' list, further down. */
function Switchback({ leg }: { leg: number }) {
  const { width, height } = legs;
  const slant = (leg % 2 ? -1 : 1) * (width / height);
  return (
    <svg className="switchback" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <use href={`#leg-${leg % 2}`} transform={`matrix(1 0 ${slant} 1 ${((leg % 2 ? 1 : -1) * width) / 2} 0)`} />
    </svg>
  );
}
