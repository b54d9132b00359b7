import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MCP_TOOLS } from "../../app/assistants/catalog/mcp-tools.ts";
import { onSocket } from "../harness/mcp.ts";
import { openSiteWithTables } from "../harness/site.ts";

const run = promisify(execFile);
const LIMIT_MS = 60_000;

test("the protocol's own inspector lists the tools and calls one", { timeout: 3 * LIMIT_MS }, async ({ skip }) => {
  const address = await onSocket(await openSiteWithTables());
  const inspect = async (...options: string[]) => {
    const { stdout } = await run("mcp-inspector", ["--cli", `${address}/mcp`, "--transport", "http", ...options], { timeout: LIMIT_MS });
    return JSON.parse(stdout);
  };
  const listed = await inspect("--method", "tools/list").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return skip("npm install --global @modelcontextprotocol/inspector wasn't run");
    throw error;
  });
  expect(listed.tools.map(({ name }: { name: string }) => name).toSorted()).toEqual(MCP_TOOLS.toSorted());
  const times = await inspect("--method", "tools/call", "--tool-name", "find_times", "--tool-arg", "timeZone=America/Chicago");
  expect(times.content[0].text).toContain("CST (slot: 2026-11-");
});
