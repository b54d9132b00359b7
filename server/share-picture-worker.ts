// Draws share pictures outside the process that serves visitors, because each takes about 200 ms of one core.
import { parentPort } from "node:worker_threads";
import type { SharePicture } from "../app/site/share-picture.ts";

const { drawSharePicture }: typeof import("../app/site/ui/share-card.tsx") = await import("../build/server/assets/share-card.js" as string);

parentPort?.on("message", async (shown: SharePicture) => {
  const picture = await drawSharePicture(shown);
  parentPort?.postMessage(picture, [picture.buffer]);
});
