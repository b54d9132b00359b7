import * as v from "valibot";

const SHORT_CHARACTERS = 200;
const LONG_CHARACTERS = 5000;

/** What can be wrong with an answer. Each form's content has its own message for each one. */
export type FieldProblem = "required" | "too-long" | "not-an-email" | "not-a-phone" | "not-an-option" | "not-a-slot";

// A one-line field can't keep line breaks: in an email they would become headers.
export const shortText = v.pipe(
  v.string("required"),
  v.transform((text) => withoutTurns(text).replace(/\p{Cc}+/gu, " ")),
  v.trim(),
  v.maxLength(SHORT_CHARACTERS, "too-long"),
);
// Browsers send line breaks as two characters. Databases reject half an emoji or a NUL.
export const longText = v.pipe(
  v.string("required"),
  v.transform((text) =>
    withoutTurns(text)
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]/gu, ""),
  ),
  v.trim(),
  v.maxLength(LONG_CHARACTERS, "too-long"),
);
export const required = v.minLength<string, 1, "required">(1, "required");
// Same as HTML's own rule, so that o'brien@ passes, but with a dot required in the domain: nobody gets mail at 'localhost'.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;
/** What mail servers take at most: 64 characters before the @, 254 in all (RFC 5321). */
const LONGEST_LOCAL_PART = 64;
const LONGEST_EMAIL = 254;
export const email = v.pipe(
  shortText,
  required,
  v.regex(EMAIL, "not-an-email"),
  v.check((address) => address.indexOf("@") <= LONGEST_LOCAL_PART && address.length <= LONGEST_EMAIL, "not-an-email"),
);
export const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.optional(schema, "");
export const oneOf = <const Options extends readonly string[]>(options: Options) => v.picklist(options, "not-an-option");
export const requiredOneOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.string("required"), required, oneOf(options));

/** Reads a form or a JSON body. Unknown names are dropped; each field reports at most one problem. */
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

/** Whole characters, and none that turns the direction of what follows: in a subject it would garble our own words and the date. */
function withoutTurns(text: string) {
  return text.toWellFormed().replace(/\p{Bidi_Control}/gu, "");
}
