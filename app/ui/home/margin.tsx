type Props = { name: string; sheet: string; interval: string; className?: string };

/** What stands in the margin of a survey sheet: its name, its number, and what its lines mean. */
export function SheetMargin({ name, sheet, interval, className = "" }: Props) {
  return (
    <div className={`sheet-margin ${className}`} aria-hidden="true">
      <p className="wrap flex flex-wrap gap-x-8 py-3 text-xs">
        <span className="map-name uppercase">{name}</span>
        <span>{sheet}</span>
        <span className="ml-auto">{interval}</span>
      </p>
    </div>
  );
}
