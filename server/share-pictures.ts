import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type DrawSharePicture, type SharePicture, SharePicturesBusy } from "../app/site/share-picture.ts";
import { createQueue, TooManyWaiting } from "./queue.ts";

/** At about 430 KB each, 1.1 GB. */
const MOST_STORED = 2_500;
const DRAW_WITHIN_MS = 15_000;
/** An idle worker is stopped, since what it has loaded takes memory. */
const IDLE_MS = 10_000;
/** V8 would let the worker's garbage grow to ten times this before it collects it, and with it the bitmaps that the garbage holds. */
const WORKER_MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };

/**
 * Draws share pictures in a worker, one at a time, when they're first requested, and stores them in `parent`, in a folder named after the
 * build, since another build may draw them differently.
 */
export function storedSharePictures(parent: string, build: string, draw: DrawSharePicture = drawInWorker()): DrawSharePicture {
  const folder = join(parent, build);
  void dropOthers(parent, build);
  const drawing = new Map<string, ReturnType<DrawSharePicture>>();
  const inQueue = createQueue({ rests: 0 });

  async function drawAndStore(file: string, shown: SharePicture) {
    const picture = inQueue(() => draw(shown)).catch((error) => {
      throw error instanceof TooManyWaiting ? new SharePicturesBusy("too many share pictures wait to be drawn") : error;
    });
    drawing.set(file, picture);
    try {
      await store(folder, file, await picture);
      return await picture;
    } finally {
      drawing.delete(file);
    }
  }

  return async (shown) => {
    const file = join(folder, `${createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 32)}.png`);
    const stored = await readFile(file).catch(() => undefined);
    return stored ? new Uint8Array(stored) : (drawing.get(file) ?? drawAndStore(file, shown));
  };
}

/** With a full disk the picture isn't stored, but it's still served. */
async function store(folder: string, file: string, picture: Uint8Array) {
  // A name of its own, since another process with the same folder may draw the same picture.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(part, picture);
    await rename(part, file);
    await dropOldest(folder);
  } catch {
    await rm(part, { force: true });
  }
}

async function dropOthers(parent: string, build: string) {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) if (name !== build) await rm(join(parent, name), { recursive: true, force: true });
}

async function dropOldest(folder: string) {
  const names = await readdir(folder);
  if (names.length <= MOST_STORED) return;
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, MOST_STORED / 10);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

export function drawInWorker(script = new URL("./share-picture-worker.ts", import.meta.url)): DrawSharePicture {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const startWorker = () => {
    const started = new Worker(script, { resourceLimits: WORKER_MEMORY });
    started.unref();
    // It may fail between two pictures, out of memory say, and an error that nobody listens for would end the site.
    return started.on("error", () => started === worker && end());
  };
  return async (shown) => {
    clearTimeout(idle);
    worker ??= startWorker();
    try {
      return await answerOf(worker, shown);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };
}

function answerOf(worker: Worker, shown: SharePicture) {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const limit = setTimeout(() => reject(new Error("a share picture took too long")), DRAW_WITHIN_MS);
  worker.once("message", resolve).once("error", reject);
  worker.postMessage(shown);
  return promise.finally(() => {
    clearTimeout(limit);
    worker.off("message", resolve).off("error", reject);
  });
}
