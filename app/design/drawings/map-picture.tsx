import type { ReactNode } from "react";
import map from "../map/key.json";
import { North } from "./north.tsx";

const DESKTOP = "(min-width: 64rem)";

/** From sheets.json. `at`: the crop's upper left corner in the small map. */
type MapPlace = { name: string; at: number[]; coordinates: string };
type Props = {
  src: string | undefined;
  /** Its own width and height. */
  size?: number[];
  place: MapPlace;
  className?: string;
  /** The name's, where the trail comes from below it. */
  nameClass?: string;
  children: ReactNode;
};

/**
 * A crop of the terrain behind a page's opening on a desktop. Its children are the strip that a phone shows above the headline, and the
 * trail to the page's place. Without `lazy` a phone would load the whole crop as well; with it a desktop would load it late, so it's told
 * beforehand.
 */
export function MapPicture({ src, size = [1360, 660], place, className = "", nameClass = "", children }: Props) {
  return (
    <div className={`sheet-art no-print ${className}`} aria-hidden="true">
      {src && <link rel="preload" as="image" href={src} media={DESKTOP} />}
      {src && (
        <div className="sheet-land max-lg:hidden">
          <img src={src} alt="" width={size[0]} height={size[1]} loading="lazy" decoding="async" />
        </div>
      )}
      {children}
      <SheetKey place={place} nameClass={nameClass} />
    </div>
  );
}

/**
 * The whole map, small: the climb to the summit, which part of it this page shows, and in `data-from` where the visitor comes from
 * (app/site/script/came-from.ts).
 */
function SheetKey({ place: { name, at, coordinates }, nameClass }: { place: MapPlace; nameClass: string }) {
  const [width = 0, height = 0] = map.shown;
  const [x = 0, y = 0] = at;
  return (
    <div className="sheet-key">
      <svg viewBox="-34 -2 84 52" data-place={`${x + width / 2} ${y + height / 2}`} aria-hidden="true" focusable="false">
        <North x={-20} y={30} />
        <path d="M0 0h48v48H0z" />
        <path d={map.route} strokeWidth={1.5} />
        <path d={`M${map.summit.join(" ")}m0-4 3.5 6h-7z`} className="sheet-key-own" />
        <path d={`M${at.join(" ")}h${width}v${height}h-${width}z`} className="sheet-key-own" fillOpacity={0.3} />
        <path data-from="" className="sheet-key-from" />
      </svg>
      {/* The map's lines end before and behind it. */}
      <p className={`max-lg:-mx-2 max-lg:px-2 ${nameClass}`}>
        <b>{name}</b>
        {coordinates}
      </p>
    </div>
  );
}
