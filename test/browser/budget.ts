import type { Request, Page as Tab } from "@playwright/test";
import type { allPages, PageKey } from "../../app/site/pages.ts";

/**
 * Kilobytes on a first visit, compressed as transferred, by type. Names of files with another hash can be some bytes more. A document of up
 * to about 14 KB with its headers arrives in one trip: a larger one cost AI agents 100 ms of its largest paint.
 */
const READING = { document: 13.5, stylesheet: 15.4, script: 3.05, font: 20, image: 34 };
/** Pages whose room has a list of styles load it besides the site's, so that no other page has to. */
const ROOM_STYLES = { article: 2.5, guide: 0.6, tool: 1.2, service: 3.7, trade: 1.8, package: 2.4, paper: 3.6 };
const MORE_STYLES: Partial<Record<PageKey, number>> = {
  home: 7,
  calculator: 3.2,
  contact: 2.2,
  tools: ROOM_STYLES.tool,
  services: 1.3,
  trades: ROOM_STYLES.trade,
  packages: ROOM_STYLES.package,
  // These are in the papers' list.
  about: ROOM_STYLES.paper,
  faq: ROOM_STYLES.paper,
  guides: ROOM_STYLES.paper,
  process: ROOM_STYLES.paper,
};
/**
 * Pages with an island have more script. React is 57 KB of it, so a build plugin in vite.config.ts that stops matching shows up here.
 * Placing every leg's name on a visitor's climb, in each range of sizes, is 0.7 KB of the rest, and saying where to start, the money's live
 * total and both clocks are 0.4.
 */
const ISLANDS: Partial<Record<PageKey, number>> = { contact: 84, calculator: 91.6 };
export const ISLAND_SCRIPTS = 4;
/** Three tools work on their page, by a script that only they load. */
const MATH: Partial<Record<PageKey, number>> = { laborRateTool: 1.5, priceIncreaseTool: 1.5, paybackTool: 1.5 };
/** A model is a picture that loads when the screen comes near: no first paint waits for it. */
const REQUESTS = 9;
const ISLAND_REQUESTS = 12;
/** Home has the whole map, and the pages of all trades and of all services most of their models. */
const IMAGES: Partial<Record<PageKey, number>> = { home: 58, services: 38, trades: 46 };
const TOTAL = { home: 140, other: 110 };

type Weighed = { kilobytes: Record<string, number>; addresses: string[] };

/** Where a first visit exceeds the page's bytes or requests, loads other scripts or contacts another host, as text. */
export function excessOf(page: (typeof allPages)[number], { kilobytes, addresses }: Weighed) {
  const script = ISLANDS[page.key];
  const isHome = page.key === "home";
  const limits: Record<string, number> = {
    ...READING,
    script: script ?? READING.script + (MATH[page.key] ?? 0),
    image: IMAGES[page.key] ?? READING.image,
    stylesheet: stylesOf(page),
  };
  const scripts = addresses.filter((address) => address.endsWith(".js"));
  const scriptCount = scriptCountOf(page.key);
  const early = addresses.filter((address) => !/\/assets\/model-/.test(address));
  const own = new URL(addresses[0] ?? "").origin;
  const over = (name: string, measured: number, limit: number) => (measured > limit ? [`${name}: ${measured}, over ${limit}`] : []);
  return [
    ...Object.entries(kilobytes).flatMap(([kind, size]) => over(`${kind} KB`, size, limits[kind] ?? 0)),
    ...(script ? [] : over("KB in all", sum(kilobytes), isHome ? TOTAL.home : TOTAL.other)),
    ...over("requests", early.length, script ? ISLAND_REQUESTS : REQUESTS + scriptCount - 1),
    ...(scripts.length === scriptCount && scripts[0]?.includes("/assets/entry.client-") ? [] : [`scripts: ${scripts}`]),
    ...addresses.filter((address) => new URL(address).origin !== own).map((address) => `another host: ${address}`),
  ];
}

/**
 * Resolves when the tab has loaded all of the page's scripts. A page's own are asked for after its first paint, which on a busy machine can
 * be later than half a second without a request.
 */
export async function scriptsLoaded(tab: Tab, key: PageKey) {
  let left = scriptCountOf(key);
  await tab.waitForEvent("requestfinished", (request) => request.url().endsWith(".js") && --left === 0);
}

function scriptCountOf(key: PageKey) {
  if (key in ISLANDS) return ISLAND_SCRIPTS;
  return key in MATH ? 2 : 1;
}

function stylesOf(page: (typeof allPages)[number]) {
  const room = Object.entries(ROOM_STYLES).find(([key]) => page[key as keyof typeof ROOM_STYLES]);
  return READING.stylesheet + (MORE_STYLES[page.key] ?? room?.[1] ?? 0);
}

export function sum(kilobytes: Record<string, number>) {
  return Object.values(kilobytes).reduce((total, size) => total + size, 0);
}

/** Weighs what the tab loads from now on, until the returned function is called. */
export function weigh(tab: Tab) {
  const sizes: Promise<[string, number]>[] = [];
  const addresses: string[] = [];
  const add = (request: Request) => {
    // Only a browser that draws tabs loads the icon.
    if (new URL(request.url()).pathname === "/favicon.svg") return;
    addresses.push(request.url());
    sizes.push(request.sizes().then((size) => [request.resourceType(), size.responseBodySize]));
  };
  tab.on("requestfinished", add);
  return async () => {
    tab.off("requestfinished", add);
    const kilobytes: Record<string, number> = {};
    for (const [type, bytes] of await Promise.all(sizes)) {
      const kind = type in READING ? type : "other";
      kilobytes[kind] = (kilobytes[kind] ?? 0) + bytes / 1024;
    }
    return { kilobytes, addresses };
  };
}
