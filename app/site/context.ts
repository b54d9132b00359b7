import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../database/database.server.ts";
import type { MakePicture } from "../pictures/picture.ts";
import type { Settings } from "./settings.ts";
import type { DrawSharePicture } from "./share-picture.ts";

/** What the server gives every loader and action. The log never gets anything a visitor typed. */
export type Site = {
  settings: Settings;
  now: () => Date;
  database: Database;
  log: Logger;
  drawSharePicture: DrawSharePicture;
  /** Makes the files of an uploaded picture. */
  makePicture: MakePicture;
  /** The site's own answer to a GET, as anybody gets it. It's no visit. */
  askSite: (path: string) => Promise<Response>;
};

export const siteContext = createContext<Site>();

/** What the server knows of one request, and what a route tells it while it answers. */
export type PageVisit = {
  /** Where the request came from. Limits count by it, and a call keeps a keyed hash of it until it has passed. */
  network: string;
  /** Counts the pages that a visit read before it led to a new call: no row has those. Calls by source and plans are counted from rows. */
  countBooking?: () => void;
  /** Where the visit began that a request belongs to, as the counts name it; empty when nobody counts it. */
  sourceOf?: () => string;
  /** Set when a form was turned down before any route saw it: the page is rendered as if it were read, and says why. */
  refused?: { status: number; code: string };
  /** For the few inline scripts that put late posts into a page. */
  nonce: string;
  /** How long a page may wait for its posts before it's sent without them. Crawlers and pages that are kept wait for all of them. */
  waitMs: number;
  /** A route sets it when that time runs out: the page is already being sent, and the rest follows in the same response. */
  isLate: boolean;
  /** A route sets it when a search has no result, maybe once its page is already being sent. */
  foundNothing: boolean;
};

export const visitContext = createContext<PageVisit>();
