/** What a preview picture shows. */
export type Preview = { title: string; siteName: string; tagline: string };

/** Draws one, or throws `PreviewsBusy` when too many wait already. */
export type DrawPreview = (preview: Preview) => Promise<Uint8Array<ArrayBuffer>>;

export class PreviewsBusy extends Error {}
