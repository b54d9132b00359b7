import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";

type Row = Record<string, string | number>;

/** The measurements of one subject. */
export type Part = { title: string; rows: Record<string, Row> };

const FOLDER = "bench/report";

/** Writes the figures as JSON, with the date and the machine they belong to. */
export function writeReport(parts: Part[]) {
  const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/results.json`, `${JSON.stringify({ date, machine, parts }, null, 2)}\n`);
}
