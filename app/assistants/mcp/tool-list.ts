import type { McpToolName } from "../catalog/mcp-tools.ts";
import { estimateProfit } from "./estimate-profit.ts";
import { findTimes } from "./find-times.ts";
import { getTool } from "./get-tool.ts";
import { readPage } from "./read-page.ts";
import { requestCall } from "./request-call.ts";
import { search } from "./search.ts";
import type { McpTool } from "./tool.ts";

export const TOOLS: Record<McpToolName, McpTool> = {
  find_times: findTimes,
  request_call: requestCall,
  estimate_profit: estimateProfit,
  read_page: readPage,
  search,
  get_tool: getTool,
};

/** As the protocol lists them. */
export const TOOL_LIST = Object.entries(TOOLS).map(([name, { title, description, input, isReadOnly }]) => ({
  name,
  title,
  description,
  inputSchema: input as { type: "object" },
  annotations: { readOnlyHint: isReadOnly, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));
