import { dotted, ipv6Groups } from "../text/ipv6.ts";

/** Providers give a household or an office at most this many of the 128 bits, so everything behind them is one visitor. */
const NETWORK_BITS = 56;

/**
 * The network an IP address belongs to, however the address is spelled: with a port, in brackets, shortened, or an IPv4 address inside an
 * IPv6 one. An IPv4 address is a network of its own: it's all that a household or an office has.
 */
export function networkOf(address: string) {
  const plain = withoutPort(address.trim().replaceAll('"', ""));
  if (!plain.includes(":")) return plain;
  const groups = ipv6Groups(plain.replace(/%.*$/, ""));
  if (!groups) return plain.toLowerCase();
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return dotted(groups.slice(6));
  const written = groups.map((group) => group.toString(16).padStart(4, "0")).join("");
  return `${written.slice(0, NETWORK_BITS / 4)}/${NETWORK_BITS}`;
}

/** The /48 of an IPv6 network, all of which one customer of a provider may have. An IPv4 address is in none. */
export function blockOf(network: string) {
  return /^([\da-f]{12})[\da-f]{2}\/56$/.exec(network)?.[1];
}

/** Proxies write '1.2.3.4:5678' or '[2001:db8::1]:5678'. */
function withoutPort(address: string) {
  return /^\[([^\]]*)\]/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
