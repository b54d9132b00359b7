import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../data/database.server.ts";
import type { Settings } from "./settings.ts";

/** What every loader and action may ask for, handed over by the server. The log never gets a visitor's words. */
export type Site = { settings: Settings; now: () => Date; database: Database; log: Logger };

export const siteContext = createContext<Site>();

/** The network address a request came from, for the rate limit alone. */
export const addressContext = createContext<string>("");

/** The nonce that marks our own inline scripts on a hydrated page. */
export const nonceContext = createContext<string>("");
