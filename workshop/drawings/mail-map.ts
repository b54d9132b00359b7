import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import { visitorEmails } from "../../app/booking/words/visitor-emails.ts";
import { COLORS } from "../../app/design/colors.ts";
import { climb } from "../terrain/climb.ts";
import { levels, ringsAt } from "../terrain/contours.ts";
import { clip, lengthOf, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { svg } from "../terrain/sheet.ts";
import { terrain } from "../terrain/terrain.ts";
import { project, type View } from "../terrain/view.ts";

/** Twice the size at which emails show it. */
const WIDTH = 760;
const HEIGHT = 320;
const SCALE = 0.36;
const SUMMIT_AT = [500, 200] as const;
/** Few lines and few colors: the picture goes along with every email about a call. */
const STEPS = [{ upTo: 10, interval: 0.5 }];
const SHORTEST = 160;
const COLOR_COUNT = 16;

/**
 * The summit on night: with a flag for emails about a call, and without one for the others. It ends in the ground's own color, so that it
 * fits the strip it stands in. The one without a flag goes to every subscriber, so it has the bold lines alone.
 */
export async function mailMap(): Promise<Record<string, Uint8Array>> {
  const land = terrain();
  const { way, places } = climb(land);
  const middle = { x: places.summit.x + (WIDTH / 2 - SUMMIT_AT[0]) / SCALE, y: places.summit.y + (HEIGHT / 2 - SUMMIT_AT[1]) / SCALE };
  const view: View = { width: WIDTH, height: HEIGHT, scale: SCALE, turn: 0, middle };
  const frame = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const linesOf = (isIndex: boolean) =>
    levels(STEPS)
      .filter((level) => level.isIndex === isIndex)
      .flatMap(({ height }) => ringsAt(land.overview, height))
      .flatMap((ring) =>
        clip(
          ring.map((place) => project(view, place)),
          frame,
        ),
      )
      .filter((line) => lengthOf(line) > SHORTEST)
      .map((line) => simplify(line, 0.5));
  const route = rounded(
    way.map((place) => project(view, place)).filter(([, top]) => top < HEIGHT + 20),
    2,
  );
  const thin = `<path stroke="${COLORS.moss}" stroke-opacity=".45" stroke-width="1.4" d="${pathOf(linesOf(false), 1)}"/>`;
  const draw = (colors: number, fine: string, top: string) =>
    sharp(
      Buffer.from(
        svg(
          view,
          `${GROUND}${fine}<path stroke="${COLORS.moss}" stroke-width="2.4" d="${pathOf(linesOf(true), 1)}"/>${FADE}` +
            `<path stroke="${COLORS.hivis}" stroke-width="6" stroke-linecap="round" d="${pathOf([route], 1)}"/>${top}`,
        ),
      ),
    )
      .png({ palette: true, colours: colors, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
  return {
    "app/mail/summit.png": await draw(COLOR_COUNT, thin, await flag(SUMMIT_AT)),
    "app/mail/route.png": await draw(COLOR_COUNT / 2, "", peak(SUMMIT_AT)),
  };
}

const GROUND = `<path fill="${COLORS.night}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
const FADE = `<defs><linearGradient id="f"><stop stop-color="${COLORS.night}"/><stop offset="1" stop-color="${COLORS.night}" stop-opacity="0"/></linearGradient></defs><path fill="url(#f)" d="M0 0h260v${HEIGHT}H0z"/>`;

/** The pole is twice as high as its cloth. Round in the wind, as the site's flags are. */
const CLOTH = { width: 204, height: 76, corner: 14 };

async function flag([x, y]: readonly [number, number]) {
  const { width, height, corner } = CLOTH;
  const round = (right: number, down: number) => `a${corner} ${corner} 0 0 1 ${right} ${down}`;
  const cloth = `h${width - corner}${round(corner, corner)}v${height - 2 * corner}${round(-corner, corner)}h${corner - width}z`;
  const top = y - 2 * height;
  return (
    `<path fill="${COLORS.lime}" d="M${x} ${top}${cloth}"/>` +
    `<path fill="${COLORS.ink}" transform="translate(${x} ${top})" d="${await word(visitorEmails.onFlag)}"/>` +
    `<path stroke="${COLORS.snow}" stroke-width="7" stroke-linecap="round" d="M${x} ${y}V${top}"/>` +
    `<circle cx="${x}" cy="${y}" r="13" fill="${COLORS.hivis}" stroke="${COLORS.snow}" stroke-width="6"/>`
  );
}

/** In the middle of the cloth, as outlines: no font of the machine that draws stands in for ours. */
async function word(text: string) {
  const { width, height } = CLOTH;
  const data = readFileSync("app/design/fonts/archivo-expanded-extrabold.ttf");
  const style = { display: "flex", width, height, alignItems: "center", justifyContent: "center", fontSize: 32 };
  const drawn = await satori({ type: "div", props: { style, children: text } } as never, {
    width,
    height,
    fonts: [{ name: "Archivo", data, weight: 800, style: "normal" }],
  });
  return / d="(M[^"]+)"/.exec(drawn)?.[1] ?? "";
}

function peak([x, y]: readonly [number, number]) {
  return `<path fill="${COLORS.night}" stroke="${COLORS.snow}" stroke-width="6" stroke-linejoin="round" d="M${x} ${y - 26}l24 40h-48z"/>`;
}
