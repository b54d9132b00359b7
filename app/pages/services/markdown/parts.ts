import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { labeled, link, list, md, type Part } from "../../../text/markdown.ts";
import { conversation } from "../../../text/markdown-parts.ts";

/** Below the big figures of a page: what they are, what we promise instead, and how both are counted. */
export function goodBuild() {
  return md`${labels.goodBuild.text} ${link(labels.goodBuild.link, `${pages.packages.path}#guarantee`)}. ${link(labels.howWeCount, pages.howWeCount.path)}`;
}

type Thread = {
  with: string;
  messages: { from: string; time: string; text: string }[];
  booked: { label: string; title: string; lines: string[] };
  note: { label: string; text: string };
};

/** Text messages, and the two things that come out of them. */
export function thread({ with: title, messages, booked, note }: Thread): Part {
  return [
    conversation(title, messages),
    list([labeled(booked.label, `${booked.title}. ${booked.lines.join(". ")}.`), labeled(note.label, note.text)]),
  ];
}
