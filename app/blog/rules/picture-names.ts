import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { type Picture, picturePath, readPicturePath } from "../../pictures/picture.ts";
import { elementsIn } from "./elements.ts";

/** The pictures in a body that are files beside the post's file, as they're written there. */
export function picturesBeside(content: string) {
  return sourcesIn(content).filter(isBeside);
}

/** Those that the site itself has, by their path. */
export function picturesOfSite(content: string) {
  return sourcesIn(content).filter((source) => /^\/(?!\/)/.test(source));
}

/** The same body with the stored pictures instead of the files beside it. */
export function withStoredPictures(content: string, stored: Map<string, Picture>) {
  return changePictures(content, ({ src, alt }) => {
    const picture = stored.get(String(src));
    return picture && { src: picturePath(picture, "webp"), alt, width: picture.width, height: picture.height };
  });
}

/** The other way: a body with the names of files instead of stored pictures. `names` is by the picture's hash. */
export function withFileNames(content: string, names: Map<string, string>) {
  return changePictures(content, ({ src, alt }) => {
    const name = names.get(readPicturePath(String(src))?.hash ?? "");
    return name && { src: name, alt };
  });
}

/** Whether an address is the name of a file beside the post's, rather than one on a site. */
export function isBeside(source: string) {
  return source !== "" && !/^([a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(source);
}

/** Only the pictures' own tags are written again; everything around them stays as it is, letter by letter. */
function changePictures(content: string, change: (properties: Element["properties"]) => Element["properties"] | "" | undefined) {
  let result = "";
  let end = 0;
  for (const picture of picturesIn(content)) {
    const properties = change(picture.properties);
    const [from, to] = [picture.position?.start.offset, picture.position?.end.offset];
    if (!properties || from === undefined || to === undefined) continue;
    result += content.slice(end, from) + toHtml({ ...picture, properties });
    end = to;
  }
  return result + content.slice(end);
}

function sourcesIn(content: string) {
  return [...new Set(picturesIn(content).map(({ properties }) => String(properties.src ?? "")))];
}

function picturesIn(content: string) {
  return elementsIn(fromHtml(content, { fragment: true })).filter(({ tagName }) => tagName === "img");
}
