import { pathOf, simplify } from "../terrain/lines.ts";
import { areaOf } from "./areas.ts";
import { AWAY, type Camera, cameraFor, facesViewer } from "./camera.ts";
import { chained } from "./chains.ts";
import { COLUMNS, type Depths, depthsOf, FINE, isSeen } from "./depth.ts";
import { edgesOf, meetings, type Segment, seenRuns } from "./edges.ts";
import { hachuresOf, rows, slicesOf, type Tone, toneOf } from "./shade.ts";
import { inShadow } from "./shadow.ts";
import type { Face, Solid } from "./solid.ts";
import { between, dot, type Vector } from "./vector.ts";

/**
 * A model as SVG in the map's hand: flat tints, slices as contour lines, hachures in the shade, then the edges. Its colors come from the
 * page.
 */
export function drawModel(solids: Solid[]) {
  const camera = cameraFor(solids);
  const depths = depthsOf(solids, camera);
  const seen = (point: Vector) => isSeen(depths, camera, point);
  const faces = solids.flat().filter(({ normal }) => facesViewer(normal));
  const runs = (segments: Segment[]) => segments.flatMap((segment) => seenRuns(segment, camera, seen));
  const path = (segments: Segment[], tolerance = 0.6) =>
    pathOf(chained(segments.map(([a, b]) => [camera.project(a), camera.project(b)])).map((line) => simplify(line, tolerance)));
  const plain = faces.filter(isOn("plain"));
  const slices = (of: Face[]) => path(runs(of.flatMap((face) => slicesOf(face, camera))));
  const hachures = (of: Face[], ...tones: Tone[]) =>
    path(rows(runs(of.filter((face) => tones.includes(toneOf(face))).flatMap((face) => hachuresOf(face, camera))), camera));
  const edges = runs([...solids.flatMap(edgesOf), ...meetings(solids)]);
  const isOutline = ([a, b]: Segment) => [0.25, 0.5, 0.75].filter((share) => stands(depths, camera, between(a, b, share))).length > 1;
  const shadow = inShadow(solids, depths, camera);
  const area = (holds: (face: Face, at: number) => boolean) =>
    areaOf((at) => {
      const face = depths.faces[at];
      return face !== undefined && holds(face, at);
    });
  return [
    fill(
      "var(--model-face)",
      area(() => true),
    ),
    fill(
      "var(--model-top)",
      area((face) => face.paint === "plain" && face.normal[2] > 0.5),
    ),
    fill(
      "var(--model-shade)",
      area((face, at) => isTinted(face) && (toneOf(face) === "dark" || shadow(at))),
    ),
    fill("var(--color-night)", area(isOn("deep"))),
    fill("var(--color-hivis)", area(isOn("accent"))),
    stroke("var(--color-moss)", 1.2, slices(plain)),
    stroke("var(--model-hachure)", 1.3, hachures(plain, "half")),
    stroke("var(--model-hachure)", 1.9, hachures(plain, "dark")),
    stroke("var(--color-ink)", 1.5, hachures(faces.filter(isOn("accent")), "dark", "half")),
    stroke("", 2.4, path(edges.filter((edge) => !isOutline(edge)))),
    stroke("", 4.2, path(edges.filter(isOutline), 0.35)),
  ].join("");
}

function isOn(paint: Face["paint"]) {
  return (face: Face) => face.paint === paint;
}

function isTinted({ paint }: Face) {
  return paint === "plain" || paint === "bare";
}

function fill(color: string, d: string) {
  return d && `<path fill="${color}" fill-rule="evenodd" stroke="none" d="${d}z"/>`;
}

function stroke(color: string, width: number, d: string) {
  return d && `<path${color && ` stroke="${color}"`} stroke-width="${width}" d="${d}"/>`;
}

/** Whether an edge ends against something well behind it. */
function stands({ away }: Depths, { project, scale }: Camera, point: Vector) {
  const [x, y] = project(point).map((value) => Math.floor(value * FINE)) as [number, number];
  const own = dot(point, AWAY);
  for (const [dx, dy] of [
    [-4, 0],
    [4, 0],
    [0, -4],
    [0, 4],
    [3, 3],
    [-3, 3],
    [3, -3],
    [-3, -3],
  ] as const)
    if ((away[(y + dy) * COLUMNS + x + dx] ?? Number.POSITIVE_INFINITY) > own + 14 / scale) return true;
  return false;
}
