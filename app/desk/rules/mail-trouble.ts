/** Why an email didn't go, as far as the outbox's note tells. */
export type Trouble = "no-mailbox" | "login" | "no-answer" | "address-refused" | "message-refused" | "disk" | "other";

/**
 * The note is a code of the library or the system, the step of the conversation and the server's number, such as 'EENVELOPE RCPT TO 550'.
 */
export function troubleOf({ bounced, problem }: { bounced: boolean; problem: string | null }): Trouble {
  const note = problem ?? "";
  if (bounced) return "no-mailbox";
  if (/^EAUTH|^ENOAUTH/.test(note)) return "login";
  if (/^(?:ECONN\w*|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EAI_AGAIN|ETLS|EHOSTUNREACH|TimeoutError)/.test(note)) return "no-answer";
  if (/RCPT TO/.test(note)) return "address-refused";
  if (/\bDATA\b|^EMESSAGE/.test(note)) return "message-refused";
  if (/^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS)/.test(note)) return "disk";
  return "other";
}
