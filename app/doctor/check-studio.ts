import type { Settings } from "../site/settings.ts";
import { STUDIO_FILE } from "../site/studio/read-studio.ts";
import { FOUNDERS, firstCaller } from "../site/studio/studio.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** What readers would like to know about the studio, worth most first. */
export function checkStudio(settings: Settings): Finding {
  const [first, ...others] = worthTelling(settings);
  if (!first) return ok("studio", "readers can see who you are");
  const rest = others.length > 0 ? ` Then: ${others.join("; ")}.` : "";
  return warn("studio", "readers can't see everything about who you are", `In ${STUDIO_FILE}, worth most first: ${first}.${rest}`);
}

/** What a reader misses about the studio, the line that's worth most first: people book a call with somebody. */
function worthTelling({ studio, phone, postalAddress }: Settings): string[] {
  const founders = FOUNDERS.map((key) => studio.founders[key]);
  const missing: [boolean, string][] = [
    [!firstCaller(studio), "firstCall: who calls people back, by name"],
    [!studio.callsFrom && !phone, "callsFrom, or PHONE: the number you call from, so that people pick up"],
    [founders.some((founder) => !founder?.name), "founders: the three names"],
    [founders.some((founder) => founder && !founder.photo), "founders' photos"],
    [!studio.legalName || !studio.city, "legalName and city"],
    [studio.ledgers.length === 0, "ledgers: hours before and after at a client who agreed to it"],
    [studio.reviews.length === 0, "reviews: where others wrote about you"],
    [!postalAddress, "POSTAL_ADDRESS: emails that sell something need it"],
    [studio.profiles.length === 0, "profiles: LinkedIn and the like"],
    [studio.memberships.length === 0, "memberships: licenses, trade associations"],
  ];
  return missing.flatMap(([isMissing, what]) => (isMissing ? [what] : []));
}
