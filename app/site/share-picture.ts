import type { ClimbSheet } from "../design/drawings/climb-geometry.ts";
import type { SheetName } from "../design/drawings/map-sheet.tsx";
import type { Trade } from "../pages/trades/catalog/trades.ts";

/** What a share picture shows. With a climb, that is the picture, and the title its number. */
export type SharePicture = { title: string; siteName: string; tagline: string; climb?: PicturedClimb; exhibit?: Exhibit };

/**
 * What stands beside a page's title: the trade's model, the camps on their trail, or the page's own place on the map, by its sheet's name.
 */
export type Exhibit = { kind: "model"; trade: Trade } | { kind: "camps"; sheet: ClimbSheet } | { kind: "place"; sheet: SheetName };

/** `isInEmail`: the map alone, for an email that has the words itself and carries it inside. */
export type PicturedClimb = { heading: string; sheet: ClimbSheet; isInEmail?: boolean };

/** Draws one, or throws `SharePicturesBusy` if too many are already waiting. */
export type DrawSharePicture = (shown: SharePicture) => Promise<Uint8Array<ArrayBuffer>>;

export class SharePicturesBusy extends Error {}
