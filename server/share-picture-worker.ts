// Draws preview pictures outside the process that serves visitors, because each takes about 200 ms of one core.
import { parentPort } from "node:worker_threads";
import type { Preview } from "../app/site/share-picture.ts";

const { drawPreviewPicture }: typeof import("../app/site/ui/share-card.tsx") = await import(
  "../build/server/assets/share-card.js" as string
);

parentPort?.on("message", async (preview: Preview) => {
  const picture = await drawPreviewPicture(preview);
  parentPort?.postMessage(picture, [picture.buffer]);
});
