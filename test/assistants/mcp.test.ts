import { expect, test } from "vitest";
import { assistantExamples } from "../../app/assistants/assistant-examples.ts";
import { MCP_TOOLS } from "../../app/assistants/catalog/mcp-tools.ts";
import { requestCallWords, toolRefusals } from "../../app/assistants/words/mcp-tools.ts";
import { LIMITS } from "../../app/forms/limits.server.ts";
import { assistantPage, EXAMPLE_FORM, EXAMPLE_NUMBERS } from "../../app/pages/assistant/words.ts";
import { pages } from "../../app/site/pages.ts";
import { textOf } from "../harness/html.ts";
import { callOf, connect, MCP_HEADERS } from "../harness/mcp.ts";
import { onSocket } from "../harness/on-socket.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

/** The endpoint rests after each message; see server/queue.ts. Without limits it doesn't. */
const RESTLESS = { env: { RATE_LIMIT: "off" } };

test.each([
  ["auto", "2026-07-28"],
  ["legacy", "2025-11-25"],
] as const)("the official client works, negotiating by %s", async (mode, version) => {
  const site = await openSiteWithTables(RESTLESS);
  const client = await connect(await onSocket(site), { mode });
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(MCP_TOOLS);
  for (const { description = "", inputSchema, annotations, name } of tools) {
    expect(description.length).toBeGreaterThan(100);
    expect(inputSchema.type).toBe("object");
    expect(Object.values(inputSchema.properties ?? {}).every((property) => "description" in (property as object))).toBe(true);
    expect(annotations?.readOnlyHint).toBe(name !== "request_call");
  }
  const times = await client.callTool({ name: "find_times", arguments: { timeZone: "America/Denver", days: 1 } });
  expect(times.structuredContent).toMatchObject({
    times: expect.arrayContaining([
      { slot: "2026-11-16 9:00 AM", yourTime: "Monday, November 16, 2026 at 7:00 AM MST", startsAt: "2026-11-16T14:00:00.000Z" },
    ]),
  });
  const profit = textIn(await client.callTool({ name: "estimate_profit", arguments: EXAMPLE_NUMBERS }));
  expect(profit).toContain("8 + 6 + 4 hours a week × 52 weeks = 936 hours");
  expect(profit).toContain("Foundation Audit is the smallest package that fits");
  const file = textIn(await client.callTool({ name: "get_tool", arguments: { looking: "change order" } }));
  const address = /https:\S+\.docx/.exec(file)?.[0] ?? "";
  expect((await site.get(new URL(address).pathname)).status).toBe(200);
  const found = await client.callTool({ name: "search", arguments: { words: "guarantee packages" } });
  const [first] = (found.structuredContent as { pages: { page: string }[] }).pages;
  const page = textIn(await client.callTool({ name: "read_page", arguments: { page: first?.page ?? "" } }));
  expect(page).toMatch(/^# /);
  const { resources } = await client.listResources();
  const packages = resources.find(({ uri }) => uri.endsWith("/ai-packages-for-contractors.md"))?.uri ?? "";
  const read = (await client.readResource({ uri: packages })).contents[0];
  expect(read && "text" in read && read.text).toBe(
    textIn(await client.callTool({ name: "read_page", arguments: { page: pages.packages.path } })),
  );
  await expect(client.readResource({ uri: "https://evil.example/faq.md" })).rejects.toThrow();
  const [prompt] = (await client.listPrompts()).prompts;
  expect(prompt?.title).toBe("Plan my discovery call");
  const { messages } = await client.getPrompt({ name: prompt?.name ?? "" });
  expect(JSON.stringify(messages)).toContain("wait for my yes");
});

test("an assistant counts under one name, whether it calls a tool or reads a page", async () => {
  const asked: string[][] = [];
  const counting = {
    reported: () => {},
    booked: () => {},
    sourceOf: () => "",
    assistantAsked: (...facts: string[]) => void asked.push(facts),
  };
  const site = await openSiteWithTables({ counting });
  const client = await connect(await onSocket(site), { name: "desktop-app", title: "Claude" });
  await client.callTool({ name: "read_page", arguments: { page: pages.packages.path } });
  await client.readResource({ uri: (await client.listResources()).resources[0]?.uri ?? "" });
  expect(asked).toEqual([
    ["claude", "read_page"],
    ["claude", "page"],
  ]);
});

test("a wrong value gets the question to ask next, and none is taken for granted", async () => {
  const { post } = await openSiteWithTables(RESTLESS);
  const ask = async (name: string, given: object) => (await (await post("/mcp", callOf(name, given), MCP_HEADERS)).json()).result;
  expect(await ask("find_times", { timeZone: "Denver" })).toMatchObject({ isError: true });
  expect(textIn(await ask("find_times", {}))).toContain("Ask the person which city they're in");
  expect(textIn(await ask("find_times", { timeZone: "America/Denver", from: "soon" }))).toContain("Ask the person from which day on");
  const { employeeCount: _, ...six } = EXAMPLE_NUMBERS;
  expect(textIn(await ask("estimate_profit", six))).toBe("Ask how many people work there, and send a number above 0 in employeeCount.");
  const call = await ask("request_call", { slot: "tomorrow", email: "sam" });
  expect(call.isError).toBe(true);
  expect(textIn(call)).toContain("email isn't an email address. Ask the person to spell it out.");
  expect(textIn(call)).toContain("slot isn't a time we offer. Use find_times");
  expect(textIn(await ask("read_page", { page: "/nowhere" }))).toContain("Use search to find its address");
  expect(textIn(await ask("read_page", { page: "https://evil.example/faq" }))).toContain("no such page");
  expect(textIn(await ask("search", { words: "xyzzy" }))).toContain("ask the person what they mean");
  expect(textIn(await ask("get_tool", { looking: "zebra" }))).toContain("No file fits these words");
});

test("the page for people shows the tools' own answers", async () => {
  const site = await openSiteWithTables();
  const ask = async (name: string, given: object) =>
    textIn((await (await site.post("/mcp", callOf(name, given), MCP_HEADERS)).json()).result);
  const told = [
    await ask("estimate_profit", EXAMPLE_NUMBERS),
    await ask("read_page", { page: pages.growthEngine.path }),
    await ask("get_tool", { looking: EXAMPLE_FORM }),
    requestCallWords.asked(assistantPage.tries.when, "within 24 hours"),
  ];
  const html = textOf(await (await site.get(pages.assistant.path)).text());
  const examples = assistantExamples(site.settings);
  expect(examples).toHaveLength(told.length);
  for (const [i, { parts }] of examples.entries())
    for (const line of parts.flatMap(({ title = "", items }) => [title, ...items])) {
      expect(told[i]).toContain(line);
      expect(html).toContain(line);
    }
  expect(html).toContain(`${site.settings.siteUrl}/mcp`);
  const off = openSite({ env: { ASSISTANTS: "off" } });
  expect(textOf(await (await off.get(pages.assistant.path)).text())).toContain("Booking by assistants is switched off right now.");
});

test("takes one JSON-RPC message by POST, and nothing else", async () => {
  const { get, post, fetch, settings } = openSite();
  const url = `${settings.siteUrl}/mcp`;
  for (const method of ["GET", "DELETE", "PUT", "OPTIONS"]) {
    const answer = await fetch(new Request(url, { method }));
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "POST"]);
  }
  expect((await get("/mcp")).headers.get("content-security-policy")).toContain("default-src 'none'");
  const list = await post("/mcp", LIST, MCP_HEADERS);
  expect([list.status, list.headers.get("content-type"), list.headers.get("mcp-session-id")]).toEqual([200, "application/json", null]);
  expect((await post("/mcp", "{", MCP_HEADERS)).status).toBe(400);
  expect((await post("/mcp", `[${LIST},${LIST}]`, MCP_HEADERS)).status).toBe(400);
  expect((await post("/mcp", LIST, { ...MCP_HEADERS, "content-type": "text/plain" })).status).toBe(415);
  expect((await post("/mcp", callOf("get_tool", { looking: "x".repeat(65_536) }), MCP_HEADERS)).status).toBe(413);
  expect((await (await post("/mcp", callOf("drop_table"), MCP_HEADERS)).json()).error.message).toContain("no such tool");
});

test("a page of another site can't call it, even one whose name leads here", async () => {
  const { post, settings } = openSite();
  const ask = async (headers: Record<string, string>) => (await post("/mcp", LIST, { ...MCP_HEADERS, ...headers })).status;
  expect(await ask({ origin: settings.siteUrl })).toBe(200);
  expect(await ask({ origin: "https://evil.example" })).toBe(403);
  expect(await ask({ origin: "http://rebound.example", host: "rebound.example" })).toBe(403);
  expect(await ask({ origin: "null" })).toBe(403);
  expect(await ask({ "sec-fetch-site": "cross-site" })).toBe(403);
});

test("nobody holds a connection open: a subscription is refused at once", async () => {
  const site = await openSiteWithTables();
  const address = await onSocket(site);
  const meta = { "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {} };
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "subscriptions/listen",
    params: { notifications: { toolsListChanged: true }, _meta: meta },
  });
  const headers = { ...MCP_HEADERS, "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
  const answer = await fetch(`${address}/mcp`, { method: "POST", body, headers });
  expect(await answer.text()).toContain("error");
});

test("ASSISTANTS=off closes it with one sentence", async () => {
  const { get, post } = openSite({ env: { ASSISTANTS: "off" } });
  for (const answer of [await get("/mcp"), await post("/mcp", LIST, MCP_HEADERS)]) {
    expect(answer.status).toBe(404);
    expect((await answer.json()).error.message).toBe(toolRefusals.closed);
  }
});

test("a network that sends too much is refused, and no other", async () => {
  const now = () => new Date("2026-11-15T12:09:00Z");
  const { post } = openSite({ env: { TRUST_PROXY: "on" }, now });
  const from = (address: string) => post("/mcp", "{", { ...MCP_HEADERS, "x-forwarded-for": address });
  for (let i = 0; i < LIMITS.assistantMessages; i++) expect((await from("10.0.0.1")).status).toBe(400);
  const refused = await from("10.0.0.1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await from("10.0.0.2")).status).toBe(400);
});

function textIn(result: { content?: unknown }) {
  return (result.content as { text: string }[]).map(({ text }) => text).join("\n");
}
