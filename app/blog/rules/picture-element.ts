import type { Element } from "hast";
import { type PictureFormat, picturePath, readPicturePath, widthsUpTo } from "../../pictures/picture.ts";
import { element } from "./elements.ts";

/** The column of a post: as wide as the window, less its margins, up to 42rem. */
const SIZES = "(min-width: 48rem) 42rem, calc(100vw - 2.5rem)";

/** A picture that we stored, in every width and format; the browser takes the one that fits. Any other picture stays as it is. */
export function inEveryWidth(img: Element): Element {
  const stored = readPicturePath(String(img.properties.src));
  if (!stored) return img;
  const files = (format: PictureFormat) =>
    widthsUpTo(stored.width)
      .map((width) => `${picturePath({ hash: stored.hash, width }, format)} ${width}w`)
      .join(", ");
  const source = element("source", [], { type: "image/avif", srcSet: files("avif"), sizes: SIZES });
  const properties = { ...img.properties, src: picturePath(stored, "webp"), srcSet: files("webp"), sizes: SIZES };
  return element("picture", [source, { ...img, properties }]);
}
