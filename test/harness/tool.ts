import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";

type How = {
  env?: Record<string, string>;
  /** Switches of Node's own. */
  node?: string[];
  /** For one that runs beside others: what it prints is kept for its end, under this heading. */
  under?: string;
};

/** Runs a dependency's program with this Node, not the first one on PATH. Resolves to whether it succeeded. */
export function runTool(name: string, options: string[], how?: How) {
  return runFile(programOf(name), options, how);
}

export async function runFile(file: string, options: string[] = [], { env = {}, node = [], under }: How = {}) {
  const stdio = under ? "pipe" : "inherit";
  const child = spawn(process.execPath, [...node, file, ...options], { stdio: ["ignore", stdio, stdio], env: { ...process.env, ...env } });
  const printed = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [status] = await once(child, "close");
  if (under) console.log(`\n== ${under}`);
  for (const part of await Promise.all(printed)) if (part) console.log(part);
  return status === 0;
}

/** The file of a dependency's first program. */
function programOf(name: string) {
  const folder = join("node_modules", name);
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, Object.values(bin)[0] ?? "");
}
