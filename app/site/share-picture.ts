/** What a preview picture shows. */
export type Preview = { title: string; siteName: string; tagline: string };

/** Draws one, or throws `PreviewsBusy` if too many are already waiting. */
export type DrawPreview = (preview: Preview) => Promise<Uint8Array<ArrayBuffer>>;

export class PreviewsBusy extends Error {}
