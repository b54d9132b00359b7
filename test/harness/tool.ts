import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Runs a dependency's program with this Node, not the first one on PATH. Returns whether it succeeded. */
export function runTool(name: string, options: string[], env: Record<string, string> = {}) {
  return runFile(programOf(name), options, env);
}

export function runFile(file: string, options: string[] = [], env: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: "inherit", env: { ...process.env, ...env } });
  return status === 0;
}

/** The file of a dependency's first program. */
function programOf(name: string) {
  const folder = join("node_modules", name);
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, Object.values(bin)[0] ?? "");
}
