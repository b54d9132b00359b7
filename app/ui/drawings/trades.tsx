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

type Props = { trade: Trade; className?: string /** The page shows the whole row: one file holds all of them. */; isInRow?: boolean };

/** A trade's model from art/models, in the colors of the band it stands on. */
export function TradeDrawing({ trade, className = "", isInRow = false }: Props) {
  return (
    <svg className={`model ${className}`} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
      <use href={isInRow ? `${all}#${trade}` : `${files[trade]}#model`} />
    </svg>
  );
}

const files: Record<Trade, string> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };
