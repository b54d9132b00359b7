/** A place on the trail, beside the words that happen there. From 80rem up the map itself names it. */
export function Station({ spot, isStart }: { spot: { name: string; note: string }; isStart?: boolean }) {
  return (
    <p className={isStart ? "station station-start" : "station"} aria-hidden="true">
      <svg viewBox="-34 -32 68 60" aria-hidden="true" focusable="false">
        <path className="fill-night stroke-snow" strokeWidth={4} strokeLinejoin="round" d="M-24 24V-2h-7L0-28 31-2h-7v26z" />
        <path className="fill-lime" d="M-12 2h15v15h-15z" />
      </svg>
      <b>{spot.name}</b>
      {spot.note}
    </p>
  );
}
