import type { Picture } from "../../pictures/picture.ts";

/** The file names that a post's pictures are exported under. Always the same ones, so that a file exported without them still finds them. */
export function exportNames(pictures: Picture[]) {
  const taken = new Set<string>();
  return pictures.map((picture) => {
    let name = `${picture.name}.webp`;
    for (let n = 2; taken.has(name); n++) name = `${picture.name}-${n}.webp`;
    taken.add(name);
    return { name, picture };
  });
}
