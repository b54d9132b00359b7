import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Runs a dependency's program with this Node, not the first one on PATH. Returns whether it succeeded. */
export function runTool(name: string, options: string[], env: Record<string, string> = {}) {
  return runFile(programOf(name), options, env);
}

export function runFile(file: string, options: string[] = [], env: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: "inherit", env: { ...process.env, ...env } });
  return status === 0;
}

/** As `runTool`, beside others. Only one of them can print as it goes; what another prints is kept for the end. */
export async function startTool(name: string, options: string[], { env = {}, printsAtEnd = false }) {
  const stdio = printsAtEnd ? "pipe" : "inherit";
  const child = spawn(process.execPath, [programOf(name), ...options], {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
  });
  const printed = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [status] = await once(child, "close");
  for (const part of await Promise.all(printed)) if (part) console.log(part);
  return status === 0;
}

/** The file of a dependency's first program. */
function programOf(name: string) {
  const folder = join("node_modules", name);
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, Object.values(bin)[0] ?? "");
}
