import type { Trade } from "../../pages/trades/catalog/trades.ts";
import electrical from "../map/model-electrical.svg";
import general from "../map/model-general.svg";
import handyman from "../map/model-handyman.svg";
import hvac from "../map/model-hvac.svg";
import landscaping from "../map/model-landscaping.svg";
import painting from "../map/model-painting.svg";
import plumbing from "../map/model-plumbing.svg";
import roofing from "../map/model-roofing.svg";
import all from "../map/models.svg";

/** One by one, so that the compiler asks for a new trade's. */
const files: Record<Trade, string> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };
const drawings = import.meta.glob<string>("../map/model-*.svg", { eager: true, query: "?raw", import: "default" });

/**
 * `page`: the drawing is in the page itself, for the one in its opening. `row`: the page shows all eight, so one file holds them. Otherwise each is a file of its
 * own, which several pages share.
 */
type Props = { trade: Trade; className?: string; from?: "page" | "row" };

/** A trade's model from workshop/models, in the colors of the band it stands on. */
export function TradeDrawing({ trade, className = "", from }: Props) {
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      {from === "page" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run workshop`
        <g dangerouslySetInnerHTML={{ __html: inside(drawings[`../map/model-${trade}.svg`] ?? "") }} />
      ) : (
        <use href={from === "row" ? `${all}#${trade}` : `${files[trade]}#model`} />
      )}
    </svg>
  );
}

const scenes = import.meta.glob<string>("../map/scenes-*.svg", { eager: true, query: "?url", import: "default" });

/** The same model from elsewhere, or a part of it. One file has a trade's three. */
export function TradeScene({ trade, scene, className = "" }: { trade: Trade; scene: "far" | "near" | "part"; className?: string }) {
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      <use href={`${scenes[`../map/scenes-${trade}.svg`]}#${scene}`} />
    </svg>
  );
}

function inside(svg: string) {
  return svg.slice(svg.indexOf("<g"), svg.lastIndexOf("</svg>"));
}
