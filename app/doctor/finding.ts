/** What the doctor looks at. */
export type Subject =
  | "settings"
  | "SITE_URL"
  | "addresses"
  | "SECRET"
  | "proxy"
  | "follow-ups"
  | "studio"
  | "clock"
  | "DATA_DIR"
  | "disk"
  | "database"
  | "schema"
  | "outbox"
  | "webhooks"
  | "requests"
  | "passed requests"
  | "hours"
  | "holidays"
  | "posts"
  | "backup"
  | "busy calendar"
  | "email"
  | "running site"
  | "public site";

/** A line of the doctor's table. `fix` says what to do at the terminal when something is wrong. */
export type Finding = { name: Subject; state: "ok" | "warn" | "fail"; says: string; fix?: string };

export const ok = (name: Subject, says: string): Finding => ({ name, state: "ok", says });
export const warn = (name: Subject, says: string, fix: string): Finding => ({ name, state: "warn", says, fix });
export const fail = (name: Subject, says: string, fix: string): Finding => ({ name, state: "fail", says, fix });
