import sharp from "sharp";
import { COLORS } from "../app/design/colors.ts";

const VIEW = 64;
/** What one pixel of a drawing without a size is in sharp's density. */
const DENSITY = 72;

const peaks = `<path fill="${COLORS.hivis}" d="M12.5 1 25 25H0z"/><path fill="${COLORS.snow}" d="M25.5 8 36 25h-8.4L22 14.4z"/>`;
const icon = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}"><rect width="${VIEW}" height="${VIEW}" rx="${radius}" fill="${COLORS.night}"/><g transform="translate(9 15.5) scale(1.28)">${peaks}</g></svg>\n`;

/** The icons, drawn from the mark, and the manifest that lists them. */
export async function icons(): Promise<Record<string, string | Uint8Array>> {
  return {
    "public/favicon.svg": icon(14),
    "public/favicon.ico": ico(await png(icon(14), 32), 32),
    "public/apple-touch-icon.png": await png(icon(0), 180),
    "public/icon-192.png": await png(icon(0), 192),
    "public/icon-512.png": await png(icon(0), 512),
    "public/site.webmanifest": manifest,
  };
}

function png(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (DENSITY * size) / VIEW })
    .png({ compressionLevel: 9 })
    .toBuffer();
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

const manifest = `{
  "name": "Peakworks",
  "short_name": "Peakworks",
  "start_url": "/",
  "display": "browser",
  "background_color": "${COLORS.night}",
  "theme_color": "${COLORS.night}",
  "icons": [
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" }
  ]
}
`;
