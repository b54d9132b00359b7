import type { Reason } from "../../blog/rules/post-refused.ts";

/** What people read in the list of posts. */
export const posts = {
  title: "Posts",
  start: "Write a new post",
  search: { label: "Words of a title", button: "Search" },
  nothingFound: "No post or draft has that in its title. Try fewer letters.",
  drafts: {
    heading: "Drafts",
    none: "No drafts. What you start writing shows up here and is saved as you type. Only you and whoever else signs in here can see it.",
    example: { label: "Example", line: "What a tune-up report is for", more: "saved today, 10:42 AM" },
    untitled: "Untitled",
    saved: (when: string, who: string) => `saved ${when} by ${who}`,
    corrects: "correction",
    delete: (title: string) => `Delete the draft ${title}`,
    deleteShort: "Delete",
  },
  queue: {
    heading: "Queue",
    none: "Nothing is queued. A post that you queue comes out by itself at 9:00 AM of its day, one a day.",
    example: { label: "Example", line: "Three questions before a panel upgrade", more: "Thursday, 9:00 AM" },
    earlier: (title: string) => `Move ${title} up, to an earlier morning`,
    later: (title: string) => `Move ${title} down, to a later morning`,
    up: "Up",
    down: "Down",
    other: "Another morning",
    day: "Morning",
    move: "Move it",
  },
  published: {
    heading: "Published",
    none: "Nothing is published yet. Posts show up here once they're on the blog.",
    more: (count: number) => `and ${count} older: search to find them.`,
  },
  preview: "Preview",
  correct: (title: string) => `Correct ${title}`,
  correctShort: "Correct",
  remove: (title: string) => `Take down ${title}`,
  removeShort: "Take down",
  said: {
    published: "Published. It's on the blog now.",
    queued: "Queued. It comes out by itself on its morning.",
    corrected: "Corrected. The post has your new words now.",
    unchanged: "The words are the same as on the site, so nothing changed.",
    moved: "Moved.",
    removed: "It's off the site.",
    kept: "It's off the site. Its words are a draft again.",
    deleted: "The draft is deleted.",
  },
  see: "See it",
};

/** Why a change wasn't made. */
export const postRefusals: Record<Reason, string> = {
  "morning-taken": "Another post has that morning already. Choose one from the list.",
  "slug-taken": "Another post has that address already. Change the address under More.",
  "no-post": "That post isn't on the site any more.",
  "not-queued": "That post isn't in the queue any more.",
  published: "That post is out already, so it has no morning to move to.",
  passed: "That morning has passed. Choose one from the list.",
  "not-a-day": "Choose a morning from the list.",
  "no-neighbor": "It's at the end of the queue already.",
  "post-changed":
    "Somebody changed the post on the site after you opened it. Have a look at it first. Publishing your words replaces that change.",
  "draft-changed": "Somebody else saved this draft a moment ago. Nothing was published: read it again first.",
};

export const removing = {
  title: "Take down a post",
  post: {
    heading: "Take this post down?",
    text: "It leaves the blog, the feeds and the search at once. Whoever has its link gets 'not found'.",
    keep: "Keep its words and pictures as a draft",
    button: "Take it down",
  },
  draft: {
    heading: "Delete this draft?",
    text: "Its words and pictures are gone for good. A post that's on the site already stays as it is.",
    button: "Delete the draft",
    changed: "Somebody saved this draft after you opened the page, so nothing was deleted. Look at it first, or press again.",
  },
  back: "Leave it as it is",
  unknown: { heading: "That isn't here any more", text: "It was taken down or deleted before.", button: "All posts" },
};
