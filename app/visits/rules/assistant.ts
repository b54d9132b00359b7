import { assistantKeyOf } from "../../assistants/catalog/assistants.ts";
import { remember } from "../../text/remember.ts";

const MOST_AGENTS = 500;

/**
 * The assistant that reads a page because somebody asked it something: those say so, as in 'ChatGPT-User/1.0'. Crawlers that collect pages
 * for later don't count. Assistants and visitors share a few hundred names, so each is read once.
 */
export const readingAssistant = remember(MOST_AGENTS, (userAgent) => (/\w-User\b/.test(userAgent) ? assistantKeyOf(userAgent) : undefined));
