import type { Database } from "../../database/database.server.ts";
import type { Picture } from "../../pictures/picture.ts";
import { plainName, readPictureFile } from "../../pictures/picture-file.ts";
import { pictureHash } from "../../pictures/picture-hash.ts";
import { knownPictures, picturesOf, type TakenPicture } from "../data/pictures.server.ts";
import { exportNames } from "../rules/export-names.ts";
import type { ParsedPost } from "../rules/file.ts";
import { lineOf } from "../rules/file.ts";
import { picturesBeside, withStoredPictures } from "../rules/picture-names.ts";
import type { PostFile, ReadFile } from "./files.ts";

type WithPictures = { post: ParsedPost; pictures: TakenPicture[] };
type PictureSource = { source: string; bytes?: Uint8Array; stored?: Picture };

/**
 * Makes the pictures beside the posts' files, each once, before anything is locked or stored. If anything is wrong with one, throws an
 * error that lists every problem. A picture that isn't there is the stored one of that name if the post was exported without its pictures.
 */
export async function takePictures(files: PostFile[], database: Database): Promise<WithPictures[]> {
  const missing: string[] = [];
  const found = await findPictures(files, (slug) => picturesOf(database, slug), missing);
  failOn(missing);
  const { makePicture } = await import("../../pictures/picture-maker.ts");
  const made = new Map<string, Promise<TakenPicture>>();
  const taken: WithPictures[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const pictures = new Map<string, TakenPicture>();
    for (const { source, bytes, stored } of found.get(file) ?? []) {
      const hash = bytes ? pictureHash(bytes) : "";
      const known = stored ?? (await knownPictures(database, [hash])).get(hash);
      const making = made.get(hash) ?? (bytes && !known ? makePicture(bytes, plainName(source)) : undefined);
      if (making) made.set(hash, making);
      try {
        const picture = known ?? (await making);
        if (picture) pictures.set(source, picture);
      } catch (error) {
        problems.push(problemAt(file, source, error));
      }
    }
    const content = withStoredPictures(file.post.content, pictures);
    taken.push({ post: { ...file.post, content }, pictures: [...pictures.values()] });
  }
  failOn(problems);
  return taken;
}

/** Throws if a picture is missing or can't be taken, with all of them at once. Makes and stores none. */
export async function checkPictures(files: ReadFile[]) {
  const problems: string[] = [];
  const found = await findPictures(files, async () => [], problems);
  for (const [file, pictures] of found)
    for (const { source, bytes } of pictures) {
      const { checkPicture } = await import("../../pictures/picture-maker.ts");
      await checkPicture(bytes ?? new Uint8Array()).catch((error) => problems.push(problemAt(file, source, error)));
    }
  failOn(problems);
}

async function findPictures<File extends ReadFile>(files: File[], storedOf: (slug: string) => Promise<Picture[]>, problems: string[]) {
  const found = new Map<File, PictureSource[]>();
  for (const file of files) {
    const sources = picturesBeside(file.post.content);
    const names = sources.length > 0 ? exportNames(await storedOf(file.post.slug)) : [];
    const pictures: PictureSource[] = [];
    for (const source of sources)
      try {
        const bytes = readPictureFile(file.file, source);
        const stored = names.find(({ name }) => name === source)?.picture;
        if (bytes) pictures.push({ source, bytes });
        else if (stored) pictures.push({ source, stored });
        else problems.push(`${file.file}:${lineOf(source, file.source)}  There is no picture ${source} beside the file.`);
      } catch (error) {
        problems.push(problemAt(file, source, error));
      }
    if (pictures.length > 0) found.set(file, pictures);
  }
  return found;
}

function problemAt({ file, source: text }: ReadFile, picture: string, error: unknown) {
  return `${file}:${lineOf(picture, text)}  ${picture} ${(error as Error).message}`;
}

function failOn(problems: string[]) {
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
