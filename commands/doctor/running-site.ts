import type { Settings } from "../../app/site/settings.ts";
import { type Finding, ok, warn } from "./finding.ts";

const ASK_WITHIN_MS = 3_000;

/** Asks the running site, because only it has seen what its visitors' requests look like. */
export async function checkRunningSite({ port, host }: Settings): Promise<Finding[]> {
  const address = `http://${["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host}:${port}`;
  try {
    const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(ASK_WITHIN_MS) });
    const [state = "", ...lines] = (await answer.text()).split("\n");
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
