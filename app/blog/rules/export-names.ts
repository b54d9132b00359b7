import type { Picture } from "../../pictures/picture.ts";

/**
 * The file names that a post's pictures are exported under. Always the same ones, so that a file exported without them still finds them.
 */
export function exportNames(pictures: Picture[]) {
  const taken: string[] = [];
  return pictures.map((picture) => {
    const name = freeName(picture.name, taken);
    taken.push(name);
    return { name, picture };
  });
}

/** A picture's file name that no other one has. */
export function freeName(name: string, taken: readonly string[]) {
  let free = `${name}.webp`;
  for (let n = 2; taken.includes(free); n++) free = `${name}-${n}.webp`;
  return free;
}
