import all from "../../assets/map/models.svg";
import type { Trade } from "../../catalog/trades.ts";

const FOLDER = "../../assets/map";
const files = import.meta.glob<string>("../../assets/map/model-*.svg", { eager: true, query: "?url", import: "default" });
const drawings = import.meta.glob<string>("../../assets/map/model-*.svg", { eager: true, query: "?raw", import: "default" });

/**
 * `page`: the drawing is in the page itself, for the one in its opening. `row`: the page shows all eight, so one file holds them. Otherwise each is a file of its
 * own, which several pages share.
 */
type Props = { trade: Trade; className?: string; from?: "page" | "row" };

/** A trade's model from art/models, in the colors of the band it stands on. */
export function TradeDrawing({ trade, className = "", from }: Props) {
  const file = `${FOLDER}/model-${trade}.svg`;
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      {from === "page" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run art`
        <g dangerouslySetInnerHTML={{ __html: inside(drawings[file] ?? "") }} />
      ) : (
        <use href={from === "row" ? `${all}#${trade}` : `${files[file]}#model`} />
      )}
    </svg>
  );
}

function inside(svg: string) {
  return svg.slice(svg.indexOf("<g"), svg.lastIndexOf("</svg>"));
}
