import * as v from "valibot";

const LINE_CHARACTERS = 200;
const TEXT_CHARACTERS = 5000;

/** What can be wrong with an answer. Each form's words for it stand in its content. */
export type FieldProblem = "required" | "too-long" | "not-an-email" | "not-a-phone" | "not-an-option" | "not-a-slot";

// A person's line of text carries no line breaks: they would become headers in an email.
export const line = v.pipe(
  v.string("required"),
  v.transform((text) => text.toWellFormed().replace(/\p{Cc}+/gu, " ")),
  v.trim(),
  v.maxLength(LINE_CHARACTERS, "too-long"),
);
// Browsers send line ends as two characters; half an emoji or a NUL is no text to a database.
export const text = v.pipe(
  v.string("required"),
  v.transform((text) =>
    text
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]/gu, ""),
  ),
  v.trim(),
  v.maxLength(TEXT_CHARACTERS, "too-long"),
);
export const required = v.minLength<string, 1, "required">(1, "required");
// As HTML's own rule, so that o'brien@ is let in, but with a dot in the domain: nobody's mail goes to 'localhost'.
const EMAIL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]{2,63}$/i;
export const email = v.pipe(line, required, v.regex(EMAIL, "not-an-email"));
export const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.optional(schema, "");
export const oneOf = <const Options extends readonly string[]>(options: Options) => v.picklist(options, "not-an-option");
export const requiredOneOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.string("required"), required, oneOf(options));

/** Reads a form or a JSON body. Unknown names are dropped; each field has at most one problem. */
export function readFields<const Schema extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema> } | { problems: Partial<Record<keyof v.InferOutput<Schema>, FieldProblem>> } {
  const result = v.safeParse(schema, typeof input === "object" && input !== null ? input : {});
  if (result.success) return { output: result.output };
  const problems: Partial<Record<keyof v.InferOutput<Schema>, FieldProblem>> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue)?.split(".")[0] as keyof v.InferOutput<Schema> | undefined;
    if (name) problems[name] ??= toProblem(issue.message);
  }
  return { problems };
}

function toProblem(message: string): FieldProblem {
  return PROBLEMS.has(message) ? (message as FieldProblem) : "required";
}

const PROBLEMS = new Set(["required", "too-long", "not-an-email", "not-a-phone", "not-an-option", "not-a-slot"]);
