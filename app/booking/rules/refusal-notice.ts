import type { NoticeWords } from "../../design/notice.tsx";

/**
 * A mailbox's limits, many forms at once, a database that's away, no connection, a robot's speed, another site's page, a text that's too
 * long.
 */
export type RefusalReason = "open" | "emails" | "tries" | "unavailable" | "network" | "robot" | "foreign" | "tooLarge";
type RefusalWords = { failed: NoticeWords; reasons: Record<RefusalReason, string> };

/** What a visitor reads when a request isn't taken: the contract's words first, then why and what helps. */
export function refusalNotice({ failed, reasons }: RefusalWords, reason: RefusalReason): NoticeWords {
  return { ...failed, text: `${failed.text} ${reasons[reason]}` };
}

/** By the code that the endpoint answers with. */
const CODES: Record<string, RefusalReason> = {
  too_many_open: "open",
  too_many_emails: "emails",
  rate_limited: "tries",
  refused: "robot",
  cross_site: "foreign",
  too_large: "tooLarge",
};

export function reasonFrom(code: string | undefined): RefusalReason {
  return CODES[code ?? ""] ?? "unavailable";
}
