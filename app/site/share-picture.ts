import type { ClimbSheet } from "../design/drawings/climb.ts";

/** What a share picture shows. With a climb, that is the picture, and the title its number. */
export type SharePicture = { title: string; siteName: string; tagline: string; climb?: PicturedClimb };

/** `isSmall`: for an email, which carries it inside. */
export type PicturedClimb = { heading: string; sheet: ClimbSheet; isSmall?: boolean };

/** Draws one, or throws `SharePicturesBusy` if too many are already waiting. */
export type DrawSharePicture = (shown: SharePicture) => Promise<Uint8Array<ArrayBuffer>>;

export class SharePicturesBusy extends Error {}
