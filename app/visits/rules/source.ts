import { KNOWN_HOSTS } from "../catalog/known-hosts.ts";

/** A visit that came from nowhere we can see: typed, bookmarked, or from an app that doesn't say. */
const DIRECT = "direct";
/** What a visit or a page is counted as when its own name isn't kept. */
export const OTHER = "other";

/** Sources that nobody can make up: hosts of our catalog, links that the operator made, and visits without a source. */
export function knownSources(campaigns: readonly string[]): ReadonlySet<string> {
  return new Set([DIRECT, OTHER, ...KNOWN_HOSTS, ...campaigns]);
}

const CAMPAIGN = /^[a-z0-9][a-z0-9-]{0,39}$/;
const HOST = /^(?=.{1,60}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Where a visit began: the campaign of its link, or the host that linked here. Anything else a stranger may have put there is left out,
 * since it could be about a person.
 */
export function sourceOf(campaign: string | null, referrer: string | undefined, ownHosts: readonly string[]) {
  const named = campaign?.trim().toLowerCase();
  if (named) return CAMPAIGN.test(named) ? named : OTHER;
  const host = hostOf(referrer);
  if (!host || ownHosts.includes(host)) return DIRECT;
  return HOST.test(host) ? host : OTHER;
}

/** 'www.google.com' and 'google.com' are one place. */
export function hostOf(address: string | undefined) {
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/^(www|m|l|lm)\./, "") : undefined;
}

const PLAIN_PATH = /^(\/[a-z0-9._-]{1,40}){1,4}\/?$/;

/** The address of a page that doesn't exist, if it looks like an address and not like somebody's data: no long numbers, no @, no query. */
export function missingName(pathname: string) {
  const path = pathname.toLowerCase();
  return PLAIN_PATH.test(path) && !/\d{5}|[0-9a-f]{12}/.test(path) ? path : OTHER;
}
