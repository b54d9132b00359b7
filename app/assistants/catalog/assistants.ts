/** Assistants that we know by name, and how they name themselves in their program's name or browser line. Whatever else asks is 'other'. */
export const ASSISTANTS = {
  claude: { name: "Claude", says: /claude|anthropic/i },
  chatgpt: { name: "ChatGPT", says: /chatgpt|openai/i },
  gemini: { name: "Gemini", says: /gemini/i },
  copilot: { name: "Copilot", says: /copilot/i },
  perplexity: { name: "Perplexity", says: /perplexity/i },
  mistral: { name: "Le Chat", says: /mistral|le ?chat/i },
  grok: { name: "Grok", says: /grok|\bxai\b/i },
  cursor: { name: "Cursor", says: /cursor/i },
} as const;

export const ASSISTANT_KEYS = Object.keys(ASSISTANTS) as (keyof typeof ASSISTANTS)[];

export type AssistantKey = keyof typeof ASSISTANTS | "other";

/** The names are lower case, so that none of a stranger's words is stored or shown. */
export function assistantKeyOf(said: string): AssistantKey {
  return ASSISTANT_KEYS.find((key) => ASSISTANTS[key].says.test(said)) ?? "other";
}

/** Where a call began that an assistant asked for, as the counts name it. The space keeps it apart from every campaign and host. */
export const ASSISTANT_SOURCE = "assistant ";

export function assistantSource(key: AssistantKey) {
  return ASSISTANT_SOURCE + key;
}
