type Props = { fit: { says: string; rows: { label: string; figure: string }[]; note?: string }; className?: string };

/** What we'd sell an example shop, and the figures that decide it. */
export function FitRows({ fit: { says, rows, note }, className = "" }: Props) {
  return (
    <div className={`measure ${className}`}>
      <p>{says}</p>
      <dl className="my-2">
        {rows.map(({ label, figure }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-4 border-t border-current/20 py-1 md:py-2">
            <dt className="text-quiet grow basis-24">{label}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-quiet">{note}</p>}
    </div>
  );
}
