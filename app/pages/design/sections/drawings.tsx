import { ArticlePicture } from "../../../design/drawings/articles.tsx";
import { LostTrail } from "../../../design/drawings/lost.tsx";
import { Model } from "../../../design/drawings/model.tsx";
import { ServiceDrawing } from "../../../design/drawings/services.tsx";
import { TradeDrawing } from "../../../design/drawings/trades.tsx";
import { FounderPortrait } from "../../about/ui/founder-portrait.tsx";
import { SERVICE_KEYS } from "../../services/catalog/services.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { DesignPart } from "../ui/design-part.tsx";

export function Drawings() {
  return (
    <DesignPart name="Drawings" dark>
      <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {TRADES.map((trade) => (
          <TradeDrawing key={trade} trade={trade} tone="dark" />
        ))}
        {SERVICE_KEYS.map((service) => (
          <ServiceDrawing key={service} service={service} tone="dark" />
        ))}
        <FounderPortrait founder="business" />
        <FounderPortrait founder="technical" />
        <FounderPortrait founder="marketing" />
        <LostTrail />
        <ArticlePicture article="electrical" tone="dark" />
        <ArticlePicture article="plumbing" tone="dark" />
        <Model name="houseAtNight" tone="dark" />
      </div>
    </DesignPart>
  );
}
