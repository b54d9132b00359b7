import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

type Resolve = (host: string) => Promise<string[]>;

/**
 * Whether a calendar's address may lead to another. Not away from https, not to a file, and not from the internet into a private network: the answer of
 * a stranger's server must not make this process ask a service that only it can reach.
 */
export async function mayFollow(from: URL, to: URL, resolve: Resolve = addressesOf) {
  if (to.protocol !== "https:" && !(to.protocol === "http:" && from.protocol === "http:")) return false;
  if (to.hostname === from.hostname) return true;
  return !(await isPrivate(to.hostname, resolve)) || (await isPrivate(from.hostname, resolve));
}

async function isPrivate(host: string, resolve: Resolve) {
  const plain = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(plain) ? [plain] : await resolve(plain).catch(() => []);
  return addresses.some((address) => PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"));
}

async function addressesOf(host: string) {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");
