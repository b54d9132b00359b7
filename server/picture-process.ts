// Makes the files of one uploaded picture, and ends.
import type { PictureAnswer } from "../app/pictures/picture.ts";
import { PictureProblem } from "../app/pictures/picture-file.ts";
import { makePicture } from "../app/pictures/picture-maker.ts";

export type Task = { bytes: Uint8Array; name: string };

process.once("message", async ({ bytes, name }: Task) => {
  const answer = await makePicture(bytes, name).then(
    (made): PictureAnswer => ({ made }),
    (error): PictureAnswer => {
      if (error instanceof PictureProblem) return { problem: error.kind };
      throw error;
    },
  );
  process.send?.(answer);
});
