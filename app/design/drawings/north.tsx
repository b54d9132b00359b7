export function North({ x, y, turn = 0 }: { x: number; y: number; turn?: 0 | 90 }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-moss" fill="none" strokeWidth={1.75}>
      <path d="M0 16V-15M-5-8 0-15 5-8" transform={`rotate(${turn})`} />
      <path d="M-3.5 4.5v-9l7 9v-9" transform={`translate(${LETTER[turn]})`} />
    </g>
  );
}

/** The letter stays upright, beyond the arrow's tip. */
const LETTER = { 0: "0 -24", 90: "24 0" };
