import { ArticlePicture } from "../drawings/articles.tsx";
import { ServiceDrawing } from "../drawings/services.tsx";
import { TradeDrawing } from "../drawings/trades.tsx";

type Pictured = { path: string; category: string; article?: "electrical" | "plumbing" };
type Trade = Parameters<typeof TradeDrawing>[0]["trade"];
type Service = Parameters<typeof ServiceDrawing>[0]["service"];

/** A post's picture: one of its category's drawings on one of three grounds, the same whenever the post is shown. */
export function PostPicture({ path, category, article, className = "" }: Pictured & { className?: string }) {
  const number = numberOf(path);
  const ground = article ? "bg-night text-snow" : (GROUNDS[number % GROUNDS.length] ?? "");
  return (
    <div className={`contour contour-faint relative flex items-center justify-center overflow-hidden ${ground} ${className}`}>
      {article ? <ArticlePicture article={article} className="h-full w-full" /> : <CategoryDrawing category={category} number={number} />}
    </div>
  );
}

/** The choice follows the address and not the place in the list: a new post changes nobody's picture. */
function CategoryDrawing({ category, number }: { category: string; number: number }) {
  const { trades = [], services = [] } = DRAWINGS[category] ?? { trades: ["handyman"] };
  const chosen = Math.floor(number / GROUNDS.length) % (trades.length + services.length);
  const trade = trades[chosen];
  const service = services[chosen - trades.length];
  if (trade) return <TradeDrawing trade={trade} className="h-full w-auto" />;
  return service ? <ServiceDrawing service={service} className="h-full w-auto" /> : null;
}

const GROUNDS = ["bg-night text-snow", "bg-slate text-snow contour-left", "bg-line text-ink contour-light"];

const DRAWINGS: Record<string, { trades?: Trade[]; services?: Service[] }> = {
  Electrical: { trades: ["electrical"] },
  Plumbing: { trades: ["plumbing"] },
  HVAC: { trades: ["hvac"] },
  "General Contracting": { trades: ["general", "roofing", "painting"] },
  "Business Strategy": { services: ["strategyConsulting", "paidAdvertising"] },
  "AI Education": { services: ["agentDevelopment", "contentSocialMedia"] },
  Operations: { services: ["workflowAutomation"], trades: ["handyman", "landscaping"] },
  "Customer Service": { services: ["digitalMarketing", "contentSocialMedia"] },
};

function numberOf(path: string) {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
