import corners from "../map/model-corners.json";
import places from "../map/sheets.json";
import ways from "../map/ways.json";
import { MapPicture } from "./map-picture.tsx";

export type SheetName = keyof typeof places;

type Props = { sheet: SheetName };

const FOLDER = "../map";
const sheets = import.meta.glob<string>("../map/sheet-*.svg", { eager: true, query: "?url", import: "default" });
const strips = import.meta.glob<string>("../map/strip-*.svg", { eager: true, query: "?raw", import: "default" });

/** A page's own crop of the terrain, by the page's key. The strip is in the page itself, so that a phone needs no further file for it. */
export function MapSheet({ sheet }: Props) {
  return <Sheet sheet={sheet} src={sheets[`${FOLDER}/sheet-${sheet}.svg`]} />;
}

/** Only what a phone shows. */
export function MapStrip({ sheet }: Props) {
  return <Sheet sheet={sheet} src={undefined} />;
}

function Sheet({ sheet, src }: Props & { src: string | undefined }) {
  const strip = strips[`${FOLDER}/strip-${sheet}.svg`] ?? "";
  const way = src ? (ways as Partial<Record<string, Way>>)[sheet] : undefined;
  const size = way?.isWhole ? [2560, 520] : [1360, 660];
  return (
    <MapPicture
      src={src}
      size={size}
      from={hasModel(sheet) ? "tablet" : "desktop"}
      place={places[sheet]}
      className={way ? classesOf(way) : ""}
      nameClass={way?.from === "bottom" ? "sheet-name-above" : ""}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run workshop` */}
      <div className="sheet-strip" dangerouslySetInnerHTML={{ __html: strip.trim() }} />
      {way && (
        <svg viewBox={`0 0 ${size.join(" ")}`} className="sheet-way" aria-hidden="true" focusable="false">
          <path className="stroke-hivis" d={way.way} />
          <path className="way-ahead" d={way.on} />
          <g transform={`translate(${way.at.join(" ")})`} className="fill-hivis">
            <circle r={15} fillOpacity={0.25} />
            <circle r={7} className="stroke-ink" strokeWidth={2.5} />
          </g>
        </svg>
      )}
    </MapPicture>
  );
}

/** Of a trade or a service, which is on the land from a tablet up. */
function hasModel(sheet: SheetName) {
  return sheet.replace("Trade", "") in corners;
}

/**
 * From workshop/drawings/marks.ts: the trail over the picture to where the place is marked and on from there, the steps across and down
 * that it's marked at, and the edge the trail comes from. Without a row it's at the opening's foot. `isWhole`: the land runs behind the
 * headline, too.
 */
type Way = { way: string; on: string; at: number[]; column: number; row?: number; from: string; isWhole: boolean };

function classesOf({ column, row, isWhole }: Way) {
  const down = row === undefined ? "sheet-foot" : DOWN[row];
  return ["sheet-marked", ACROSS[column], down, isWhole && "sheet-whole"].filter(Boolean).join(" ");
}

/** How far right of the page's middle and how far below the bar a place is marked: COLUMNS and ROWS there. */
const ACROSS = [
  "[--across:18rem]",
  "[--across:22rem]",
  "[--across:26rem]",
  "[--across:30rem]",
  "[--across:13rem]",
  "[--across:17rem]",
  "[--across:21rem]",
  "[--across:25rem]",
];
const DOWN = ["[--down:5.5rem]", "[--down:8rem]", "[--down:10.5rem]", "[--down:13rem]"];
