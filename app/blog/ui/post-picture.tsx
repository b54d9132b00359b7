import type { ModelTone } from "../../design/colors.ts";
import { ArticlePicture } from "../../design/drawings/articles.tsx";
import { ServiceDrawing } from "../../design/drawings/services.tsx";
import { type Scene, TradeDrawing } from "../../design/drawings/trades.tsx";
import { SERVICE_KEYS, SERVICES, type ServiceKey } from "../../pages/services/catalog/services.ts";
import type { Trade } from "../../pages/trades/catalog/trades.ts";
import type { ArticleKey } from "../catalog/articles.ts";
import type { Category } from "../catalog/categories.ts";
import { isCategory } from "../rules/post.ts";
import { numberOf, SCENES, sceneAbove } from "./scene-above.ts";

type PicturedPost = { path: string; category: string; article?: ArticleKey };
type Motif = Trade | ServiceKey;
export type PostPictureProps = {
  post: PicturedPost;
  motif?: Motif | undefined;
  /** Of a trade: one of its week's instead of its model. */
  scene?: Scene | undefined;
  /** Of a model that may load after the words: what it stands on. */
  tone?: ModelTone;
  className?: string;
};

/** A post's model without a frame. A static article has its own. */
export function PostPicture({ post, motif = motifOf(post), scene, tone, className = "" }: PostPictureProps) {
  if (post.article) return <ArticlePicture article={post.article} tone={tone} className={className} />;
  if (isService(motif)) return <ServiceDrawing service={motif} tone={tone} className={className} />;
  return <TradeDrawing trade={motif} scene={scene} tone={tone} className={className} />;
}

/** Above the post itself: a scene of the trade whose model is on its card. */
export function OpeningPicture({ post }: { post: PicturedPost }) {
  return (
    <PostPicture
      post={post}
      scene={sceneAbove(post)}
      tone="dark"
      className="no-print sideways:h-44 max-md:absolute max-md:top-[calc(var(--spacing-bar)+0.25rem)] max-md:right-5 max-md:w-26 md:h-72 md:w-full"
    />
  );
}

type PictureChoice = { motif: Motif | undefined; scene?: Scene | undefined };

/**
 * For posts shown together: each has the scene that's above it on its own page, as far as no scene comes twice. After two about one trade
 * come drawings that fit any trade.
 */
export function nextPictures(posts: PicturedPost[], above: PicturedPost | undefined): PictureChoice[] {
  const motifs = motifsOf([...(above ? [above] : []), ...posts]).slice(above ? 1 : 0);
  const chosen: PictureChoice[] = [];
  for (const [i, post] of posts.entries()) {
    const motif = motifs[i];
    const alike = chosen.filter((choice) => motif && choice.motif === motif);
    const taken = [above?.category === post.category && sceneAbove(above), ...alike.map(({ scene }) => scene)];
    if (alike.length < 2) chosen.push({ motif, scene: [sceneAbove(post), ...SCENES].find((scene) => !taken.includes(scene)) });
    else chosen.push({ motif: anyTrade(post.path, [...motifs, ...chosen.map((choice) => choice.motif)]) });
  }
  return chosen;
}

/** A drawing that fits a post about any trade. */
function anyTrade(path: string, taken: (Motif | undefined)[]) {
  const services = fromOwn(SERVICE_KEYS, path);
  return services.find((service) => !taken.includes(service)) ?? services[0];
}

/** Drawings for posts shown together: a post about a trade has that trade's, and the others differ as far as there are drawings. */
function motifsOf(posts: PicturedPost[]) {
  const motifs: (Motif | undefined)[] = [];
  for (const post of posts) motifs.push(post.article ? undefined : motifOf(post, motifs));
  return motifs;
}

/** Chosen by the post's URL, not by its place in the list, so that a new post changes few other pictures. */
function motifOf({ path, category }: PicturedPost, taken: (Motif | undefined)[] = []): Motif {
  const own = isCategory(category) ? DRAWINGS[category] : [];
  const fitting = fromOwn(own, path);
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
  "Business Strategy": ["paidAdvertising", "strategyConsulting"],
  "AI Education": ["workflowAutomation", "agentDevelopment"],
  Operations: ["workflowAutomation", "handyman", "landscaping"],
  "Customer Service": ["agentDevelopment", "digitalMarketing"],
};

function isService(motif: Motif): motif is ServiceKey {
  return Object.hasOwn(SERVICES, motif);
}

/** The whole list, from the one that the post's URL stands for. */
function fromOwn<Drawing extends Motif>(list: readonly Drawing[], path: string) {
  const first = list.length > 0 ? numberOf(path) % list.length : 0;
  return [...list.slice(first), ...list.slice(0, first)];
}
