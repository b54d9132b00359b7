/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8;
/** Providers give a household or an office at most this many of the 128 bits, so everything behind them is one visitor. */
const NETWORK_BITS = 56;

/**
 * The network an IP address belongs to, however the address is spelled: with a port, in brackets, shortened, or an IPv4 address inside an
 * IPv6 one. An IPv4 address is a network of its own: it's all that a household or an office has.
 */
export function networkOf(address: string) {
  const plain = withoutPort(address.trim().replaceAll('"', ""));
  if (!plain.includes(":")) return plain;
  const groups = groupsOf(plain.replace(/%.*$/, ""));
  if (!groups) return plain.toLowerCase();
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return groups.slice(6).flatMap(bytesOf).join(".");
  const bytes = groups.flatMap(bytesOf).slice(0, NETWORK_BITS / 8);
  return `${Buffer.from(bytes).toString("hex")}/${NETWORK_BITS}`;
}

/** Proxies write '1.2.3.4:5678' or '[2001:db8::1]:5678'. */
function withoutPort(address: string) {
  return /^\[([^\]]*)\]/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** URLs have a strict parser that shortens every spelling to the same one. */
function groupsOf(address: string) {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  const [head = "", tail = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((half) =>
    half
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  if (!first || !last) return undefined;
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
}

function bytesOf(group: number) {
  return [group >> 8, group & 0xff];
}
