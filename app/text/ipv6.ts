const GROUPS = 8;

/**
 * The eight groups of an IPv6 address, by the strict parser that URLs have. Undefined if it isn't one, or only means something on one
 * interface.
 */
export function ipv6Groups(address: string) {
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!written) return undefined;
  const [before = [], after = []] = written.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** Two groups as the IPv4 address that they hold. */
export function dotted(groups: number[]) {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join(".");
}
