import { type Alias, type Document, isMap, LineCounter, parseDocument, visit } from "yaml";

export type FrontMatterFields = Map<string, { value: unknown; line: number }>;

/** What's wrong, in one sentence for the person who wrote the file. `field` is the one it's about; a problem of the text has none. */
export type FileProblem = { line: number; text: string; field?: string };

type FrontMatter = { fields: FrontMatterFields | undefined; body: string; bodyLine: number; problems: FileProblem[] };

/** Splits a file into its fields, between two lines of three hyphens, and the text below them. Line numbers match an editor's. */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [, yaml, body] = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) {
    const problem = text.startsWith("---")
      ? "The front matter is not closed: a line with --- belongs below it."
      : "The file begins with a line --- and the post's fields.";
    return { fields: undefined, body: "", bodyLine: 1, problems: [{ line: 1, text: problem }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  // Plus one for the line of hyphens at the top.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const bodyLine = yaml.split("\n").length + 2;
  const errors = document.errors.map(({ pos, code, message }) => ({
    line: lineAt(pos[0]),
    text: code === "DUPLICATE_KEY" ? "This field is given twice." : `The front matter cannot be read here: ${message}`,
  }));
  const quote = errors.length > 0 ? lineOfOpenQuote(yaml) : undefined;
  const problems = quote ? [{ line: quote + 1, text: "The quotation mark that begins this value isn't closed." }] : errors;
  const alias = firstAlias(document);
  if (alias) problems.push({ line: lineAt(alias.range?.[0] ?? 0), text: ALIAS });
  if (problems.length > 0) return { fields: undefined, body: body ?? "", bodyLine, problems };
  const values: Record<string, unknown> = document.toJS() ?? {};
  if (document.contents !== null && !isMap(document.contents))
    return { fields: undefined, body: "", bodyLine, problems: [{ line: 2, text: "The front matter has lines of the form name: value." }] };
  const pairs = (document.contents?.items ?? []).map(({ key }) => key as { value: unknown; range?: [number, number, number] });
  const fields = new Map(pairs.map(({ value, range }) => [String(value), { value: values[String(value)], line: lineAt(range?.[0] ?? 0) }]));
  return { fields, body: body ?? "", bodyLine, problems };
}

/** YAML reads on to the next quotation mark and complains there, lines below the one that's missing. Every field is one line. */
function lineOfOpenQuote(yaml: string) {
  const line = yaml.split("\n").findIndex((text) => /^\s*(?:-|[\w-]+:)\s+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(text));
  return line === -1 ? undefined : line + 1;
}

const ALIAS = "A value that begins with * refers to another one in YAML; put it in quotation marks.";

/** YAML aliases: no post needs them, and a few can expand to millions of values. */
function firstAlias(document: Document.Parsed) {
  let first: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      first = alias;
      return visit.BREAK;
    },
  });
  return first;
}
