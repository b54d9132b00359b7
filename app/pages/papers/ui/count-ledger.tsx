import { Placed } from "../../../design/drawings/placed.tsx";
import { Marked } from "../../../design/marked.tsx";
import type { Paper } from "../words/paper.ts";

type LedgerCount = NonNullable<Paper["count"]>;

/** Hours at the drawing's upper edge, and where the weeks after begin, as a share. */
const FULL = 25;
const AFTER_FROM = 26;

/** What runs on beyond the column, to the screen's right edge. */
const BLEED = "400%";

/**
 * The count: the week before we build at full height, the weeks after, and the line they have to stay under. Its words keep to the column.
 */
export function CountLedger({ count, mark }: { count: LedgerCount; mark: string }) {
  const { heading, text, caption, before, after, ahead, guarantee, saved, hours } = count;
  const all = after.length + ahead.labels.length;
  const week = (100 - AFTER_FROM) / all;
  const widthOf = (i: number) => (i === all - 1 ? BLEED : `${week}%`);
  const limit = before.hours - guarantee.hours;
  const weeks = [before, ...after]
    .map((each) => `${each.label}: ${hours(each.hours)}`)
    .concat(ahead.labels.map((label) => `${label}: ${ahead.note}`))
    .join(", ");
  return (
    <section className="count-exhibit exhibit band-night -mt-air-m no-print relative overflow-clip">
      <div className="wrap grid gap-3 lg:grid-cols-2 lg:items-end lg:gap-14">
        <h2 className="display text-h2 max-w-[18ch]">{heading}</h2>
        <p className="measure text-quiet text-lg">{text}</p>
      </div>
      <figure>
        <Marked mark={mark} className="wrap text-quiet mt-5">
          {caption}
        </Marked>
        <div className="wrap">
          <svg className="count-ledger" role="img" aria-label={`${weeks}. ${guarantee.label}. ${saved}.`} focusable="false">
            {[5, 10, 15, 20].map((each) => (
              <rect key={each} className="count-rule" width={BLEED} height={1} y={top(each)} />
            ))}
            <rect className="count-before" y={top(before.hours)} height={share(before.hours)} />
            <g className="count-saved">
              {after.map(({ label, hours }, i) => (
                <rect key={label} x={at(i, week)} width={widthOf(i)} y={top(before.hours)} height={share(before.hours - hours)} />
              ))}
            </g>
            {after.map(({ label, hours }, i) => (
              <rect key={label} className="count-after" x={at(i, week)} width={widthOf(i)} y={top(hours)} height={share(hours)} />
            ))}
            {ahead.labels.map((label, i) => (
              <rect
                key={label}
                className="count-ahead"
                x={at(after.length + i, week)}
                width={widthOf(after.length + i)}
                y={top(before.hours)}
                height={share(before.hours)}
              />
            ))}
            <Placed x={`${AFTER_FROM}%`} y={top(limit)}>
              <rect className="count-limit" width={BLEED} height={3} y={-1.5} />
              <text x={8} y={-10} className="count-note count-over">
                {guarantee.label}
              </text>
            </Placed>
            <Words x={0} hours={before.hours} name={before.label} figure={hours(before.hours)} className="count-ink" />
            {after.map((each, i) => (
              <Words key={each.label} x={AFTER_FROM + i * week} hours={each.hours} figure={hours(each.hours)} />
            ))}
            {[...after.map(({ label }) => label), ...ahead.labels].map((label, i) => (
              <Placed key={label} x={at(i, week)} y="100%">
                {i >= after.length && (
                  <text x={8} y={-34} className="count-note count-quiet">
                    {ahead.note}
                  </text>
                )}
                <text x={8} y={-14} className="count-note">
                  {label}
                </text>
              </Placed>
            ))}
            <Placed x={`${AFTER_FROM}%`} y={top(before.hours)}>
              <text y={-12} className="count-figure count-lime">
                {saved}
              </text>
            </Placed>
          </svg>
        </div>
      </figure>
    </section>
  );
}

function Words({
  x,
  hours,
  name,
  figure,
  className = "",
}: {
  x: number;
  hours: number;
  name?: string;
  figure: string;
  className?: string;
}) {
  return (
    <Placed x={`${x}%`} y={top(hours)} className={className}>
      <text x={8} y="1.15em" className="count-figure">
        {figure}
      </text>
      {name && (
        <text x={8} className="count-note count-under">
          {name}
        </text>
      )}
    </Placed>
  );
}

function at(week: number, width: number) {
  return `${AFTER_FROM + week * width}%`;
}

function top(hours: number) {
  return `${100 - (hours / FULL) * 100}%`;
}

function share(hours: number) {
  return `${(hours / FULL) * 100}%`;
}
