// nginx for the benchmark and the fault tests: one already on the machine, or else Debian's, installed on the spot, or else none.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../../app/terminal/free-port.ts";
import { installOnDebian } from "./debian.ts";

/** Runs nginx with these lines in its `http` block, which get the port and their own folder. Undefined if there's no nginx. */
export async function startNginx(lines: (port: number, folder: string) => string) {
  if (!findNginx()) await installOnDebian("what is tried with nginx", ["nginx-light"]);
  const program = findNginx();
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "peakworks-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, lines(port, folder)));
  const child = spawn(program, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(address);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGQUIT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/**
 * The shipped nginx.conf in front of a process on this machine, unchanged except for the port, the certificates and the paths of its cache
 * and log.
 */
export function startShippedNginx(port: string | number) {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const upstream = readFileSync("deploy/nginx-one-process.conf", "utf8").replace("127.0.0.1:3000", `127.0.0.1:${port}`);
  return startNginx((own, folder) =>
    [upstream, conf]
      .join("\n")
      .replace(/^(access_log|error_log) .*$/gm, "")
      .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, "")
      .replace("listen 443 ssl http2;", `listen ${own};`)
      .replace(/^\s*ssl_.*$/gm, "")
      .replace("/var/cache/nginx", folder),
  );
}

function configuration(folder: string, lines: string) {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Otherwise its workers would run as a user who can't read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
${places.join("\n")}
access_log off;
keepalive_requests 1000000;
${lines}
}
`;
}

export function findNginx() {
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((folder) => join(folder, "nginx")).find(existsSync);
}

async function untilAnswering(address: string, tries = 100): Promise<void> {
  try {
    await fetch(address);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilAnswering(address, tries - 1);
  }
}
