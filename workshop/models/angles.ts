/**
 * Sines and cosines without their last bits, which processors don't agree on. A model has faces that meet exactly on the border of a pixel,
 * where such a bit would decide what's drawn.
 */
export function sine(radians: number) {
  return withoutLastBits(Math.sin(radians));
}

export function cosine(radians: number) {
  return withoutLastBits(Math.cos(radians));
}

/** A model is some forty units wide, so this is far finer than a line. */
const PARTS = 1e10;

function withoutLastBits(value: number) {
  return Math.round(value * PARTS) / PARTS;
}
