/** What an assistant can do here. Only `request_call` changes anything. */
export const MCP_TOOLS = ["find_times", "request_call", "estimate_profit", "read_page", "search", "get_tool"] as const;

export type McpToolName = (typeof MCP_TOOLS)[number];
