import { COLORS, type Color, MAP_INKS, MODEL_TONES } from "../../design/colors.ts";
import type { SheetName } from "../../design/drawings/map-sheet.tsx";
import places from "../../design/map/sheets.json" with { type: "json" };
import type { Exhibit } from "../share-picture.ts";
import { ShareClimbMap } from "./share-climb.tsx";

const models = import.meta.glob<string>("../../design/map/model-*.svg", { eager: true, query: "?raw", import: "default" });
const sheets = import.meta.glob<string>("../../design/map/sheet-*.svg", { eager: true, query: "?raw", import: "default" });

/** Where the page is: the light of it, and the marker that every map here has. */
const HERE = dataUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 420"><radialGradient id="a"><stop stop-color="${COLORS.hivis}" stop-opacity=".4"/><stop offset="1" stop-color="${COLORS.hivis}" stop-opacity="0"/></radialGradient><circle cx="210" cy="210" r="210" fill="url(#a)"/><circle cx="210" cy="210" r="15" fill="${COLORS.hivis}" stroke="${COLORS.snow}" stroke-width="5"/></svg>`,
);

/** What stands right of a page's title. */
export function PicturedExhibit({ exhibit }: { exhibit: Exhibit }) {
  if (exhibit.kind === "camps") return <ShareClimbMap sheet={exhibit.sheet} />;
  if (exhibit.kind === "place") return <Place sheet={exhibit.sheet} />;
  const style = { position: "absolute", left: 672, top: 110 } as const;
  return <img src={modelOf(exhibit.trade)} alt="" width={490} height={420} style={style} />;
}

/** The place is 460 px in and half of the way down on each page's own crop of the map. */
function Place({ sheet }: { sheet: SheetName }) {
  const { name, coordinates } = places[sheet];
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 0, width: 1200, height: 630 }}>
      <img src={sheetOf(sheet)} alt="" width={1360} height={660} style={{ position: "absolute", left: 400, top: -15 }} />
      <img src={HERE} alt="" width={420} height={420} style={{ position: "absolute", left: 650, top: 105 }} />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          position: "absolute",
          left: 886,
          top: 322,
          padding: "8px 14px",
          fontSize: 21,
          lineHeight: 1.3,
          borderRadius: 6,
          backgroundColor: COLORS.night,
        }}
      >
        <span style={{ fontFamily: "Archivo Expanded" }}>{name.toUpperCase()}</span>
        <span>{coordinates}</span>
      </div>
    </div>
  );
}

/**
 * Without the heights, which would be set in whatever font the machine has. Some pages' crops are drawn for snow: at night their inks are
 * too dark.
 */
function sheetOf(name: string) {
  const drawn = sheets[`../../design/map/sheet-${name}.svg`] ?? "";
  return dataUrl(
    drawn
      .replace(/<text.*?<\/text>/g, "")
      .replaceAll(COLORS.pine, COLORS.moss)
      .replaceAll(COLORS.ink, MAP_INKS.index),
  );
}

/** Its colors come from a tone that the page's address names, which a picture hasn't. */
function modelOf(trade: string) {
  const file = models[`../../design/map/model-${trade}.svg`] ?? "";
  const { line, ...tone } = MODEL_TONES.dark;
  const drawn = file
    .slice(file.indexOf("<g"), file.lastIndexOf("</svg>"))
    .replaceAll("currentColor", line)
    .replace(/var\(--model-(\w+)\)/g, (_, side: keyof typeof tone) => tone[side])
    .replace(/var\(--color-(\w+)\)/g, (_, color: Color) => COLORS[color]);
  return dataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 360">${drawn}</svg>`);
}

function dataUrl(svg: string) {
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
