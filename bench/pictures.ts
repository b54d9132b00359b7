import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { CATEGORIES } from "../app/blog/catalog/categories.ts";
import { storePictures } from "../app/blog/data/pictures.server.ts";
import { writeRow } from "../app/blog/data/rows.server.ts";
import { type Database, isPostgres, sqliteFile } from "../app/database/database.server.ts";
import { PICTURE_FORMATS, picturePath } from "../app/pictures/picture.ts";
import { makePicture } from "../app/pictures/picture-maker.ts";
import { HOUR_MS } from "../app/time/durations.ts";
import { post } from "../test/harness/post-example.ts";
import { noteSize, onBothEngines, openBlog, type Rows, START } from "./growing-blog.ts";
import { median, ratio, showProgress } from "./numbers.ts";
import { startSite } from "./serve.ts";
import { residentMegabytes } from "./start.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { load, needWrk } from "./wrk.ts";

const SIZES = [100, 10_000];
const ROUNDS = 15;
const WRK_ROUNDS = 3;
const IN_ONE_INSERT = 200;
const WALK = 1_000;

/**
 * A blog with a picture in every post, as it grows: its size, a post and a picture made anew and kept, and a picture beside a file of the
 * build.
 */
export async function benchPictures() {
  const dataDir = temporaryFolder();
  const rows = await onBothEngines((engine, database) => benchEngine(engine, database, dataDir), dataDir);
  return { ...rows, ...(await benchServer(dataDir)) };
}

async function benchEngine(engine: string, database: Database, dataDir: string) {
  const { timed, write } = await openBlog(database);
  const rows: Rows = {};
  const example = await makeExample();
  for (const [i, size] of SIZES.entries()) {
    showProgress(`${engine}: ${size} pictures`);
    const note = (name: string, value: number, unit?: string) =>
      noteSize(rows, `${engine}, ${name}`, SIZES, { size: `${size} pictures`, value, unit });
    const begin = performance.now();
    await fill(database, example, SIZES[i - 1] ?? 0, size);
    note("filling up to", (performance.now() - begin) / 1000, "s");
    await sql`analyze`.execute(database);
    note("database", (await bytesOf(database, dataDir)) / 1024 ** 2, "MB");
    const times: Record<string, number[]> = { post: [], "post, kept": [], picture: [], "picture, kept": [] };
    for (let round = 0; round < ROUNDS; round++) {
      const n = (round * 7) % size;
      await write();
      times.post?.push(await timed(`/blog/post-${n}`));
      times["post, kept"]?.push(await timed(`/blog/post-${n}`));
      times.picture?.push(await timed(addressOf(n)));
      times["picture, kept"]?.push(await timed(addressOf(n)));
    }
    for (const [name, values] of Object.entries(times)) note(name, median(values));
  }
  await database.destroy();
  return rows;
}

/** The site in a process of its own: one picture and the largest font by wrk in turns; then pictures that aren't kept. */
async function benchServer(dataDir: string) {
  await needWrk();
  const site = await startSite(dataDir);
  const sizeOf = (name: string) => statSync(join("build/client/assets", name)).size;
  const fonts = readdirSync("build/client/assets").filter((name) => name.endsWith(".woff2"));
  const font = fonts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const rates: Record<"picture" | "file", number[]> = { picture: [], file: [] };
  for (let round = 0; round < WRK_ROUNDS; round++) {
    showProgress(`a picture beside a file, round ${round + 1} of ${WRK_ROUNDS}`);
    rates.picture.push((await load(site.address + addressOf(1))).perSecond);
    rates.file.push((await load(`${site.address}/assets/${font}`)).perSecond);
  }
  const before = residentMegabytes(site.pid);
  const times: number[] = [];
  for (let n = 0; n < WALK; n++) {
    const start = performance.now();
    await (await fetch(site.address + addressOf(n))).arrayBuffer();
    times.push(performance.now() - start);
  }
  const after = residentMegabytes(site.pid);
  site.stop();
  showProgress("");
  return {
    "requests/s, a kept picture to a file of the build": { figure: ratio(rates.picture, rates.file) },
    [`${WALK} different pictures, one after the other`]: { figure: `median ${median(times).toFixed(1)} ms` },
    "memory before and after those": { figure: `${before.toFixed(0)} and ${after.toFixed(0)} MB` },
  };
}

/** As large as a photo of a job site: about 140 KB in six files. */
async function makeExample() {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#888", noise } }).blur(3);
  return makePicture(new Uint8Array(await image.jpeg().toBuffer()), "example");
}

type Example = Awaited<ReturnType<typeof makePicture>>;

/** Encodes once and copies inside the database: this measures storing and serving, not encoding. */
async function fill(database: Database, { files, ...picture }: Example, from: number, to: number) {
  await storePictures(database, [{ ...picture, files }], new Date(START));
  for (let first = from; first < to; first += IN_ONE_INSERT) {
    const numbers = Array.from({ length: Math.min(IN_ONE_INSERT, to - first) }, (_, i) => first + i);
    const storedAt = new Date(START).toISOString();
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("pictures")
        .values(numbers.map((n) => ({ ...picture, hash: hashOf(n), storedAt })))
        .execute();
      await sql`insert into picture_files (picture, width, format, bytes)
        select hash, file.width, format, bytes from picture_files file cross join pictures
        where file.picture = ${picture.hash} and hash between ${hashOf(first)} and ${hashOf(numbers.at(-1) ?? 0)}`.execute(transaction);
      await transaction
        .insertInto("blogPosts")
        .values(numbers.map((n) => ({ ...writeRow(postWith(n, picture)), searchText: "" })))
        .execute();
      await transaction
        .insertInto("postPictures")
        .values(numbers.map((n) => ({ slug: `post-${n}`, picture: hashOf(n) })))
        .execute();
    });
  }
}

function postWith(n: number, { width, height }: Pick<Example, "width" | "height">) {
  const { searchText: _, ...example } = post;
  const img = `<img src="${addressOf(n)}" alt="A van" width="${width}" height="${height}">`;
  const category = CATEGORIES[n % CATEGORIES.length] ?? "Operations";
  return {
    ...example,
    category,
    slug: `post-${n}`,
    publishedAt: new Date(START - (n + 1) * HOUR_MS),
    content: `<p>Walk the job.</p><p>${img}</p>`,
  };
}

/** Numbers in place of hashes. The example's own is never all zeros at its beginning. */
function hashOf(n: number) {
  return n.toString(16).padStart(32, "0");
}

function addressOf(n: number) {
  return picturePath({ hash: hashOf(n), width: 1280 }, PICTURE_FORMATS[1]);
}

async function bytesOf(database: Database, dataDir: string) {
  if (!isPostgres(database)) {
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    return statSync(sqliteFile(dataDir)).size;
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(database);
  return Number(rows[0]?.size);
}
