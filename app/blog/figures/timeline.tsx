import type { Stop } from "./kinds.ts";

/** Stops on a dotted route. Where they have places, a scale above shows how far apart they really are. */
export function Timeline({ stops, every }: { stops: Stop[]; every?: number }) {
  return (
    <>
      {every !== undefined && <Scale stops={stops} every={every} />}
      <ol className="figure-stops">
        {stops.map(({ when, what, key }) => (
          <li key={when}>
            <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
              <circle r="7" className={key ? "figure-accent" : "figure-plain"} />
            </svg>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A tick for every hour, month or year. */
function Scale({ stops, every }: { stops: Stop[]; every: number }) {
  const places = stops.map(({ at = 0 }) => at);
  const first = Math.floor(Math.min(...places) / every) * every;
  const last = Math.ceil(Math.max(...places) / every) * every;
  const percent = (at: number) => `${Math.round(((at - first) / (last - first)) * 1000) / 10}%`;
  return (
    <svg className="figure-scale" width="100%" height="34" aria-hidden="true" focusable="false">
      {Array.from({ length: (last - first) / every + 1 }, (_, i) => percent(first + i * every)).map((x) => (
        <line key={x} x1={x} x2={x} y1={12} y2={22} />
      ))}
      <line x1="0" x2="100%" y1={17} y2={17} />
      {stops.map(({ when, at = 0, key }) => (
        <circle key={when} cx={percent(at)} cy={17} r="7" className={key ? "figure-accent" : "figure-plain"} />
      ))}
    </svg>
  );
}
