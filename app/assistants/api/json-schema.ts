import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

export type JsonSchema = Record<string, unknown>;

/**
 * What a program may send, by the same schema that checks it. Trimming and cleaning have no place in a JSON Schema; our pattern for email
 * addresses ignores case, which JSON Schema can't say, so it's called by its format.
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema: { pattern: _, ...said } }) =>
      valibotAction.type === "regex" && "message" in valibotAction && valibotAction.message === "not-an-email"
        ? { ...said, format: "email" }
        : undefined,
  });
  return json;
}
