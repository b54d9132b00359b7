import { COLORS, MODEL_TONES } from "../../app/design/colors.ts";
import type { ServiceKey } from "../../app/pages/services/catalog/services.ts";
import type { Trade } from "../../app/pages/trades/catalog/trades.ts";
import { json } from "../json.ts";
import { cameraFor, HEIGHT, WIDTH } from "./camera.ts";
import { drawModel } from "./draw.ts";
import { electricalArticle } from "./pages/electrical-article.ts";
import { houseAtNight } from "./pages/house-at-night.ts";
import { plumbingArticle } from "./pages/plumbing-article.ts";
import { signpost } from "./pages/signpost.ts";
import { SCENE_NAMES, SCENES } from "./scenes.ts";
import { agentDevelopment } from "./services/agent-development.ts";
import { contentSocialMedia } from "./services/content-social-media.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { paidAdvertising } from "./services/paid-advertising.ts";
import { strategyConsulting } from "./services/strategy-consulting.ts";
import { workflowAutomation } from "./services/workflow-automation.ts";
import type { Solid } from "./solid.ts";
import { electrical } from "./trades/electrical.ts";
import { general } from "./trades/general.ts";
import { handyman } from "./trades/handyman.ts";
import { hvac } from "./trades/hvac.ts";
import { landscaping } from "./trades/landscaping.ts";
import { painting } from "./trades/painting.ts";
import { plumbing } from "./trades/plumbing.ts";
import { roofing } from "./trades/roofing.ts";

const TRADE_MODELS: Record<Trade, () => Solid[]> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };

const SERVICE_MODELS: Record<ServiceKey, () => Solid[]> = {
  strategyConsulting,
  agentDevelopment,
  workflowAutomation,
  digitalMarketing,
  paidAdvertising,
  contentSocialMedia,
};

/** What other pages show. */
const PAGE_MODELS = { electricalArticle, plumbingArticle, houseAtNight, signpost };

/**
 * One file for each service, each trade, each scene of its week and what else a page shows. A page shows it as a picture, in the tone that
 * its address ends in, or has the drawing in itself, where it takes on the page's colors.
 */
export function models() {
  const drawn = [
    ...Object.entries({ ...TRADE_MODELS, ...SERVICE_MODELS, ...PAGE_MODELS }).map(([name, solids]) => [name, solids()] as const),
    ...Object.entries(SCENES).flatMap(([trade, scenes]) => SCENE_NAMES.map((scene) => [`${trade}-${scene}`, scenes[scene]()] as const)),
  ];
  const files = Object.fromEntries(drawn.map(([name, solids]) => [`app/design/map/model-${name}.svg`, file(drawModel(solids))]));
  return { ...files, ...corners() };
}

/** Where the trail meets the ground that a model stands on. */
function corners() {
  const all = Object.entries({ ...TRADE_MODELS, ...SERVICE_MODELS }).map(([name, solids]) => [name, rightCorner(solids())]);
  return { "app/design/map/model-corners.json": json(Object.fromEntries(all)) };
}

/** Of its first solid. */
function rightCorner(solids: Solid[]) {
  const [ground = []] = solids;
  const { project } = cameraFor(solids);
  const points = ground.flatMap((face) => face.points).map(project);
  const right = Math.max(...points.map(([x]) => x));
  const edge = points.filter(([x]) => x > right - 0.5).map(([, y]) => y);
  return [right, (Math.min(...edge) + Math.max(...edge)) / 2].map(Math.round);
}

function file(body: string) {
  const drawing = `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${STYLES}</style>${MARKS}${drawing}</svg>\n`;
}

const TONES = Object.entries(MODEL_TONES);

/** What an address can end in, so that a tone's styles apply. */
const MARKS = TONES.map(([tone]) => `<path id="${tone}"/>`).join("");

const STYLES = [
  `:root{${(["hivis", "ink", "moss", "night"] as const).map((name) => `--color-${name}:${COLORS[name]}`).join(";")}}`,
  ...TONES.map(([tone, { line, ...sides }]) => `#${tone}:target~g{color:${line};${variables(sides)}}`),
  `@media (forced-colors:active){g{color:CanvasText!important;${variables({ face: "Canvas", top: "Canvas", shade: "Canvas", hachure: "CanvasText" }, "!important")}}}`,
].join("");

function variables(sides: Record<string, string>, end = "") {
  return Object.entries(sides)
    .map(([side, color]) => `--model-${side}:${color}${end}`)
    .join(";");
}
