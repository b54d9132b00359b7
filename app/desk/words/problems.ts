import type { Finding, Subject } from "../../doctor/finding.ts";
import { CALENDAR_PATH, CALLS_PATH, EMAILS_PATH, HOUSE_PATH, POSTS_PATH } from "../rules/paths.ts";

/**
 * How the owner calls what the doctor looks at, and what to do about it here. What can't be done here is for whoever looks after the
 * server.
 */
const SUBJECTS: Record<Subject, { name: string; here?: { text: string; path: string } }> = {
  settings: { name: "Settings" },
  SITE_URL: { name: "The site's address" },
  addresses: { name: "Email addresses" },
  SECRET: { name: "The site's secret" },
  proxy: { name: "The proxy" },
  "follow-ups": { name: "Follow-up emails" },
  studio: { name: "Who you are" },
  clock: { name: "The clock" },
  DATA_DIR: { name: "The data folder" },
  disk: { name: "The disk" },
  database: { name: "The database" },
  schema: { name: "The database's tables" },
  outbox: { name: "Emails", here: { text: "See which, and send them again", path: EMAILS_PATH } },
  webhooks: { name: "Webhooks" },
  requests: { name: "Requests", here: { text: "Answer them", path: CALLS_PATH } },
  "passed requests": { name: "Requests", here: { text: "Say how they went", path: CALLS_PATH } },
  hours: { name: "Your hours" },
  holidays: { name: "Holidays", here: { text: "Close the day", path: CALENDAR_PATH } },
  posts: { name: "The blog", here: { text: "Write or queue a post", path: POSTS_PATH } },
  backup: { name: "Backup", here: { text: "Make one now", path: HOUSE_PATH } },
  "busy calendar": { name: "Your own calendar", here: { text: "See what it takes", path: CALENDAR_PATH } },
  email: { name: "The mail server" },
  "running site": { name: "The running site" },
  "public site": { name: "The public address" },
};

export function problemRow({ name, says, fix = "" }: Finding) {
  return { name: SUBJECTS[name].name, says: `${says}.`, fix, here: SUBJECTS[name].here, forServer: "For whoever looks after the server" };
}
