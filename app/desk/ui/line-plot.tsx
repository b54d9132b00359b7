import type { ReactNode } from "react";
import type { LinePlot as Plot } from "../../visits/report/line-plot.ts";

/** Visits as an area, requested calls as a dashed line, so that nobody has to tell two colors apart. */
export function LinePlot({ plot, visits, calls }: { plot: Plot; visits: string; calls: string }) {
  const { width, height, labels, alt } = plot;
  return (
    <figure className="grid max-w-xl gap-2">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} className="h-auto w-full">
        <path d={plot.area} className="fill-pine" opacity={0.18} />
        <polyline points={plot.visits} fill="none" strokeWidth={2.5} className="stroke-pine" />
        <polyline points={plot.calls} fill="none" strokeWidth={2.5} strokeDasharray="6 4" className="stroke-alarm" />
        {labels.map(({ x, y, anchor, text }) => (
          <text key={x} x={x} y={y} textAnchor={anchor} fontSize={12} className="fill-stone">
            {text}
          </text>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key text={visits}>
          <rect width={24} height={8} className="fill-pine" opacity={0.18} />
          <path d="M0,1.25 H24" strokeWidth={2.5} className="stroke-pine" />
        </Key>
        <Key text={calls}>
          <path d="M0,4 H24" strokeWidth={2.5} strokeDasharray="6 4" className="stroke-alarm" />
        </Key>
      </figcaption>
    </figure>
  );
}

function Key({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 8" aria-hidden="true" className="h-2 w-6">
        {children}
      </svg>
      {text}
    </span>
  );
}
