import * as v from "valibot";
import type { Intake } from "../../forms/intake.server.ts";
import type { Site } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { type JsonSchema, jsonSchemaOf } from "../api/json-schema.ts";
import type { Asker } from "../rules/asker.ts";

/** Who calls a tool, and what a tool may use. */
export type ToolCaller = Intake &
  Site & {
    asker: Asker;
    /** A slot was taken, so kept pages that show the calendar are out of date. */
    calendarChanged: () => void;
  };

/** `text` is what the assistant reads, `data` the same for programs. A problem says what to ask the person next. */
export type ToolAnswer = { text: string; data?: Record<string, unknown> } | { problem: string; data?: Record<string, unknown> };

export type McpTool = {
  title: string;
  description: string;
  isReadOnly: boolean;
  input: JsonSchema;
  run: (given: Record<string, unknown>, caller: ToolCaller) => Promise<ToolAnswer>;
};

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type ReadingTool<Schema extends ObjectSchema> = {
  words: { title: string; description: string };
  schema: Schema;
  answer: (input: v.InferOutput<Schema>, caller: ToolCaller) => ToolAnswer | Promise<ToolAnswer>;
};

/** A tool that only reads. What its schema says about a wrong value is a sentence for the assistant. */
export function readingTool<const Schema extends ObjectSchema>({
  words: { title, description },
  schema,
  answer,
}: ReadingTool<Schema>): McpTool {
  // A value that's missing then gets its field's own sentence.
  const missing = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined]));
  return {
    title,
    description,
    isReadOnly: true,
    input: jsonSchemaOf(schema),
    run: async (given, caller) => {
      const result = v.safeParse(schema, { ...missing, ...given });
      return result.success
        ? answer(result.output, caller)
        : { problem: [...new Set(result.issues.map(({ message }) => message))].join(" ") };
    },
  };
}

/** Where a person goes when an assistant can't go on. */
export function contactUrl({ siteUrl }: { siteUrl: string }) {
  return siteUrl + pages.contact.path;
}
