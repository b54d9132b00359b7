import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";

/** The official client. `legacy` speaks last year's protocol, with its handshake; `auto` this year's. */
export async function connect(address: string, { mode = "auto" as "auto" | "legacy", name = "claude-ai", title = "", headers = {} } = {}) {
  const client = new Client({ name, ...(title && { title }), version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

/** A tool's call without any library, as a raw request. */
export function callOf(name: string, given: object = {}) {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });
}

export const MCP_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };
