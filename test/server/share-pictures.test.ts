import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type SharePicture, SharePicturesBusy } from "../../app/site/share-picture.ts";
import { drawInWorker, storedSharePictures } from "../../server/share-pictures.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { openSite } from "../harness/site.ts";

afterEach(killAll);

const folder = () => mkdtempSync(join(tmpdir(), "peakworks-pictures-"));
const showing = (title: string): SharePicture => ({ title, siteName: "Peakworks", tagline: "Where businesses peak" });

test("a picture is drawn once, even for concurrent requests, and stored", async () => {
  const parent = folder();
  const drawn: string[] = [];
  const draw = async ({ title }: SharePicture) => new Uint8Array([drawn.push(title)]);
  const drawOnce = storedSharePictures(parent, "build", draw);
  expect(await Promise.all([drawOnce(showing("a")), drawOnce(showing("a"))])).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
  expect(await storedSharePictures(parent, "build", draw)(showing("a"))).toEqual(new Uint8Array([1]));
  expect(drawn).toEqual(["a"]);
});

test("at most twenty wait, one is drawn at a time, and a failed one is retried", async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const drawOnce = storedSharePictures(folder(), "build", async ({ title }) => {
    most = Math.max(most, ++running);
    await gate.promise;
    running--;
    if (title === "0") throw new Error("no");
    return new Uint8Array([1]);
  });
  const asked = Array.from({ length: 20 }, (_, i) => drawOnce(showing(String(i))));
  const outcomes = Promise.allSettled(asked);
  await expect.poll(() => running).toBe(1);
  await expect(drawOnce(showing("one more"))).rejects.toThrow(SharePicturesBusy);
  gate.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", ...Array(19).fill("fulfilled")]);
  expect(most).toBe(1);
  expect(await drawOnce(showing("1"))).toEqual(new Uint8Array([1]));
});

test("a worker that fails after its picture ends nothing else, and the next picture gets another worker", async () => {
  const script = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => {
      parentPort.postMessage(new Uint8Array([1]));
      setImmediate(() => { throw new Error("later"); });
    });`;
  const draw = drawInWorker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  // Its failure may arrive before its picture.
  for (const name of ["a", "b"]) await expect.poll(() => draw(showing(name)).catch(() => undefined)).toEqual(new Uint8Array([1]));
});

test("pictures of an earlier build are deleted", async () => {
  const parent = folder();
  mkdirSync(join(parent, "earlier"));
  storedSharePictures(parent, "build", async () => new Uint8Array());
  await expect.poll(() => existsSync(join(parent, "earlier"))).toBe(false);
});

test("too many waiting is 503 with a Retry-After", async () => {
  const site = openSite({
    drawSharePicture: async () => {
      throw new SharePicturesBusy();
    },
  });
  const answer = await site.get("/og/home.png");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});

test("the running site draws a PNG of 1200 x 630 in its worker, and stores it", async () => {
  const dataDir = folder();
  const { port } = await listening(start({ DATA_DIR: dataDir }));
  const answer = await fetch(`http://127.0.0.1:${port}/og/home.png`);
  const png = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const [build = ""] = readdirSync(join(dataDir, "previews"));
  expect(readdirSync(join(dataDir, "previews", build))).toHaveLength(1);
  expect((await fetch(`http://127.0.0.1:${port}/og/nothing.png`)).status).toBe(404);
});
