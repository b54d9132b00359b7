import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../data/database/database.server.ts";
import type { DrawPreview } from "../site/preview.ts";
import type { Settings } from "../site/settings.ts";

/** What every loader and action may ask for, handed over by the server. The log never gets a visitor's words. */
export type Site = { settings: Settings; now: () => Date; database: Database; log: Logger; drawPreview: DrawPreview };

export const siteContext = createContext<Site>();

/** The network address a request came from, for the rate limit alone. */
export const ipAddressContext = createContext<string>("");

/** The nonce of the few inline scripts that put late posts into a page. */
export const nonceContext = createContext<string>("");

/** How many milliseconds a page may wait for its posts before it is sent without them. Crawlers and the page cache wait for all of it. */
export const patienceContext = createContext<number>(Number.POSITIVE_INFINITY);

/** Set when the patience ran out: the page is on its way, and the rest follows in the same answer. */
export const lateContext = createContext<boolean>(false);
