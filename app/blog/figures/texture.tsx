import type { FigureTone } from "./kinds.ts";

type TextureBox = { x: string; y: number; width: string; height: number; tone: FigureTone };

/**
 * A box in the map's hand. Its places are percentages, since the policy forbids inline styles and a drawing without a viewBox keeps its
 * lines' width on every screen. Ticks are the dashes of one wide stroke, as on the map.
 */
export function Texture({ x, y, width, height, tone }: TextureBox) {
  return (
    <svg x={x} y={y} width={width} height={height} className="figure-box" aria-hidden="true">
      <rect width="100%" height="100%" className={tone === "accent" || tone === "solid" ? `figure-${tone}` : "figure-plain"} />
      {tone === "hachure" && <line x1="3" x2="100%" y1="50%" y2="50%" strokeWidth={height} className="figure-ticks" />}
    </svg>
  );
}

/** The same texture beside its words. */
export function Swatch({ tone }: { tone: FigureTone }) {
  return (
    <svg className="figure-swatch" width="16" height="16" aria-hidden="true" focusable="false">
      <Texture x="1" y={1} width="14" height={14} tone={tone} />
    </svg>
  );
}
