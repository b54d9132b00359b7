import type { IncomingMessage } from "node:http";
import { networkOf } from "./network.ts";

/**
 * The visitor's IP address, or the network it stands for, which limits count by. Behind our own proxy it's the last one in X-Forwarded-For,
 * the one the proxy saw; anyone could have made up the earlier ones.
 */
export function networkOfRequest(request: Request, incoming: IncomingMessage | undefined, trustProxy: boolean) {
  return networkOf(nearestAddress(request.headers.get("x-forwarded-for"), incoming?.socket.remoteAddress, trustProxy));
}

/** The same for a raw request, as it was written. */
export function incomingIpAddress({ headers, socket }: IncomingMessage, trustProxy: boolean) {
  return nearestAddress(String(headers["x-forwarded-for"] ?? ""), socket.remoteAddress, trustProxy);
}

function nearestAddress(forwarded: string | null, remote = "", trustProxy = false) {
  return (trustProxy && forwarded?.split(",").at(-1)?.trim()) || remote;
}
