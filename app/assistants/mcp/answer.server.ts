import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { logFailure } from "../../site/failure.ts";
import { assistantSource } from "../catalog/assistants.ts";
import type { McpToolName } from "../catalog/mcp-tools.ts";
import { askerOf } from "../rules/asker.ts";
import { prompt, server as words } from "../words/mcp-tools.ts";
import { MARKDOWN_TYPE, markdownAt, pageResources } from "./pages.ts";
import type { ToolAnswer, ToolCaller } from "./tool.ts";
import { TOOL_LIST, TOOLS } from "./tool-list.ts";

/** What the endpoint knows of who calls before the message is read. */
type McpVisitor = Omit<ToolCaller, "asker" | "sourceOf"> & {
  userAgent: string;
  version: string;
  counted: (asker: ToolCaller["asker"], tool: string) => void;
};

/**
 * One message, one answer: no session, no stream, so any process can take the next one. This year's protocol and last year's are served by
 * the same tools.
 */
export async function answerMcp(request: Request, message: unknown, visitor: McpVisitor): Promise<Response> {
  const serve = () => serverFor(visitor);
  if (await isLegacyRequest(request, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = serve();
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: message });
  }
  // Nothing here ever changes while a client listens, so nobody may hold a connection open for it.
  return createMcpHandler(serve, { legacy: "reject", maxSubscriptions: 0 }).fetch(request, { parsedBody: message });
}

/** The lists are made once; only the caller is new with each request. */
function serverFor(visitor: McpVisitor) {
  const { settings, version } = visitor;
  const info = { name: "peakworks", title: words.title(settings.siteName), version, websiteUrl: settings.siteUrl };
  const mcp = new McpServer(info, { instructions: words.instructions, capabilities: { tools: {}, prompts: {}, resources: {} } });
  const { server } = mcp;
  /** Known with each message, so it's asked only then. */
  const asker = () => {
    const said = server.getClientVersion();
    return askerOf(said?.title ?? said?.name, visitor.userAgent);
  };
  server.setRequestHandler("tools/list", () => ({ tools: TOOL_LIST }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    if (!isTool(params.name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, words.unknownTool);
    const who = asker();
    visitor.counted(who, params.name);
    const caller: ToolCaller = { ...visitor, asker: who, sourceOf: () => assistantSource(who.key) };
    return resultOf(await run(params.name, params.arguments ?? {}, caller));
  });
  server.setRequestHandler("resources/list", async () => ({ resources: await pageResources(visitor) }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const text = await markdownAt(uri, visitor);
    if (text === undefined) throw new ResourceNotFoundError(uri);
    visitor.counted(asker(), "page");
    return { contents: [{ uri, mimeType: MARKDOWN_TYPE, text }] };
  });
  server.setRequestHandler("prompts/list", () => ({
    prompts: [{ name: prompt.name, title: prompt.title, description: prompt.description }],
  }));
  server.setRequestHandler("prompts/get", ({ params }) => {
    if (params.name !== prompt.name) throw new ProtocolError(ProtocolErrorCode.InvalidParams, words.unknownPrompt);
    return { description: prompt.description, messages: [{ role: "user", content: { type: "text", text: prompt.text } }] };
  });
  return mcp;
}

function isTool(name: string): name is McpToolName {
  return Object.hasOwn(TOOLS, name);
}

/** Neither a database that is away nor a mistake of ours is anything that an assistant could mend. */
function run(name: McpToolName, given: Record<string, unknown>, caller: ToolCaller): Promise<ToolAnswer> {
  return TOOLS[name].run(given, caller).catch((error) => {
    logFailure(caller.log, error, "a tool failed");
    return { problem: words.failed };
  });
}

function resultOf(answer: ToolAnswer) {
  const text = "problem" in answer ? answer.problem : answer.text;
  return {
    content: [{ type: "text" as const, text }],
    ...(answer.data && { structuredContent: answer.data }),
    ...("problem" in answer && { isError: true }),
  };
}
