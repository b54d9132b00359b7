import type { ModelTone } from "../../design/colors.ts";
import { ArticlePicture } from "../../design/drawings/articles.tsx";
import { ServiceDrawing } from "../../design/drawings/services.tsx";
import { type Scene, TradeDrawing } from "../../design/drawings/trades.tsx";
import { SERVICE_KEYS, SERVICES, type ServiceKey } from "../../pages/services/catalog/services.ts";
import type { Trade } from "../../pages/trades/catalog/trades.ts";
import type { Category } from "../catalog/categories.ts";
import { isCategory } from "../rules/post.ts";

type PicturedPost = { path: string; category: string; article?: "electrical" | "plumbing" };
export type Motif = Trade | ServiceKey;
export type PostPictureProps = {
  post: PicturedPost;
  motif?: Motif | undefined /** Of a trade's model: seen from elsewhere. */;
  scene?: Scene | undefined;
  /** Of a trade's model that may load after the words: what it stands on. */
  tone?: ModelTone;
  className?: string;
};

/** A post's drawing without a frame. A static article has its own. */
export function PostPicture({ post, motif = motifOf(post), scene, tone, className = "" }: PostPictureProps) {
  if (post.article) return <ArticlePicture article={post.article} className={className} />;
  if (isService(motif)) return <ServiceDrawing service={motif} className={className} />;
  return <TradeDrawing trade={motif} scene={scene} tone={tone} className={className} />;
}

/** Above the post itself: another scene of the model on its card. */
export function OpeningPicture({ post, className }: { post: PicturedPost; className: string }) {
  return <PostPicture post={post} scene={sceneAbove(post)} tone="dark" className={className} />;
}

const SCENES: readonly Scene[] = ["near", "part", "far"];

function sceneAbove({ path }: PicturedPost) {
  return SCENES[numberOf(path) % SCENES.length];
}

/** Small in a long list, where one trade's model comes often: never the scene above the post itself. */
const SMALL_SCENES: readonly (Scene | undefined)[] = ["part", undefined, "near"];

export function SmallPicture({ post, ...props }: PostPictureProps) {
  return <PostPicture post={post} scene={SMALL_SCENES[numberOf(post.path) % SMALL_SCENES.length]} tone="light" {...props} />;
}

type PictureChoice = { motif: Motif | undefined; scene?: Scene };

/** For posts to read next: where all are about one trade, one shows its model, one a part of it, and the third a drawing that fits any trade. */
export function nextPictures(posts: PicturedPost[], above: PicturedPost | undefined): PictureChoice[] {
  const motifs = motifsOf([...(above ? [above] : []), ...posts]).slice(above ? 1 : 0);
  return motifs.map((motif, i) => {
    const earlier = motifs.slice(0, i).filter((other) => other === motif).length;
    if (!motif || earlier === 0) return { motif };
    if (earlier === 1) return { motif, scene: above && sceneAbove(above) === "part" ? "far" : "part" };
    return { motif: SERVICE_KEYS[numberOf(posts[i]?.path ?? "") % SERVICE_KEYS.length] };
  });
}

/** Drawings for posts shown together: a post about a trade has that trade's, and the others differ as far as there are drawings. */
export function motifsOf(posts: PicturedPost[]) {
  const motifs: (Motif | undefined)[] = [];
  for (const post of posts) motifs.push(post.article ? undefined : motifOf(post, motifs));
  return motifs;
}

/** Chosen by the post's URL, not by its place in the list, so that a new post changes few other pictures. */
function motifOf({ path, category }: PicturedPost, taken: (Motif | undefined)[] = []): Motif {
  const own = isCategory(category) ? DRAWINGS[category] : [];
  const first = own.length > 0 ? numberOf(path) % own.length : 0;
  const fitting = [...own.slice(first), ...own.slice(0, first)];
  const others = own.length === 1 ? [] : GENERAL;
  return [...fitting, ...others].find((motif) => !taken.includes(motif)) ?? fitting[0] ?? "handyman";
}

/** These fit a post about any trade. */
const GENERAL: Motif[] = ["handyman", ...SERVICE_KEYS, "general"];

const DRAWINGS: Record<Category, Motif[]> = {
  Electrical: ["electrical"],
  Plumbing: ["plumbing"],
  HVAC: ["hvac"],
  "General Contracting": ["general"],
  "Business Strategy": ["strategyConsulting", "paidAdvertising"],
  "AI Education": ["agentDevelopment", "contentSocialMedia"],
  Operations: ["workflowAutomation", "handyman", "landscaping"],
  "Customer Service": ["digitalMarketing", "contentSocialMedia"],
};

function isService(motif: Motif): motif is ServiceKey {
  return Object.hasOwn(SERVICES, motif);
}

function numberOf(path: string) {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
