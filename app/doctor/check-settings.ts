import { existsSync } from "node:fs";
import { join } from "node:path";
import { FOLLOW_UP_DAYS } from "../follow-up/catalog.ts";
import { isOpenHost } from "../site/host.ts";
import { isPublic, settingWarnings } from "../site/setting-warnings.ts";
import type { Settings } from "../site/settings.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** Checks everything that shows in the settings alone. */
export function checkSettings(settings: Settings): Finding[] {
  const warnings = settingWarnings(settings);
  return [
    ok("settings", "every value can be read"),
    address(settings),
    addresses(settings, warnings),
    secret(settings),
    proxy(settings),
    followUps(settings),
  ];
}

function address(settings: Settings) {
  if (isPublic(settings)) return ok("SITE_URL", settings.siteUrl);
  return warn("SITE_URL", `${settings.siteUrl} is no public address`, "Set SITE_URL to https:// and your domain before visitors come.");
}

function addresses(settings: Settings, warnings: ReturnType<typeof settingWarnings>) {
  const example = warnings.find(({ setting }) => setting === "addresses");
  if (example) return warn("addresses", example.says, example.fix);
  return ok(
    "addresses",
    `contact ${settings.contactEmail}, privacy ${settings.privacyEmail}, calls go to ${settings.agencyEmails.join(" and ")}`,
  );
}

function secret({ secret, oldSecrets, databaseUrl, dataDir }: Settings) {
  const { length } = oldSecrets;
  const old = length > 0 ? `; OLD_SECRETS has ${length} that still ${length === 1 ? "counts" : "count"} for links and the feed` : "";
  if (secret) return ok("SECRET", `set${old}`);
  if (databaseUrl)
    return warn("SECRET", "not set, so each machine signs its own links", "Set one SECRET of 32 characters or more on all of them.");
  const file = join(dataDir, "secret");
  return existsSync(file) ? ok("SECRET", `in ${file}${old}`) : ok("SECRET", "made at the first start");
}

function followUps({ followUp, postalAddress }: Settings) {
  if (!followUp) return ok("follow-ups", "FOLLOW_UP is off");
  if (postalAddress) return ok("follow-ups", `day ${FOLLOW_UP_DAYS} after a plan, at 10 AM`);
  return warn("follow-ups", "none go out without POSTAL_ADDRESS, which US law wants in them", "Set POSTAL_ADDRESS, or FOLLOW_UP=off.");
}

function proxy({ trustProxy, host }: Settings) {
  const isOpen = isOpenHost(host);
  if (trustProxy && isOpen)
    return warn(
      "proxy",
      "TRUST_PROXY is on and the port is open to everybody",
      "Set HOST=127.0.0.1, or close the port to all but your proxy.",
    );
  return ok("proxy", trustProxy ? "TRUST_PROXY is on" : "TRUST_PROXY is off, as it should be without a proxy in front");
}
