import type { ReactNode } from "react";
import map from "../map/key.json";
import { North } from "./north.tsx";

const DESKTOP = "(min-width: 64rem)";

/** `at`: the crop's upper left corner in the small map, from sheets.json. */
type Props = { src: string | undefined; at: number[]; children: ReactNode };

/**
 * A crop of the terrain behind the right half of a page's opening on a desktop. Its children are the strip of it that a phone shows above the headline. Without
 * `lazy` a phone would load the whole crop as well; with it a desktop would load it late, so it's told beforehand.
 */
export function SheetPicture({ src, at, children }: Props) {
  return (
    <div className="sheet-art no-print" aria-hidden="true">
      <link rel="preload" as="image" href={src} media={DESKTOP} />
      <img src={src} alt="" width={1360} height={660} loading="lazy" decoding="async" className="max-lg:hidden" />
      {children}
      <SheetKey at={at} />
    </div>
  );
}

/** The whole map, small: the climb to the summit, and which part of it this page shows. */
function SheetKey({ at }: { at: number[] }) {
  const [width, height] = map.shown;
  return (
    <svg className="sheet-key" viewBox="-34 -2 84 52" aria-hidden="true" focusable="false">
      <North x={-20} y={30} />
      <path d="M0 0h48v48H0z" />
      <path d={map.route} strokeWidth={1.5} />
      <path d={`M${map.summit.join(" ")}m0-4 3.5 6h-7z`} className="sheet-key-own" />
      <path d={`M${at.join(" ")}h${width}v${height}h-${width}z`} className="sheet-key-own" fillOpacity={0.3} />
    </svg>
  );
}
