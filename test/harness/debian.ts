import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { every10Seconds } from "../../setup/progress.mjs";

/** Installs packages if the tests are allowed to (as root on Debian), and says so first. Elsewhere it does nothing. */
export async function installOnDebian(purpose: string, packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing on this machine by apt-get, for ${purpose}: ${packages.join(", ")}`);
  const endProgress = every10Seconds(`Still installing ${packages[0]}`);
  if (await aptGet("update")) await aptGet("install", "-y", "--no-install-recommends", ...packages);
  endProgress();
}

async function aptGet(...options: string[]) {
  // Without systemd, runlevel 1 keeps a package from starting its service; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const child = spawn("apt-get", ["-qq", ...options], { stdio: ["ignore", "ignore", "pipe"], env });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const [status] = await once(child, "close");
  if (status !== 0) console.log(`apt-get ${options[0]} failed: ${complaints.trim().split("\n").at(-1)}`);
  return status === 0;
}
