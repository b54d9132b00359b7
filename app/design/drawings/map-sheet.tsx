import places from "../map/sheets.json";
import ways from "../map/ways.json";
import { MapPicture, type MapWay } from "./map-picture.tsx";

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
  return (
    <MapPicture src={src} place={places[sheet]} way={src ? (ways as Partial<Record<string, MapWay>>)[sheet] : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run workshop` */}
      <div className="sheet-strip" dangerouslySetInnerHTML={{ __html: strip.trim() }} />
    </MapPicture>
  );
}
