import { fileAt, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { storePreview } from "../data/previews.server.ts";
import { readPostFiles } from "./files.ts";
import { takePictures } from "./pictures.ts";

export const preview = storeAction({ words: 1 }, async ({ database, settings: { timeZone, siteUrl }, words, now }) => {
  const files = readPostFiles(words.map(fileAt), timeZone);
  if (files.length > 1) throw new UsageError("One file at a time: ./peakworks posts preview FILE.md");
  for (const taken of await takePictures(files, database)) {
    const { link, endsAt } = await storePreview(database, { ...taken, siteUrl, now });
    console.log(link);
    console.error(
      `Whoever has this link sees the post until ${dayIn(timeZone, endsAt)} at ${timeIn(timeZone, endsAt)}. Nothing is published.`,
    );
  }
});
