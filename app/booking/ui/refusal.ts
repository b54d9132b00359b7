type NoticeWords = { title: string; text: string };
export type RefusalWords = { failed: NoticeWords; reasons: Record<"open" | "emails" | "tries", string> };

/** What a visitor reads when a request isn't taken: the contract's words first, then why. */
export function refusal({ failed, reasons }: RefusalWords, reason?: keyof RefusalWords["reasons"]): NoticeWords {
  return reason ? { ...failed, text: `${failed.text} ${reasons[reason]}` } : failed;
}
