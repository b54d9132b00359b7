type Scale = { label: string; marks: { hours: number; text: string }[] };
type Props = { name: string; turn: string; interval: string; scale: Scale; className?: string };

/** What stands in the margin of a survey sheet: its name, which way it lies, and what its lines and its scale mean. */
export function SheetMargin({ name, turn, interval, scale, className = "" }: Props) {
  return (
    <div className={`sheet-margin ${className}`} aria-hidden="true">
      <div className="wrap flex flex-wrap items-baseline gap-x-8 py-3 text-xs">
        <span className="map-name uppercase">{name}</span>
        <span>{turn}</span>
        <span>{interval}</span>
        <ScaleBar {...scale} />
      </div>
    </div>
  );
}

const BAR = 160;

/** Only the hours that the guarantees carry. */
function ScaleBar({ label, marks }: Scale) {
  const most = Math.max(...marks.map(({ hours }) => hours));
  const at = (hours: number) => (hours / most) * BAR;
  return (
    <span className="ml-auto flex items-center gap-3">
      <svg width={BAR + 24} height={24} viewBox={`-4 -4 ${BAR + 24} 24`} className="fill-current" aria-hidden="true" focusable="false">
        {marks.slice(1).map(({ hours }, i) => {
          const from = at(marks[i]?.hours ?? 0);
          return (
            <path key={hours} className={i % 2 ? "stroke-current" : "fill-none stroke-current"} d={`M${from} 0H${at(hours)}V4H${from}z`} />
          );
        })}
        {marks.map(({ hours, text }) => (
          <text key={hours} x={at(hours)} y={17} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      {label}
    </span>
  );
}
