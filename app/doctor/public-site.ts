import { ask, type Reply } from "../outgoing/ask.ts";
import type { Network } from "../outgoing/internet-addresses.ts";
import { codeOf, isCertificateProblem, reasonOf } from "../outgoing/outgoing-problem.ts";
import { isPublic } from "../site/setting-warnings.ts";
import type { Settings } from "../site/settings.ts";
import { versionLine } from "../site/version.ts";
import { printable } from "../text/line.ts";
import { DAY_MS } from "../time/durations.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const ASK_WITHIN_MS = 10_000;
const MOST_HEALTH_BYTES = 64 * 1024;
/** Let's Encrypt's are renewed a month before they end, so this one wasn't. */
const CERTIFICATE_DAYS = 14;

const RENEW = "Renew the certificate and reload the proxy, which reads it only then.";

/** Asks for the site at its public address, as a visitor's browser would. */
export async function checkPublicSite(
  { siteUrl }: Pick<Settings, "siteUrl">,
  now: Date,
  options: { withinMs?: number; network?: Network } = {},
) {
  if (!isPublic({ siteUrl })) return [];
  const { withinMs = ASK_WITHIN_MS, network } = options;
  try {
    return [judge(siteUrl, await ask(new URL("/health/ready", siteUrl), { withinMs, mostBytes: MOST_HEALTH_BYTES, network }), now)];
  } catch (error) {
    const code = codeOf(error);
    if (isCertificateProblem(code)) return [fail("public site", `${siteUrl}: ${certificateProblem(code)}`, RENEW)];
    return [
      fail(
        "public site",
        `${siteUrl} can't be reached: ${reasonOf(error)}`,
        "Check the domain's DNS entry, the firewall and the proxy. This machine has to reach its public address too.",
      ),
    ];
  }
}

function judge(siteUrl: string, { status, headers, text, certificateEnds }: Reply, now: Date): Finding {
  const failed = (says: string, fix: string) => fail("public site", `${siteUrl} ${says}`, fix);
  if (status >= 300 && status < 400)
    return failed(
      `redirects to ${printable(headers.location ?? "nowhere").slice(0, 200)}`,
      "Set SITE_URL to the address that answers itself.",
    );
  if (status >= 500)
    return failed(`answers ${status}`, "The proxy is there and the site isn't: start it, or correct the port in the proxy.");
  const [state = "", ...lines] = text.split("\n");
  const version = lines.at(-1) ?? "";
  if (!["ready", "degraded"].includes(state) || !version.startsWith("version "))
    return failed("isn't this site", "Point the domain and the proxy at this site.");
  if (version !== versionLine())
    return warn("public site", `${siteUrl} runs ${printable(version).slice(0, 60)}, and this is ${versionLine()}`, "Restart the site.");
  const days = certificateEnds ? Math.floor((certificateEnds.getTime() - now.getTime()) / DAY_MS) : 0;
  const says = `${siteUrl} answers; its certificate ends in ${days} ${days === 1 ? "day" : "days"}`;
  return days < CERTIFICATE_DAYS ? warn("public site", says, RENEW) : ok("public site", says);
}

function certificateProblem(code: string) {
  if (code === "CERT_HAS_EXPIRED") return "its certificate has ended, so browsers turn visitors away";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "its certificate is for another name";
  return "nobody that browsers trust has signed its certificate";
}
