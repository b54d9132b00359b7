import { type Dial, numberIn, printedNumbers } from "./kinds.ts";

const RADIUS = 92;
const TICKS = 20;

/** Meters with their allowed range shaded and a needle for each reading. */
export function Dials({ dials }: { dials: Dial[] }) {
  return (
    <ul className="figure-dials">
      {dials.map((dial) => (
        <li key={dial.label}>
          <p>
            <b>{dial.label}</b>
          </p>
          <Meter {...dial} />
          <ul className="figure-keys">
            <li>{dial.goodText}</li>
            {dial.readings.map(({ text, key }) => (
              <li key={text} className={key ? "figure-mark-key" : undefined}>
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Meter({ from, to, goodText, readings }: Dial) {
  const limits = printedNumbers(goodText);
  const [start = from, end = start] = limits.length > 1 ? limits.map(numberIn) : [from, ...limits.map(numberIn)];
  const at = (value: number, radius: number) => {
    const angle = Math.PI * (1 - (value - from) / (to - from));
    return `${Math.round(Math.cos(angle) * radius * 10) / 10} ${Math.round(-Math.sin(angle) * radius * 10) / 10}`;
  };
  const arc = (start: number, end: number, radius: number) => `M${at(start, radius)}A${radius} ${radius} 0 0 1 ${at(end, radius)}`;
  const ticks = Array.from({ length: TICKS + 1 }, (_, i) => from + ((to - from) / TICKS) * i);
  return (
    <svg viewBox="-128 -120 256 132" aria-hidden="true" focusable="false">
      <path d={arc(start, end, RADIUS - 13)} strokeWidth={22} className="figure-ticks figure-range" />
      <path d={arc(from, to, RADIUS)} className="figure-line" />
      <path d={ticks.map((value, i) => `M${at(value, RADIUS)}L${at(value, RADIUS - (i % 5 ? 6 : 12))}`).join("")} className="figure-line" />
      {readings.map(({ text, key }) => (
        <path
          key={text}
          d={`M0 0L${at(numberIn(text), RADIUS - 6)}`}
          className={key ? "figure-needle figure-needle-key" : "figure-needle"}
        />
      ))}
      {limits.map((limit) => (
        <text key={limit} transform={`translate(${at(numberIn(limit), RADIUS + 18)})`} y={4} textAnchor="middle">
          {limit}
        </text>
      ))}
      <circle r="7" className="figure-solid" />
    </svg>
  );
}
