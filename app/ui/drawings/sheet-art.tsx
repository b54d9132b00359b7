import { type SheetName, SheetPicture } from "./sheet-picture.tsx";

const urls = import.meta.glob<string>("../../assets/map/sheet-*.svg", { eager: true, query: "?url", import: "default" });

/** A page's own crop of the terrain, by the page's key. */
export function SheetArt({ sheet }: { sheet: SheetName }) {
  return <SheetPicture src={urls[`../../assets/map/sheet-${sheet}.svg`]} sheet={sheet} />;
}
