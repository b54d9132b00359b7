import { labels } from "../../../site/words/labels.ts";
import { labeled, list, type Part, table } from "../../../text/markdown.ts";
import { conversation, example, section, sentence } from "../../../text/markdown-parts.ts";
import { exampleCall, receptionistQuestions as questions } from "../words/receptionist.ts";

/** A whole phone call, and what the owner reads of it. */
export function receptionistCall(): Part {
  const { heading: title, text, caption, messages, ticket } = exampleCall;
  return section(
    title,
    text,
    example(labels.example, caption, conversation(exampleCall.with, messages), labeled(ticket.label, ticket.text)),
  );
}

/** What owners ask before they let software pick up the phone. */
export function receptionistPart(): Part {
  const { unsure, month, recording, human } = questions;
  return [
    section(unsure.heading, sentence(unsure.text), list(unsure.items)),
    section(month.heading, sentence(month.text), month.table.caption, table(month.table.columns, month.table.rows)),
    section(recording.heading, recording.paragraphs.map(sentence)),
    section(human.heading, sentence(human.text), list(human.items), sentence(human.ask)),
  ];
}
