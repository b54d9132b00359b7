import type { ReactNode } from "react";
import map from "../map/key.json";
import { North } from "./north.tsx";

const DESKTOP = "(min-width: 64rem)";

/** From sheets.json. `at`: the crop's upper left corner in the small map. */
type MapPlace = { name: string; at: number[]; coordinates: string };
/**
 * From ways.json: the trail over the picture to where the place is marked, the steps across and down that it's marked at, and the edge the
 * trail comes from. `isWhole`: the land runs behind the headline, too.
 */
export type MapWay = { way: string; at: number[]; column: number; row: number; from: string; isWhole: boolean };
type Props = { src: string | undefined; place: MapPlace; way?: MapWay | undefined; children: ReactNode };

/**
 * A crop of the terrain behind a page's opening on a desktop, with the trail to the page's place. Its children are the strip that a phone
 * shows above the headline. Without `lazy` a phone would load the whole crop as well; with it a desktop would load it late, so it's told
 * beforehand.
 */
export function MapPicture({ src, place, way, children }: Props) {
  const isWhole = way?.isWhole ?? false;
  const [width, height] = isWhole ? [2560, 520] : [1360, 660];
  const marked = way ? `${ACROSS[way.column]} ${DOWN[way.row]} ${way.column < MARGIN ? "sheet-marked" : ""}` : "";
  return (
    <div className={`sheet-art no-print ${isWhole ? "sheet-whole" : ""} ${marked}`} aria-hidden="true">
      {src && <link rel="preload" as="image" href={src} media={DESKTOP} />}
      {src && (
        <div className="sheet-land max-lg:hidden">
          <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
        </div>
      )}
      {children}
      {src && way && (
        <svg viewBox={`0 0 ${width} ${height}`} className="sheet-way" aria-hidden="true" focusable="false">
          <path pathLength={400} className="stroke-hivis" d={way.way} />
          <g transform={`translate(${way.at.join(" ")})`} className="fill-hivis">
            <circle r={15} fillOpacity={0.25} />
            <circle r={7} className="stroke-ink" strokeWidth={2.5} />
          </g>
        </svg>
      )}
      <SheetKey place={place} isAbove={way?.from === "bottom"} />
    </div>
  );
}

/** How far right of the page's middle and how far below the bar a place is marked: COLUMNS and ROWS in workshop/drawings/marks.ts. */
const ACROSS = ["[--across:18rem]", "[--across:22rem]", "[--across:26rem]", "[--across:30rem]", "[--across:39rem]"];
const DOWN = ["[--down:5.5rem]", "[--down:8rem]", "[--down:10.5rem]", "[--down:13rem]"];
/** The last is beside the column: only a wide screen has a margin there. */
const MARGIN = ACROSS.length - 1;

/**
 * The whole map, small: the climb to the summit, which part of it this page shows, and in `data-from` where the visitor comes from
 * (app/site/script/came-from.ts).
 */
function SheetKey({ place: { name, at, coordinates }, isAbove }: { place: MapPlace; isAbove: boolean }) {
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
      <p className={`max-lg:-mx-2 max-lg:px-2 ${isAbove ? "sheet-name-above" : ""}`}>
        <b>{name}</b>
        {coordinates}
      </p>
    </div>
  );
}
