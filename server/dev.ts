import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { startBusyRefresh } from "../app/booking/busy/refresh-when-due.ts";
import { openDatabase } from "../app/database/database.server.ts";
import { createSender } from "../app/mail/sender.ts";
import { prepareDataDir } from "../app/site/data-dir.ts";
import { withSecret } from "../app/site/secret.ts";
import { readSettings } from "../app/site/settings.ts";
import { createWebhookSender } from "../app/webhooks/webhook-sender.ts";
import { startBackgroundWork } from "./background.ts";
import { createLog } from "./log.ts";
import { picturesInProcess } from "./make-pictures.ts";
import { createPreparation } from "./preparation.ts";
import { withPhotos } from "./studio-photos.ts";

const given = readSettings(process.env);
prepareDataDir(given.dataDir);
const settings = await withPhotos(withSecret(given));
const database = openDatabase(settings);
const now = () => new Date();
const log = createLog(settings.logLevel);
const makePicture = picturesInProcess();
const http = createHttpServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } } });

const answer = getRequestListener(async (request, socket) => {
  const { createSite } = (await vite.ssrLoadModule("./server/site.ts")) as typeof import("./site.ts");
  const response = await createSite({ settings, log, now, database, makePicture, files: new Map() }).fetch(request, socket as object);
  // The site's policy doesn't allow Vite's client and inline styles.
  response.headers.delete("Content-Security-Policy");
  return response;
});

const preparation = createPreparation({ database, log, now, timeZone: settings.timeZone, end });
startBackgroundWork({ database, send: createSender(settings), post: createWebhookSender(settings), log, now, preparation, settings });
startBusyRefresh({ database, log, now, settings });
http.on("request", (request, response) => vite.middlewares(request, response, () => answer(request, response)));
http.listen(settings.port, settings.host, () =>
  console.log(`Development server: http://localhost:${settings.port} (parts, emails: /design)`),
);
// A page without React can't be hot-reloaded, so every source change reloads it.
vite.watcher.on("change", () => vite.ws.send({ type: "full-reload" }));

function end({ message }: Error) {
  console.error(message);
  process.exit(1);
}
