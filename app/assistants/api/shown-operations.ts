import type { Settings } from "../../site/settings.ts";
import { api, apiPage } from "../words/api.ts";
import { examplesOn } from "./api-examples.ts";
import type { JsonSchema } from "./json-schema.ts";
import { operationsWith } from "./operations.ts";
import { SCHEMAS } from "./schemas.ts";

export type ShownOperation = {
  name: string;
  summary: string;
  description: string;
  parameters: string[][];
  fields: string[][];
  example: string | undefined;
  answers: string[][];
};

/** What /openapi.json says, for people: each address with its values, an example and its answers. */
export function shownOperations({ timeZone }: Pick<Settings, "timeZone">, now: Date): ShownOperation[] {
  return operationsWith(examplesOn(now, timeZone)).map(({ id, method, path, parameters = [], body, answers }) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...api.operations[id],
    parameters: parameters.map(({ name, description, required }) => [name, description, neededText(required)]),
    fields: body ? fieldsOf(body.schema) : [],
    example: body && JSON.stringify(body.example, null, 2),
    answers: Object.keys(answers).map((status) => [status, api.answers[Number(status) as keyof typeof api.answers]]),
  }));
}

function fieldsOf(schema: JsonSchema): string[][] {
  const named = typeof schema.$ref === "string" ? SCHEMAS[schema.$ref.split("/").at(-1) ?? ""] : schema;
  const { properties = {}, required = [] } = (named ?? {}) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => [name, typeOf(property), neededText(required.includes(name))]);
}

function typeOf({ type, format, enum: options, anyOf, maxLength, description }: JsonSchema): string {
  if (Array.isArray(options)) return options.length > MOST_OPTIONS ? `${options[0]} … ${options.at(-1)}` : options.join(", ");
  if (Array.isArray(anyOf))
    return anyOf
      .map((each: JsonSchema) => typeOf(each))
      .filter(Boolean)
      .join(", ");
  if (typeof description === "string") return description;
  if (format) return String(format);
  return [type, maxLength && apiPage.upTo(Number(maxLength))].filter(Boolean).join(", ");
}

const MOST_OPTIONS = 12;

function neededText(isNeeded: boolean) {
  return apiPage.needed[isNeeded ? "yes" : "no"];
}
