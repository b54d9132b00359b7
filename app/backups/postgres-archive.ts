import { BackupProblem } from "./backup-problem.ts";
import { outputOf } from "./postgres-programs.ts";

/** Some rows of one table, each a line in PostgreSQL's text format. The first batch of a table is empty. */
type Batch = { schema: string; table: string; columns: string[]; lines: string[] };

const BATCH_ROWS = 200;
/** A few pictures fill a batch: a statement of more megabytes could take longer than a statement may. */
const BATCH_CHARACTERS = 4_000_000;
const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/**
 * Reads the rows of one table or all tables from a dump. The whole dump is unpacked so that any damage is found. Only rows are read:
 * nothing in a dump is ever executed.
 */
export async function* readArchive(file: string, only?: { schema: string; table: string }): AsyncGenerator<Batch> {
  const choice = only ? [`--schema=${only.schema}`, `--table=${only.table}`] : [];
  let rest = "";
  let head: Batch | undefined;
  const lines: string[] = [];
  let characters = 0;
  for await (const chunk of outputOf("pg_restore", ["--data-only", "--file=-", ...choice, file])) {
    const whole = (rest + chunk).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) {
      if (!head) {
        head = headOf(line, file);
        if (head) yield head;
        continue;
      }
      // Until then every line is a row, because line breaks inside a value are escaped.
      const isEnd = line === "\\.";
      if (!isEnd) lines.push(line);
      characters += line.length;
      const isFull = lines.length === BATCH_ROWS || characters > BATCH_CHARACTERS;
      if (isFull || (isEnd && lines.length > 0)) {
        characters = 0;
        yield { ...head, lines: lines.splice(0) };
      }
      if (isEnd) head = undefined;
    }
  }
}

/** The values of a row, in column order. */
export function valuesOf(line: string) {
  return line.split("\t").map((value) => (value === "\\N" ? null : value.replace(/\\(.)/g, (_, letter) => ESCAPES[letter] ?? letter)));
}

function headOf(line: string, file: string): Batch | undefined {
  if (line.startsWith("SET client_encoding = ") && !line.includes("UTF8"))
    throw new BackupProblem(`${file} is not in UTF-8: make it again with pg_dump --encoding=UTF8.`);
  const [, schema = "", table = "", columns = ""] = /^COPY (\S+)\.(\S+) \((.*)\) FROM stdin;$/.exec(line) ?? [];
  return table ? { schema: plain(schema), table: plain(table), columns: columns.split(", ").map(plain), lines: [] } : undefined;
}

function plain(name: string) {
  return name.replaceAll('"', "");
}
