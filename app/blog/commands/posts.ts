import type { Command } from "../../terminal/command.ts";
import { addPosts } from "./add.ts";
import { check } from "./check.ts";
import { exportPost } from "./export.ts";
import { printPosts, remove } from "./list.ts";
import { preview } from "./preview.ts";
import { schedule } from "./schedule.ts";
import { update } from "./update.ts";

export const command: Command = {
  help: `./peakworks posts add FILE.md [--queue | --now]        publishes a post: on its published_date, on the next free 9:00 AM, or at once
./peakworks posts import FOLDER [--queue | --now]      adds every .md file of a folder, or none of them
./peakworks posts check FILE.md | FOLDER … [--online]  names what is wrong, with its line, and follows links; --online those to other sites too
./peakworks posts preview FILE.md                      prints a private link that shows the post for 24 hours; publishes nothing
./peakworks posts update FILE.md                       changes the post with the file's slug; keeps its date unless the file has another
./peakworks posts export SLUG [--out FOLDER]           the post as a file that update takes back without a change; --out with its pictures
./peakworks posts schedule                             the mornings to come: what is queued, and which are free
./peakworks posts schedule SLUG DAY | next             moves a queued post to 9:00 AM of a free day
./peakworks posts schedule SLUG earlier | later        swaps it with the post before or after it in the queue
./peakworks posts list [--queued]                      every post, or only the queued ones, the next one first
./peakworks posts remove SLUG [--yes]                  shows the post; with --yes takes it off the site

A picture is a JPEG, PNG, WebP or AVIF beside the file: ![What it shows](van.jpg). It's taken in with the post.
Example: ./peakworks posts add spring-checklist.md --queue
Example: ./peakworks posts export spring-checklist > spring-checklist.md
Example: ./peakworks posts schedule spring-checklist 2027-03-01`,
  actions: { add: addPosts, import: addPosts, check, preview, update, export: exportPost, schedule, list: printPosts, remove },
};
