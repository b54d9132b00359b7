import { North } from "./north.tsx";

/** A crop of the terrain behind the right half of a page's opening on a desktop, a strip above its headline on a phone. */
export function SheetPicture({ src, number }: { src: string | undefined; number: number }) {
  return (
    <div className="sheet-art no-print" aria-hidden="true">
      <img src={src} alt="" width={1360} height={660} decoding="async" />
      <SheetKey number={number} />
    </div>
  );
}

/** Which of the nine sheets this is, and where north is on it. */
function SheetKey({ number }: { number: number }) {
  return (
    <svg className="sheet-key" viewBox="-32 0 83 51" aria-hidden="true" focusable="false">
      <North x={-18} y={32} />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
        <g key={n} transform={`translate(${((n - 1) % 3) * 17} ${Math.floor((n - 1) / 3) * 17})`}>
          <path d="M.5.5h16v16h-16z" className={n === number ? "sheet-key-own" : "sheet-key-other"} />
          <text x={8.5} y={12} textAnchor="middle" className={n === number ? "sheet-key-number" : ""}>
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}
