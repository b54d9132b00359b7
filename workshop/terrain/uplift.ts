import { createNoise2D } from "simplex-noise";
import { type Grid, placeOf } from "./grid.ts";

/** How fast the ground rises before rain wears it down: placed peaks, bent and broken up by noise so that none is a cone. */
const PEAKS = [
  { x: 2080, y: 760, rise: 1, reach: 900 },
  { x: 700, y: 1250, rise: 0.55, reach: 800 },
  { x: 3650, y: 1020, rise: 0.62, reach: 820 },
  { x: 2480, y: 1980, rise: 0.3, reach: 520 },
  { x: 420, y: 2900, rise: 0.16, reach: 520 },
  { x: 3800, y: 2800, rise: 0.17, reach: 540 },
  { x: 1450, y: 2850, rise: 0.14, reach: 420 },
  { x: 2650, y: 3150, rise: 0.09, reach: 420 },
  { x: 1250, y: 3800, rise: 0.1, reach: 460 },
  { x: 3350, y: 4000, rise: 0.11, reach: 480 },
  // The foot of the range, so that the plain tilts instead of lying flat.
  { x: 2160, y: 1700, rise: 0.1, reach: 2100 },
];
const LOWLAND = 0.02;
/** Every cell differs a little, or water on flat ground runs along the grid's rows and columns. */
const ROUGHNESS = 0.5;
const WARP = 260;

export function upliftOn(grid: Grid, seed: number) {
  const noise = createNoise2D(seededRandom(seed));
  const random = seededRandom(seed + 1);
  return grid.values.map((_, i) => {
    const place = placeOf(grid, i);
    const x = place.x + WARP * octaves(noise, place.x + 9000, place.y, 1300, 3);
    const y = place.y + WARP * octaves(noise, place.x, place.y + 9000, 1300, 3);
    let rise = LOWLAND;
    for (const peak of PEAKS) rise += peak.rise * Math.exp(-((Math.hypot(x - peak.x, y - peak.y) / peak.reach) ** 1.5));
    return rise * (0.55 + 0.9 * ridges(noise, place.x, place.y, 1500, 4)) * (1 + ROUGHNESS * (random() - 0.5));
  });
}

/** Wavelengths halve and weights halve; the sum stays between -1 and 1. */
function octaves(noise: Noise, x: number, y: number, wavelength: number, count: number) {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = 0.5 ** i;
    sum += weight * noise((x * 2 ** i) / wavelength, (y * 2 ** i) / wavelength);
    weights += weight;
  }
  return sum / weights;
}

/** Noise folded at zero: sharp crests, 0 to 1. */
function ridges(noise: Noise, x: number, y: number, wavelength: number, count: number) {
  const fold: Noise = (u, v) => (1 - Math.abs(noise(u + 31, v + 17))) ** 2;
  return octaves(fold, x, y, wavelength, count);
}

type Noise = (x: number, y: number) => number;

export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
