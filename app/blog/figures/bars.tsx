import { type Bar, type FigurePart, sizeOf } from "./kinds.ts";
import { Swatch, Texture } from "./texture.tsx";

const HEIGHT = 30;

/** Lengths on one scale, each made of one or more parts. A limit is a line through all of them. */
export function Bars({ bars, limit }: { bars: Bar[]; limit?: FigurePart }) {
  const longest = Math.max(...bars.map(lengthOf), limit ? sizeOf(limit) : 0);
  const percent = (size: number) => `${round((size / longest) * 100)}%`;
  const shared = sharedParts(bars);
  return (
    <>
      {shared && (
        // Each bar says them to screen readers, with its own numbers.
        <ul className="figure-keys mb-4" aria-hidden="true">
          {shared.map(({ label, tone }) => (
            <li key={label}>
              <Swatch tone={tone} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <ul className="figure-bars">
        {bars.map((bar) => (
          <li key={bar.label}>
            <p className="figure-row">
              <span>{bar.label}</span>
              <b>{bar.text}</b>
            </p>
            <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              {bar.parts.map((part, i) => (
                <Texture
                  key={part.label}
                  x={percent(bar.parts.slice(0, i).reduce((sum, before) => sum + sizeOf(before), 0))}
                  y={0}
                  width={percent(sizeOf(part))}
                  height={HEIGHT}
                  tone={part.tone}
                />
              ))}
              {limit && <line x1={percent(sizeOf(limit))} x2={percent(sizeOf(limit))} y1={-7} y2={HEIGHT + 7} className="figure-limit" />}
            </svg>
            {bar.parts.length > 1 && (
              <ul className="figure-keys">
                {bar.parts.map(({ label, text, tone }) => (
                  <li key={label}>
                    <Swatch tone={tone} />
                    <span className={shared ? "sr-only" : undefined}>{label} </span>
                    <b>{text}</b>
                  </li>
                ))}
              </ul>
            )}
            {bar.note && <p className="figure-note">{bar.note}</p>}
          </li>
        ))}
      </ul>
      {limit && (
        <p className="figure-limit-key">
          <svg className="figure-swatch" width="16" height="20" aria-hidden="true" focusable="false">
            <line x1="50%" x2="50%" y1={0} y2={20} className="figure-limit" />
          </svg>
          {limit.label} <b>{limit.text}</b>
        </p>
      )}
    </>
  );
}

/** One legend is enough if every bar has the same parts. */
function sharedParts([first, ...others]: Bar[]) {
  if (!first || first.parts.length < 2 || others.length === 0) return undefined;
  const isSame = ({ parts }: Bar) =>
    parts.length === first.parts.length &&
    parts.every(({ label, tone }, i) => label === first.parts[i]?.label && tone === first.parts[i]?.tone);
  return others.every(isSame) ? first.parts : undefined;
}

function lengthOf({ parts }: Bar) {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

function round(number: number) {
  return Math.round(number * 100) / 100;
}
