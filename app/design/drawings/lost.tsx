import { Detail, Drawing, Outline } from "./drawing.tsx";
import { Model } from "./model.tsx";

/** A signpost where the trail forks. */
export function LostTrail({ className = "" }: { className?: string }) {
  return <Model name="signpost" className={className} />;
}

/** The edge of a sheet: the trail has left it. The land lies behind, up to the line. */
export function SheetEdge({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path className="stroke-hivis" strokeWidth={3.5} d="M2 158C24 160 34 136 60 134S92 142 112 126S126 107 136 104" />
      <Outline d="M138 2V178" />
      <Detail d="M143 2V178M138 18h5M138 54h5M138 90h5M138 126h5M138 162h5" />
      <path strokeWidth={3} strokeDasharray="0 7" d="M150 102C164 100 170 88 184 88" />
      <circle cx={196} cy={84} r={12} className="fill-hivis/25 stroke-none" />
      <circle cx={196} cy={84} r={6} className="fill-hivis stroke-ink" />
    </Drawing>
  );
}
