import { fileAt, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { updatePost } from "../data/editing.server.ts";
import { postPath } from "../rules/post.ts";
import { readPostFiles } from "./files.ts";
import { takePictures } from "./pictures.ts";
import { orSayWhy } from "./refusals.ts";
import { whenText } from "./when.ts";

export const update = storeAction({ words: 1 }, async ({ database, settings: { timeZone }, words, now }) => {
  const [file, ...more] = readPostFiles(words.map(fileAt), timeZone);
  if (!file || more.length > 0) throw new UsageError("One file at a time: ./peakworks posts update FILE.md");
  const [taken = { post: file.post, pictures: [] }] = await takePictures([file], database);
  const { post, changes } = await orSayWhy(updatePost(database, taken.post, { now, timeZone, pictures: taken.pictures }));
  if (changes.length === 0) return console.error(`${postPath(post.slug)} is the same as the file. Nothing was changed.`);
  console.error(`${postPath(post.slug)} is updated: ${changes.join(", ")}.`);
  if (changes.includes("published_date")) console.error(`It ${whenText(post.publishedAt, now, timeZone)}`);
});
