import { createHash } from "node:crypto";

export type ColumnType = { name: string; type: string };
export type TableTally = ReturnType<typeof createTableTally>;

/**
 * Counts rows and adds up their hashes, so that two sides can be compared without having them in the same order. `type` is PostgreSQL's;
 * the two engines return a value differently, so each is written in one way first.
 */
export function createTableTally(columns: ColumnType[]) {
  const tally = {
    count: 0,
    sum: 0n,
    add: (row: Record<string, unknown>) => {
      const hash = createHash("sha256");
      for (const { name, type } of columns) hash.update(`\0${name}\0${canonical(row[name], type)}`);
      tally.count++;
      tally.sum = BigInt.asUintN(256, tally.sum + BigInt(`0x${hash.digest("hex")}`));
    },
  };
  return tally;
}

const NUMBERS = ["integer", "bigint", "smallint", "numeric", "real", "double precision"];

function canonical(value: unknown, type: string) {
  if (value === null || value === undefined) return "null";
  return `=${canonicalValue(value, type)}`;
}

function canonicalValue(value: unknown, type: string) {
  if (type === "boolean") return Boolean(value);
  if (type === "bytea") return Buffer.from(value as Uint8Array).toString("base64");
  if (type === "jsonb") return inOrder(typeof value === "string" ? JSON.parse(value) : value);
  if (type.startsWith("timestamp")) return new Date(value as string).toISOString();
  if (NUMBERS.includes(type)) return Number(value);
  return value;
}

/** PostgreSQL sorts the keys of JSON in its own way. */
function inOrder(json: unknown): string {
  return JSON.stringify(json, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
