import type { Block } from "../../text/block.ts";
import { apiPage as words } from "../words/api.ts";
import type { ShownOperation } from "./shown.ts";

/** An operation's tables, those that have rows. */
export function blocksOf({ name, parameters, fields, answers }: ShownOperation): Block[] {
  const { columns } = words;
  const given = [columns.name, columns.type, columns.needed];
  const tables: [string, string[], string[][]][] = [
    [words.parameters, given, parameters],
    [words.body, given, fields],
    [words.answers, [columns.status, columns.meaning], answers],
  ];
  return tables
    .filter(([, , rows]) => rows.length > 0)
    .map(([title, heads, rows]) => ({ kind: "table", caption: `${title}: ${name}`, columns: heads, rows }));
}
