import { type AssistantKey, assistantKeyOf } from "../../assistants/catalog/assistants.ts";

const MOST_AGENTS = 500;
const known = new Map<string, AssistantKey | undefined>();

/**
 * The assistant that reads a page because somebody asked it something: those say so, as in 'ChatGPT-User/1.0'. Crawlers that collect pages for later
 * don't count. Each browser line is read once.
 */
export function readingAssistant(userAgent: string) {
  if (known.has(userAgent)) return known.get(userAgent);
  const assistant = /\w-User\b/.test(userAgent) ? assistantKeyOf(userAgent) : undefined;
  if (known.size < MOST_AGENTS) known.set(userAgent, assistant);
  return assistant;
}
