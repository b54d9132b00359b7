import { ArticlePicture } from "../drawings/articles.tsx";
import { ServiceDrawing } from "../drawings/services.tsx";
import { TradeDrawing } from "../drawings/trades.tsx";

type Pictured = { path: string; category: string; article?: "electrical" | "plumbing" };
type Trade = Parameters<typeof TradeDrawing>[0]["trade"];
type Service = Parameters<typeof ServiceDrawing>[0]["service"];
export type Motif = Trade | Service;

/** A post's drawing, bare, for a dark ground. A static article has one of its own. */
export function PostPicture({ post, motif = motifOf(post), className = "" }: { post: Pictured; motif?: Motif; className?: string }) {
  if (post.article) return <ArticlePicture article={post.article} className={className} />;
  return isService(motif) ? <ServiceDrawing service={motif} className={className} /> : <TradeDrawing trade={motif} className={className} />;
}

/** The drawings of posts that are seen together: each its own, or another where that one is taken. */
export function motifsOf(posts: Pictured[]) {
  const motifs: (Motif | undefined)[] = [];
  for (const post of posts) motifs.push(post.article ? undefined : motifOf(post, motifs));
  return motifs;
}

/** The choice follows the address and not the place in the list: a new post changes few others' pictures. */
function motifOf({ path, category }: Pictured, taken: (Motif | undefined)[] = []): Motif {
  const own = DRAWINGS[category] ?? [];
  const first = own.length > 0 ? numberOf(path) % own.length : 0;
  return [...own.slice(first), ...own.slice(0, first), ...GENERAL].find((motif) => !taken.includes(motif)) ?? "handyman";
}

const SERVICES: Service[] = [
  "workflowAutomation",
  "agentDevelopment",
  "strategyConsulting",
  "digitalMarketing",
  "contentSocialMedia",
  "paidAdvertising",
];

/** These suit a post of any trade. */
const GENERAL: Motif[] = ["handyman", ...SERVICES, "general"];

const DRAWINGS: Record<string, Motif[]> = {
  Electrical: ["electrical"],
  Plumbing: ["plumbing"],
  HVAC: ["hvac"],
  "General Contracting": ["general", "roofing", "painting"],
  "Business Strategy": ["strategyConsulting", "paidAdvertising"],
  "AI Education": ["agentDevelopment", "contentSocialMedia"],
  Operations: ["workflowAutomation", "handyman", "landscaping"],
  "Customer Service": ["digitalMarketing", "contentSocialMedia"],
};

function isService(motif: Motif): motif is Service {
  return (SERVICES as Motif[]).includes(motif);
}

function numberOf(path: string) {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
