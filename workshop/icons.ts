// Draws the icons in public/ from the mark: `npm run art`.
import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { COLORS } from "../app/design/colors.ts";

const peaks = `<path fill="${COLORS.hivis}" d="M12.5 1 25 25H0z"/><path fill="${COLORS.snow}" d="M25.5 8 36 25h-8.4L22 14.4z"/>`;
const icon = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${COLORS.night}"/><g transform="translate(9 15.5) scale(1.28)">${peaks}</g></svg>\n`;

writeFileSync("public/favicon.svg", icon(14));
writeFileSync("public/apple-touch-icon.png", png(icon(0), 180));
writeFileSync("public/icon-192.png", png(icon(0), 192));
writeFileSync("public/icon-512.png", png(icon(0), 512));
writeFileSync("public/favicon.ico", ico(png(icon(14), 32), 32));

function png(svg: string, size: number) {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An ICO file with one picture: header, directory entry, PNG. */
function ico(picture: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
