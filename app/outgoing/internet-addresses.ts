import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { dotted, ipv6Groups } from "../text/ipv6.ts";
import { OutgoingProblem } from "./outgoing-problem.ts";

export type ResolvedAddress = { address: string; family: number };
/** What stands between this process and other servers. */
export type Network = { resolve?: (host: string) => Promise<ResolvedAddress[]>; isPublic?: (address: string) => boolean; ca?: string };
type LookupOptions = { onlyPublic?: boolean; network?: Network };

/** Where a host is. With `onlyPublic` it's refused when one of its addresses isn't on the internet. */
export async function addressesOf(
  host: string,
  { onlyPublic = false, network: { resolve = lookUp, isPublic = isOnInternet } = {} }: LookupOptions,
) {
  const plain = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(plain) ? [{ address: plain, family: isIP(plain) }] : await resolve(plain);
  if (addresses.length === 0) throw new OutgoingProblem("ENOTFOUND", "there is no such host");
  if (onlyPublic && !addresses.every(({ address }) => isPublic(address)))
    throw new OutgoingProblem("EPRIVATE", "it redirects to where we don't follow");
  return addresses;
}

function lookUp(host: string) {
  return lookup(host, { all: true });
}

/** Whether an address is somebody's on the internet: not this machine, its network, or one of the ranges that IANA set aside. */
export function isOnInternet(address: string) {
  if (isIP(address) === 4) return !RESERVED.check(address, "ipv4");
  const groups = ipv6Groups(address);
  if (!groups) return false;
  const inside = embedded(groups);
  if (inside) return !RESERVED.check(inside, "ipv4");
  return GLOBAL.check(address, "ipv6") && !RESERVED.check(address, "ipv6");
}

/** The IPv4 address that traffic to an IPv6 address ends at: mapped, translated, NAT64, 6to4. */
function embedded(groups: number[]) {
  const starts = (...begin: number[]) => begin.every((group, i) => groups[i] === group);
  if (starts(0, 0, 0, 0, 0, 0xffff) || starts(0, 0, 0, 0, 0xffff, 0) || starts(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(groups.slice(6));
  if (starts(0x2002)) return dotted(groups.slice(1, 3));
  return undefined;
}

/** The only part of IPv6 that is given out. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");

/** IANA's registries of special-purpose addresses. */
const RESERVED = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  RESERVED.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Teredo is the first part of it.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
] as const)
  RESERVED.addSubnet(network, bits, "ipv6");
