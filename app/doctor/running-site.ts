import { ask } from "../outgoing/ask.ts";
import { hostInUrl } from "../site/host.ts";
import type { Settings } from "../site/settings.ts";
import { type Finding, ok, warn } from "./finding.ts";

const ASK_WITHIN_MS = 3_000;
const MOST_HEALTH_BYTES = 64 * 1024;

/** Asks the running site, because only it has seen what its visitors' requests look like. */
export async function checkRunningSite({ port, host }: Pick<Settings, "port" | "host">, withinMs = ASK_WITHIN_MS): Promise<Finding[]> {
  const address = `http://${hostInUrl(host, "127.0.0.1")}:${port}`;
  try {
    const { status, text } = await ask(new URL("/health/ready", address), { withinMs, mostBytes: MOST_HEALTH_BYTES });
    const [state = "", ...lines] = (text || `answers ${status}`).split("\n");
    const reasons = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
    if (state === "ready") return [ok("running site", `ready at ${address}, ${lines.at(-1)}`)];
    return [
      warn(
        "running site",
        `${state} at ${address}: ${reasons.join("; ")}`,
        reasons.length ? "Mend that. A changed setting needs a restart; the rest the site notices by itself." : "Look at its log.",
      ),
    ];
  } catch {
    return [
      warn("running site", `nothing answers at ${address}`, "Start it; if it listens elsewhere, give this command the same PORT and HOST."),
    ];
  }
}
