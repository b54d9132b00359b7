/** What an assistant can do here. Only `request_call` changes anything. */
export const MCP_TOOLS = ["find_times", "request_call", "estimate_profit", "read_page", "search", "get_tool"] as const;

export type McpToolName = (typeof MCP_TOOLS)[number];

export const MCP_PATH = "/mcp";
export const OPENAPI_PATH = "/openapi.json";

/** A call that a program asked for is let go after this long without a press on the link in its email. */
export const HOLD_MINUTES = 30;
