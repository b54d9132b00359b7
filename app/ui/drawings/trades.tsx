import electrical from "../../assets/map/model-electrical.svg";
import general from "../../assets/map/model-general.svg";
import handyman from "../../assets/map/model-handyman.svg";
import hvac from "../../assets/map/model-hvac.svg";
import landscaping from "../../assets/map/model-landscaping.svg";
import painting from "../../assets/map/model-painting.svg";
import plumbing from "../../assets/map/model-plumbing.svg";
import roofing from "../../assets/map/model-roofing.svg";
import all from "../../assets/map/models.svg";
import type { Trade } from "../../catalog/trades.ts";

/** One by one, so that the compiler asks for a new trade's. */
const files: Record<Trade, string> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };
const drawings = import.meta.glob<string>("../../assets/map/model-*.svg", { eager: true, query: "?raw", import: "default" });

/**
 * `page`: the drawing is in the page itself, for the one in its opening. `row`: the page shows all eight, so one file holds them. Otherwise each is a file of its
 * own, which several pages share.
 */
type Props = { trade: Trade; className?: string; from?: "page" | "row" };

/** A trade's model from art/models, in the colors of the band it stands on. */
export function TradeDrawing({ trade, className = "", from }: Props) {
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      {from === "page" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from `npm run art`
        <g dangerouslySetInnerHTML={{ __html: inside(drawings[`../../assets/map/model-${trade}.svg`] ?? "") }} />
      ) : (
        <use href={from === "row" ? `${all}#${trade}` : `${files[trade]}#model`} />
      )}
    </svg>
  );
}

function inside(svg: string) {
  return svg.slice(svg.indexOf("<g"), svg.lastIndexOf("</svg>"));
}
