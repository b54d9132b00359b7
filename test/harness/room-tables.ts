import { readFileSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Tables that a room reads or writes although it may not know their room, and why. Elsewhere ROOMS holds for SQL too: `booking` may read
 * `outbox`, since it may import `mail`.
 */
const ALSO: Record<string, string[]> = {
  // A call's and a plan's row name their person, and both rooms lie above: people fills that column in, and joins by it.
  people: ["bookings", "leads"],
};

const USED =
  /\b(?:selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom|deleteIfAny|forgetKeys|using|(?:inner|left|right|full|cross)Join)\(\s*(?:\w+,\s*)?\[?\s*"(\w+)/g;

/** Every query for a table of a room that its own room may not know, with what to do instead. */
export function tableViolations(root: string, files: string[], rooms: Record<string, string[]>) {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const owners = new Map([...sources].flatMap(([file, source]) => declaredIn(source).map((table) => [table, roomOf(file)] as const)));
  return [...sources].flatMap(([file, source]) => {
    const [room, tables] = [roomOf(file), [...new Set([...source.matchAll(USED)].map(([, table = ""]) => table))]];
    return tables.flatMap((table) => {
      const owner = owners.get(table);
      const allowed = [room, ...(rooms[room] ?? [])];
      if (!owner || allowed.includes("*") || allowed.includes(owner) || ALSO[room]?.includes(table)) return [];
      return `app/${file} must not use the table ${table}: it's ${owner}'s, and ${room} doesn't know ${owner}. Call a function of ${owner} from a route, or have it told as an event with what you need.`;
    });
  });
}

/** The tables that a room's tables.ts adds to the database's. */
function declaredIn(source: string) {
  const [, declared = ""] = /interface Tables \{\n([\s\S]*?)\n {0,2}\}\n/.exec(source) ?? [];
  return [...declared.matchAll(/^ +(\w+): /gm)].map(([, table = ""]) => table);
}

function roomOf(file: string) {
  return file.split(sep)[0] ?? "";
}
