import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

export const FORWARDED = "forwarded addresses arrive but TRUST_PROXY is off, so all visitors share one rate limit";
export const FORWARDED_FIX = "Set TRUST_PROXY=on if the proxy in front is yours.";

/**
 * Detects a proxy that TRUST_PROXY doesn't cover: all visitors would then count as one, and any of them could use up everyone's rate limit.
 * Only a sender on a private network counts as a proxy, since any visitor can send the header.
 */
export function watchForwarded(trustProxy: boolean, onFirst: () => void) {
  let seen = false;
  return {
    watch({ headers, socket }: IncomingMessage) {
      if (seen || trustProxy || !(headers["x-forwarded-for"] || headers.forwarded) || !isNeighbor(socket.remoteAddress ?? "")) return;
      seen = true;
      onFirst();
    },
    isSeen: () => seen,
  };
}

const neighbors = new BlockList();
neighbors.addSubnet("127.0.0.0", 8);
neighbors.addSubnet("10.0.0.0", 8);
neighbors.addSubnet("172.16.0.0", 12);
neighbors.addSubnet("192.168.0.0", 16);
neighbors.addSubnet("::1", 128, "ipv6");
neighbors.addSubnet("fc00::", 7, "ipv6");

function isNeighbor(address: string) {
  return address !== "" && neighbors.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
