import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { withoutExtras } from "./picture-chunks.ts";

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
  .withMetadata({ orientation: 6 })
  .withIccProfile("p3")
  .png()
  .toBuffer();

function chunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeUInt32BE(content.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), 4 + body.length);
  return bytes;
}

/** The picture with more chunks behind its header. */
function pictureWith(...chunks: Buffer[]) {
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]));
}

const names = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/[a-zA-Z]{4}/g) ?? [];
const packed = deflateSync(Buffer.alloc(10 * 1024 * 1024, "a"));
const text = chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), packed]));

/** The most memory, in MB, that a process of its own takes to read a picture. */
function memoryFor(picture: Uint8Array) {
  const file = join(mkdtempSync(join(tmpdir(), "peakworks-")), "picture.png");
  writeFileSync(file, picture);
  const maker = new URL("./picture-maker.ts", import.meta.url).href;
  const script = `import { readFileSync } from "node:fs";
    import { checkPicture } from ${JSON.stringify(maker)};
    await checkPicture(new Uint8Array(readFileSync(${JSON.stringify(file)})));
    console.log(process.resourceUsage().maxRSS / 1024);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }));
}

test("texts that unpack to a hundred times their size are dropped before a PNG is read", () => {
  const international = chunk("iTXt", Buffer.concat([Buffer.from("a\0\x01\0\0\0"), packed]));
  const hostile = pictureWith(...Array.from({ length: 20 }, () => text), international);
  expect(withoutExtras(hostile)).toEqual(withoutExtras(new Uint8Array(png)));
  expect(memoryFor(hostile)).toBeLessThan(memoryFor(new Uint8Array(png)) + 50);
});

test("so is a color profile that does; a real one and the orientation stay", async () => {
  expect(names(withoutExtras(new Uint8Array(png)))).toEqual(expect.arrayContaining(["iCCP", "IDAT", "IEND"]));
  const profile = chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), packed]));
  const without = Buffer.concat([png.subarray(0, 33), png.subarray(png.indexOf("IDAT") - 4)]);
  const hostile = new Uint8Array(Buffer.concat([without.subarray(0, 33), profile, without.subarray(33)]));
  expect(withoutExtras(hostile)).toEqual(new Uint8Array(without));
  const upright = await sharp(withoutExtras(new Uint8Array(png)), { autoOrient: true }).toBuffer({ resolveWithObject: true });
  expect([upright.info.width, upright.info.height]).toEqual([30, 40]);
});

test("another format, and a PNG that is cut off, are left to the reader", () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
  expect(withoutExtras(jpeg)).toBe(jpeg);
  const short = new Uint8Array(png.subarray(0, 60));
  expect(withoutExtras(short).length).toBeLessThanOrEqual(60);
});
