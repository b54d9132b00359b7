import map from "../map/key.json";
import { North } from "./north.tsx";

/** From sheets.json. `at`: the crop's upper left corner in the small map. */
export type MapPlace = { name: string; at: number[]; coordinates: string };

/**
 * The whole map, small: the climb to the summit, which part of it this page shows, and in `data-from` where the visitor comes from
 * (app/site/script/came-from.ts).
 */
export function SheetKey({ place: { name, at, coordinates }, nameClass }: { place: MapPlace; nameClass: string }) {
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
