import { repeatableName } from "../../forms/name.ts";
import { ASSISTANTS, type AssistantKey, assistantKeyOf } from "../catalog/assistants.ts";

/** Who asks: its key for the counts, and the name that an email to a stranger may repeat, or an empty string. */
export type Asker = { key: AssistantKey; name: string };

/**
 * A program says in its request what it's called, or only in its browser line. It may say anything, so we repeat a name that we know, or
 * one that looks like a name.
 */
export function askerOf(clientName: unknown, userAgent: string): Asker {
  const said = typeof clientName === "string" && clientName.trim() ? clientName.slice(0, LONGEST_CLIENT_NAME) : productOf(userAgent);
  const key = assistantKeyOf(said);
  return { key, name: key === "other" ? repeatableName(said.replaceAll(/[-_]/g, " ")) : ASSISTANTS[key].name };
}

const LONGEST_CLIENT_NAME = 100;

/** 'openai-mcp' of 'openai-mcp/1.0.0 (node)'. */
function productOf(userAgent: string) {
  return /^[\w .-]{1,100}?(?=\/|$)/.exec(userAgent)?.[0] ?? "";
}
