import type { ClimbSheet } from "../design/drawings/climb.ts";

/** What a preview picture shows. With a climb, that is the picture, and the title its number. */
export type Preview = { title: string; siteName: string; tagline: string; climb?: PicturedClimb };

/** `isSmall`: for an email, which carries it inside. */
export type PicturedClimb = { heading: string; sheet: ClimbSheet; isSmall?: boolean };

/** Draws one, or throws `PreviewsBusy` if too many are already waiting. */
export type DrawPreview = (preview: Preview) => Promise<Uint8Array<ArrayBuffer>>;

export class PreviewsBusy extends Error {}
