type Props = { fit: { says: string; rows: { label: string; figure: string }[]; note?: string }; className?: string };

/** What we'd sell an example shop, and the figures that decide it. */
export function FitRows({ fit: { says, rows, note }, className = "" }: Props) {
  return (
    <div className={`measure ${className}`}>
      <p>{says}</p>
      <dl className="my-2">
        {rows.map(({ label, figure }) => (
          <div key={label} className="flex items-baseline justify-between gap-x-4 border-t border-current/25 py-1.5">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-right font-semibold whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-quiet">{note}</p>}
    </div>
  );
}
