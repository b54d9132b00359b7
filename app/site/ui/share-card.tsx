import satori, { type Font } from "satori";
import sharp from "sharp";
import { COLORS } from "../../design/colors.ts";
import headingFont from "../../design/fonts/archivo-expanded-extrabold.ttf?inline";
import textFont from "../../design/fonts/archivo-medium.ttf?inline";
import hero from "../../design/map/hero.svg?raw";
import type { SharePicture } from "../share-picture.ts";
import { emailClimb } from "./email-climb.tsx";
import { ClimbPicture } from "./share-climb.tsx";
import { PicturedExhibit } from "./share-exhibit.tsx";

const WIDTH = 1200;
const HEIGHT = 630;
/** Half as many pixels again as an email shows it with on a desktop. Twice as many would weigh over 40 KB. */
const IN_EMAIL = { width: 900 };
const LONGEST_TITLE = 120;
/** Without the heights: they would be set in whatever font the machine has, or in none. */
const map = `data:image/svg+xml;base64,${btoa(hero.replace(/<text.*?<\/text>/g, ""))}`;
const mark = `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 26"><path fill="${COLORS.hivis}" d="M12.5 1 25 25H0z"/><path fill="${COLORS.snow}" d="M25.5 8 36 25h-8.4L22 14.4z"/></svg>`)}`;

// No picture is drawn twice.
sharp.cache(false);

/** One list for all pictures: satori reads the fonts again, and keeps them, for every list that it hasn't seen. */
const FONTS: Font[] = [
  { name: "Archivo Expanded", data: bytesOf(headingFont), weight: 800 },
  { name: "Archivo", data: bytesOf(textFont), weight: 500 },
];

/** The picture for a shared link: the page's title on the survey map, 1200 x 630. */
export async function drawSharePicture({ title, siteName, tagline, climb, exhibit }: SharePicture) {
  // Whoever read a post's pictures in this process has blocked all but those.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  if (climb?.isInEmail) return small(emailClimb(climb.sheet));
  const words = { title: shortened(title), siteName, tagline, ...(exhibit && { exhibit }) };
  const picture = climb ? <ClimbPicture {...words} {...climb} mark={mark} /> : <Picture {...words} />;
  const svg = await satori(picture, { width: WIDTH, height: HEIGHT, fonts: FONTS });
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer());
}

async function small(svg: string) {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: COLORS.night }).resize(IN_EMAIL);
  return new Uint8Array(await drawn.png({ palette: true, colors: 16, dither: 0, effort: 10 }).toBuffer());
}

/** Drawing time grows with the square of a title's length: one of 5,000 characters took 22 seconds. */
function shortened(title: string) {
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
}

/** The words are on the left, and the map or what the page is about on the right. Neither covers the other. */
function Picture({ title, siteName, tagline, exhibit }: SharePicture) {
  const sizes = exhibit ? [48, 54, 60, 72] : [50, 60, 60, 76];
  return (
    <div
      style={{ display: "flex", width: "100%", height: "100%", color: COLORS.snow, backgroundColor: COLORS.night, fontFamily: "Archivo" }}
    >
      {exhibit ? <PicturedExhibit exhibit={exhibit} /> : <Summit />}
      <div
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          width: WIDTH,
          height: HEIGHT,
          backgroundImage: exhibit
            ? `linear-gradient(90deg, ${COLORS.night} 50%, ${COLORS.night}00 66%)`
            : `linear-gradient(90deg, ${COLORS.night} 35%, ${COLORS.night}b0 60%, ${COLORS.night}00)`,
        }}
      />
      {!exhibit && <Glow />}
      <div
        style={{
          position: "relative",
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: 72,
          width: "100%",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
          <img src={mark} alt="" width={72} height={52} />
          <span style={{ fontFamily: "Archivo Expanded", fontSize: 36 }}>{siteName}</span>
        </div>
        <div
          style={{
            fontFamily: "Archivo Expanded",
            fontSize: sizes[title.length > 70 ? 0 : title.length > 30 ? 1 : title.length > 20 ? 2 : 3],
            lineHeight: 1.05,
            letterSpacing: -2,
            maxWidth: exhibit ? 590 : 690,
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 32, color: COLORS.lichen }}>{tagline}</div>
      </div>
    </div>
  );
}

function Summit() {
  return <img src={map} alt="" width={880} height={1080} style={{ position: "absolute", left: 390, top: -70, opacity: 0.8 }} />;
}

function Glow() {
  const backgroundImage = `radial-gradient(closest-side, ${COLORS.hivis}8c, ${COLORS.hivis}00)`;
  return <div style={{ position: "absolute", left: 690, top: -30, width: 620, height: 520, backgroundImage }} />;
}

function bytesOf(dataUrl: string) {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (c) => c.charCodeAt(0)).buffer;
}
