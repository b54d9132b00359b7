import { createContext } from "react-router";
import type { Settings } from "./settings.ts";

/** What every loader may ask for: the settings and the clock, handed over by the server. */
export type Site = { settings: Settings; now: () => Date };

export const siteContext = createContext<Site>();

/** The nonce that marks our own inline scripts on a hydrated page. */
export const nonceContext = createContext<string>("");

/** The visitor's network address, for the rate limit only. */
export const addressContext = createContext<string>("");
