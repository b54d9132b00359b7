import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { COLORS, type Color } from "../../design/colors.ts";
import { boxOf, type PlacedChip, type Setting } from "../../design/drawings/chip-boxes.ts";
import { placeChips } from "../../design/drawings/climb-chips.ts";
import { IN_SHARE_PICTURE } from "../../design/drawings/climb-formats.ts";
import { type ClimbSheet, frameUpTo, landIn, SIZE } from "../../design/drawings/climb-geometry.ts";
import { ClimbLines, ClimbWalker } from "../../design/drawings/climb-lines.tsx";
import drawnLand from "../../design/map/climb.svg?raw";

type Props = { title: string; tagline: string; siteName: string; heading: string; sheet: ClimbSheet; mark: string };

/** The sheet's edge on the picture: it takes the whole height. */
const SIDE = 630;
const LEFT = 570;
/** The whole land, without the glow. */
export const land = drawnLand.replace(/<radialGradient.*<circle[^>]*>/, "").trim();

/** How far somebody's hours lead, as the picture of a link. Its number is the title. */
export function ClimbPicture({ title, tagline, siteName, heading, sheet, mark }: Props) {
  const [number, ...unit] = title.split(" ");
  return (
    <div
      style={{ display: "flex", width: "100%", height: "100%", color: COLORS.snow, backgroundColor: COLORS.night, fontFamily: "Archivo" }}
    >
      <ShareClimbMap sheet={sheet} />
      <div style={{ position: "absolute", left: 72, top: 64, display: "flex", alignItems: "center", gap: 18 }}>
        <img src={mark} alt="" width={60} height={43} />
        <span style={{ fontFamily: "Archivo Expanded", fontSize: 32 }}>{siteName}</span>
      </div>
      <div style={{ position: "absolute", left: 72, top: 200, display: "flex", flexDirection: "column", width: 540 }}>
        <span style={{ fontSize: 38 }}>{heading}</span>
        <span style={{ fontFamily: "Archivo Expanded", fontSize: 136, lineHeight: 1.1, color: COLORS.lime }}>{number}</span>
        <span style={{ fontFamily: "Archivo Expanded", fontSize: 34, maxWidth: 320 }}>{unit.join(" ")}</span>
      </div>
      <span style={{ position: "absolute", left: 72, bottom: 64, fontSize: 28, color: COLORS.fog }}>{tagline}</span>
    </div>
  );
}

/** The sheet with its chips, as the right half of a picture. */
export function ShareClimbMap({ sheet }: { sheet: ClimbSheet }) {
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 0, width: 1200, height: SIDE }}>
      {/* Cut at a frame, without a gradient: an email's few colors turn one into stripes. */}
      <img
        src={mapOf(sheet)}
        alt=""
        width={SIDE}
        height={SIDE}
        style={{ position: "absolute", left: LEFT, top: 0, borderLeft: `2px solid ${COLORS.edge}` }}
      />
      {placeChips(sheet, IN_SHARE_PICTURE).flatMap((placed) =>
        IN_SHARE_PICTURE.settings.map((setting) => <PicturedChip key={placed.chip.key} placed={placed} setting={setting} />),
      )}
    </div>
  );
}

/** The same words as on the page. */
function PicturedChip({ placed, setting }: { placed: PlacedChip; setting: Setting }) {
  const box = boxOf(placed, setting);
  const { chip } = placed;
  const isWalker = chip.look === "walker";
  if (!box) return null;
  return (
    <div
      style={{
        position: "absolute",
        top: box.top,
        ...(chip.side === "left" ? { right: 1200 - LEFT - box.right } : { left: LEFT + box.left }),
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        height: box.bottom - box.top,
        padding: `0 ${setting.pad}px`,
        fontSize: setting.name,
        lineHeight: 1.25,
        borderRadius: 6,
        color: isWalker ? COLORS.night : COLORS.snow,
        backgroundColor: isWalker ? COLORS.hivis : COLORS.night,
      }}
    >
      <span style={{ fontFamily: "Archivo Expanded" }}>{chip.name}</span>
      {chip.note && setting.hasNotes && <span>{chip.note}</span>}
    </div>
  );
}

/** Land and lines as one picture. */
function mapOf(sheet: ClimbSheet) {
  const { x, y, width, height } = landIn(frameUpTo(sheet.reach));
  const place = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox`;
  const drawn = (
    <>
      <ClimbLines sheet={sheet} land={null} />
      <ClimbWalker sheet={sheet} />
    </>
  );
  const body = land.replace(/<svg [^>]*? viewBox/, place) + coloredLines(drawn);
  return `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none">${body}</svg>`)}`;
}

/** The page's classes become colors, since a picture has no style sheet. */
export function coloredLines(drawn: ReactNode) {
  return renderToStaticMarkup(drawn).replace(/ class="([^"]*)"/g, (_, names: string) =>
    names.replace(/(fill|stroke)-(\w+)/g, (_, what: string, color: Color) => ` ${what}="${COLORS[color]}"`),
  );
}
