import { type ChildProcess, fork } from "node:child_process";
import type { Place } from "./databases.ts";

export type Asked = { words: string[]; env: Record<string, string | undefined> };
export type Ended = { code: number; stdout: string; stderr: string };

/** Those that files' permissions bind are apart, because root otherwise isn't. */
const idle = { free: [] as ChildProcess[], bound: [] as ChildProcess[] };
type Rights = keyof typeof idle;

/**
 * Runs the operator's command in a process that has run others before; commands at the same time run in different ones. `stderr` leaves out
 * the line that names the store.
 */
export async function peakworks(
  { dataDir, databaseUrl = "" }: Place,
  words: string[],
  more: Record<string, string> = {},
  rights: Rights = "free",
): Promise<Ended> {
  const { PATH, TMPDIR } = process.env;
  const asked: Asked = { words, env: { PATH, ...(TMPDIR && { TMPDIR }), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more } };
  const child = idle[rights].pop() ?? startProcess(rights);
  child.ref();
  child.channel?.ref();
  const { code, stdout, stderr } = await new Promise<Ended>((resolve, reject) => {
    child.once("message", resolve).once("exit", () => reject(new Error(`./peakworks ${words.join(" ")} did not end as it should.`)));
    child.send(asked);
  });
  child.removeAllListeners();
  // Neither keeps a worker from ending, and with the worker they end too.
  child.unref();
  child.channel?.unref();
  idle[rights].push(child);
  return { code, stdout, stderr: stderr.replace(/^Store: .*\n/, "") };
}

/** Still root, so that a project in root's own folder can be read, but files say who may open them. */
const WITHOUT_ROOT_RIGHTS = ["--bounding-set=-dac_override,-dac_read_search", process.execPath];

function startProcess(rights: Rights) {
  const isLess = rights === "bound" && process.getuid?.() === 0;
  const program = isLess ? { execPath: "setpriv", execArgv: WITHOUT_ROOT_RIGHTS } : {};
  return fork("test/harness/command-process.ts", { stdio: "inherit", ...program });
}
