import { COLORS } from "../../app/design/colors.ts";
import type { GuideKey } from "../../app/pages/guides/catalog/guides.ts";
import { isDaylitService, SERVICE_KEYS, type ServiceKey } from "../../app/pages/services/catalog/services.ts";
import { isDaylitTrade, TRADES, type Trade } from "../../app/pages/trades/catalog/trades.ts";
import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { curveOf } from "../terrain/curves.ts";
import { calmed, even, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { cheapestRoute } from "../terrain/route.ts";
import { drawSheet } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Place, type Point, project, unproject, type View } from "../terrain/view.ts";
import { CROP, hasCamp, hasModel, markOf, unlabeledOn, WHOLE, wayOn, wayPath, wayTo } from "./marks.ts";

/**
 * Each inner page's own crop: the right-hand side of its opening, from a bit left of the page's middle to the edge of a wide screen, or all
 * of it. The catalogs say which services and trades open light. Each is a place with a name.
 */
const CROPS = {
  about: { name: "Homestead", x: 1150, y: 1500, tone: "snow", isWhole: true },
  services: { name: "Six Forks", x: 2700, y: 2500, tone: "night" },
  strategyConsulting: { name: "Lookout Point", x: 900, y: 900 },
  agentDevelopment: { name: "Night Desk", x: 3500, y: 1500 },
  workflowAutomation: { name: "Paper Mill", x: 600, y: 1900 },
  digitalMarketing: { name: "Signal Hill", x: 2300, y: 300 },
  paidAdvertising: { name: "Toll Road", x: 3900, y: 700 },
  contentSocialMedia: { name: "Picture Rock", x: 1500, y: 2300 },
  trades: { name: "Eight Corners", x: 1900, y: 1300, tone: "night", isWhole: true },
  electricalTrade: { name: "Breaker Ridge", x: 3000, y: 500 },
  plumbingTrade: { name: "Water Street", x: 800, y: 2500 },
  hvacTrade: { name: "Furnace Creek", x: 2700, y: 1100 },
  generalTrade: { name: "Lumber Yard", x: 3300, y: 2400 },
  roofingTrade: { name: "High Gable", x: 2900, y: 1400 },
  landscapingTrade: { name: "Green Bottom", x: 2000, y: 3300 },
  paintingTrade: { name: "Primer Flats", x: 3800, y: 2200 },
  handymanTrade: { name: "Toolbox Hill", x: 1100, y: 3500 },
  process: { name: "Switchback", x: 2200, y: 2100, tone: "snow" },
  tools: { name: "Tool Crib", x: 3600, y: 3000, tone: "snow" },
  guides: { name: "Signpost", x: 2400, y: 1150, tone: "night", isWhole: true },
  missedCallGuide: { name: "Callback Hill", x: 700, y: 1300, tone: "night" },
  leadsGuide: { name: "Lead Mine", x: 3700, y: 1100, tone: "night" },
  estimatingGuide: { name: "Takeoff Bench", x: 2600, y: 700, tone: "night" },
  serviceTitanGuide: { name: "Dispatch Bluff", x: 1600, y: 1800, tone: "night" },
  jobberGuide: { name: "Route Fork", x: 2300, y: 2600, tone: "night" },
  housecallProGuide: { name: "House Lane", x: 900, y: 3200, tone: "night" },
  notUsGuide: { name: "Turnaround", x: 3500, y: 3500, tone: "night" },
  agencyGuide: { name: "Old Burn", x: 1300, y: 1000, tone: "night" },
  foundationAudit: { name: "Basecamp", x: 2500, y: 2900, tone: "snow" },
  growthEngine: { name: "Ascent", x: 2500, y: 1800, tone: "night" },
  peakPerformance: { name: "Summit", x: 2100, y: 800, tone: "snow" },
  blog: { name: "Reading Rock", x: 3700, y: 2700, tone: "night" },
  contact: { name: "Call Box", x: 3000, y: 3600, tone: "night", isWhole: true },
  assistant: { name: "Party Line", x: 1700, y: 600, tone: "night" },
  api: { name: "Service Road", x: 2400, y: 3700, tone: "night" },
  faq: { name: "Question Bend", x: 500, y: 3000, tone: "snow" },
  privacy: { name: "Quiet Woods", x: 700, y: 3400, tone: "snow" },
  howWeCount: { name: "Ledger Flats", x: 2700, y: 3300, tone: "night" },
  sampleBrief: { name: "Brief Hollow", x: 1200, y: 400, tone: "night" },
  sampleReport: { name: "Monday Pass", x: 3900, y: 3300, tone: "night" },
  calculator: { name: "Scale House", x: 3400, y: 1900, tone: "night" },
  electricalArticle: { name: "Panel Point", x: 2900, y: 1300, tone: "night" },
  plumbingArticle: { name: "Pipe Bend", x: 1500, y: 3300, tone: "night" },
  electricalPosts: { name: "Conduit Run", x: 1800, y: 1250, tone: "night" },
  plumbingPosts: { name: "Shutoff Springs", x: 1000, y: 2600, tone: "night" },
  hvacPosts: { name: "Filter Gap", x: 300, y: 1350, tone: "night" },
  contractingPosts: { name: "Two-Week Meadow", x: 3100, y: 900, tone: "night" },
  strategyPosts: { name: "Long View", x: 3300, y: 400, tone: "night" },
  educationPosts: { name: "Schoolhouse", x: 3000, y: 2200, tone: "night" },
  operationsPosts: { name: "Dispatch Crossing", x: 1900, y: 2800, tone: "night" },
  servicePosts: { name: "Porch Light", x: 200, y: 2300, tone: "night" },
} satisfies Record<string, Crop> & Record<ServiceKey | `${Trade}Trade` | `${GuideKey}Guide`, Crop>;
/** `isWhole`: the land runs behind the headline, too. */
type Crop = { name: string; x: number; y: number; tone?: "night" | "snow"; isWhole?: boolean };

function groundOf(page: string) {
  const service = SERVICE_KEYS.find((key) => key === page);
  const trade = TRADES.find((key) => `${key}Trade` === page);
  return (service && isDaylitService(service)) || (trade && isDaylitTrade(trade)) ? "snow" : "night";
}

const SCALE = 0.72;
/** What a screen of ordinary width shows of a crop: so much of it is left of its place. */
const SHOWN = { width: 800, height: 480, left: 460 };
/**
 * Below 64rem the sheet is a strip of at most 8rem above the headline, with the last bit of the trail to the page's place: `sheet-strip` in
 * app/design/drawings/map-picture.css.
 */
const STRIP = {
  width: 1024,
  height: 128,
  /** The farther east a place is, the farther right its end of the trail. A trade's or a service's model stands on the right. */
  places: { left: 44, right: 316, beforeModel: 174 },
  top: 38,
  leg: 196,
  bends: [18, 60],
  name: { left: 10, top: 50, right: 270, bottom: 96 },
};

export function sheets(terrain: Terrain, climb: Climb) {
  const ways: Record<string, object> = {};
  const drawn = Object.entries<Crop>(CROPS).flatMap(([page, { x, y, tone = groundOf(page), isWhole = false }]) => {
    const end: Point = [stripPlace(page, x), STRIP.top];
    const size = isWhole ? WHOLE : CROP;
    const mark = markOf(page, { x, y }, size);
    const { width, height } = size;
    const middle = { x: x + (width / 2 - mark.at[0]) / SCALE, y: y + (height / 2 - mark.at[1]) / SCALE };
    const view: View = { width, height, scale: SCALE, turn: 0, middle };
    const way = wayTo(terrain, view, mark, size);
    const { at, column, row, from } = mark;
    const isMarked = !hasModel(page) && !hasCamp(page);
    const on = isMarked ? wayOn(terrain, view, mark, size) : [];
    if (isMarked) ways[page] = { way: wayPath(way), on: wayPath(on), at, column, row, from, isWhole };
    const route = [...way, ...on];
    return [
      [
        `app/design/map/sheet-${page}.svg`,
        drawSheet(terrain, { view, tone, steps: isWhole ? BEHIND_WORDS : undefined, route, unlabeled: unlabeledOn(page, mark, size) }),
      ],
      [`app/design/map/strip-${page}.svg`, drawStrip(terrain, { x, y }, tone, end, hasModel(page))],
    ];
  });
  return {
    ...Object.fromEntries(drawn),
    "app/design/map/key.json": json(key(climb)),
    "app/design/map/sheets.json": json(placesInKey()),
    "app/design/map/ways.json": json(ways),
    "app/design/map/strips.json": json({ width: STRIP.width, drawn: [{ left: 0, top: 0, right: STRIP.width, bottom: STRIP.height }] }),
  } as Record<string, string>;
}

function drawStrip(terrain: Terrain, to: Place, tone: "night" | "snow", end: Point, isAtModel: boolean) {
  const trail = trailTo(terrain, to, end);
  // The model is where the trail leads, and stands right behind its end.
  const ahead = isAtModel ? [] : trailOn(terrain, to, end);
  const map = drawSheet(terrain, { view: stripView(to, end), tone, route: [...trail, ...ahead], unlabeled: [STRIP.name] });
  const [left, top] = end;
  const on =
    ahead.length > 0
      ? `<path fill="none" stroke="${tone === "night" ? COLORS.snow : COLORS.ink}" ${DOTS} d="${curveOf([simplify(ahead, 0.6)], 1)}"/>`
      : "";
  const way = `<path fill="none" stroke="${COLORS.hivis}" stroke-width="3.5" d="${curveOf([simplify(trail, 0.6)], 1)}"/>`;
  const walker = `<circle cx="${left}" cy="${top}" r="15" fill-opacity=".25"/><circle cx="${left}" cy="${top}" r="7" stroke="${COLORS.ink}" stroke-width="2.5"/>`;
  return map.replace("</svg>", `<g id="last-leg" fill="${COLORS.hivis}">${way}${on}${walker}</g></svg>`);
}

/** As `way-ahead` in app/design/drawings/map-picture.css. */
const DOTS = 'stroke-width="3" stroke-linecap="round" stroke-dasharray="0 8"';

/** How far right in the strip the trail to a page's place ends. */
function stripPlace(page: string, x: number) {
  const { left, right, beforeModel } = STRIP.places;
  const all = Object.values(CROPS).map((crop) => crop.x);
  const [west, east] = [Math.min(...all), Math.max(...all)];
  return Math.round(left + ((hasModel(page) ? beforeModel : right) - left) * ((x - west) / (east - west)));
}

/** Fewer lines: words stand on them, and there are more miles of them. */
const BEHIND_WORDS = [
  { upTo: 1.5, interval: 0.1 },
  { upTo: 10, interval: 0.5 },
];

/** The last bit of the way, in the strip's pixels: from its left edge at least. */
function trailTo(terrain: Terrain, to: Place, end: Point) {
  const { leg, bends, top } = STRIP;
  const view = stripView(to, end);
  const isOutside = (at: Place) => Math.abs(project(view, at)[1] - top) > 26;
  const from: Point = [Math.min(-24, end[0] - leg), top + 2];
  // On flat land it would be straight.
  const bend: Point = [end[0] - leg / 2, bends[(to.x / 50) % 2] ?? 0];
  const cells = cheapestRoute(terrain.coarse, [unproject(view, from), unproject(view, bend), to], isOutside);
  const line = [...cells.map((at) => project(view, at)).slice(0, -1), end];
  // Once more at even steps: where the way doubles back at the bend, its cells lie on each other, and a hook stays.
  return calmed(even(calmed(line, SMOOTHING), LEG_STEPS), SMOOTHING);
}

/** And on from there: up, under the bar, so that the place is a station. */
function trailOn(terrain: Terrain, to: Place, end: Point) {
  const view = stripView(to, end);
  const [left, top] = end;
  const stops: Point[] = [
    [left + 46, top + 12],
    [left + 96, top - 12],
    [left + 126, -20],
  ];
  const line = cheapestRoute(terrain.coarse, [to, ...stops.map((point) => unproject(view, point))], () => false).map((at) =>
    project(view, at),
  );
  return calmed(even([end, ...line.slice(1)], line.length), 6);
}

const SMOOTHING = 8;
const LEG_STEPS = 40;

function stripView({ x, y }: Place, end: Point): View {
  const { width, height } = STRIP;
  const middle = { x: x + (width / 2 - end[0]) / SCALE, y: y + (height / 2 - end[1]) / SCALE };
  return { width, height, scale: SCALE, turn: 0, middle };
}

const KEY_SIZE = 48;
const MAP = 4320;
const KEY_SCALE = KEY_SIZE / MAP;
const KEY: View = { width: KEY_SIZE, height: KEY_SIZE, scale: KEY_SCALE, turn: 0, middle: { x: 2160, y: 2160 } };

/** The whole map in a corner of each sheet: the climb across it, and the part that this page shows to a screen of ordinary width. */
function key({ way, places }: Climb) {
  const route = pathOf([simplify(rounded(calmed(way.map((place) => project(KEY, place))), 1), 0.25)], 1);
  return {
    route,
    kitchen: inKey(places.kitchen),
    summit: inKey(places.summit),
    shown: [SHOWN.width, SHOWN.height].map((length) => Number(((length / SCALE) * KEY_SCALE).toFixed(1))),
  };
}

/**
 * Where each sheet is in the small map, its name, and its coordinates as map makers write them. A file of its own, so that the calculator's
 * script carries only its own place.
 */
function placesInKey() {
  const [left, top] = [SHOWN.left / SCALE, SHOWN.height / SCALE / 2];
  const written = (units: number) => (units / 100).toFixed(1);
  return Object.fromEntries(
    Object.entries(CROPS).map(([page, { name, x, y }]) => [
      page,
      {
        name,
        at: inKey({ x: x - left, y: y - top }),
        coordinates: `${written(x)} E, ${written(MAP - y)} N`,
      },
    ]),
  );
}

function inKey(place: Place) {
  return project(KEY, place).map((at) => Number(at.toFixed(1)));
}
