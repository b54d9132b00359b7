import { resolve } from "node:path";
import { HOLIDAYS, type Holidays } from "../time/holidays.ts";
import type { WeekHours } from "../time/week-hours.ts";
import {
  calendarAddresses,
  duration,
  emailAddress,
  emailAddresses,
  type HeroVideo,
  heroVideo,
  knownTimeZone,
  longSecret,
  longSecrets,
  oneOfAllowed,
  onOrOff,
  phoneNumber,
  portNumber,
  serverAddress,
  siteAddress,
  webhook,
  weekHours,
  wholeNumber,
} from "./setting-values.ts";
import { readStudio } from "./studio/read-studio.ts";
import type { StudioFacts } from "./studio/studio.ts";

/** Everything an operator can set. Read once at start; a bad value stops the start with a one-sentence message. */
export type Settings = {
  port: number;
  host: string;
  siteUrl: string;
  siteName: string;
  dataDir: string;
  /**
   * Keys the hashes of visitors' networks and mailboxes, and signs what no row stores, such as unsubscribe links. Empty until startup reads
   * or creates the one in DATA_DIR.
   */
  secret: string;
  /** What SECRET was before: links and addresses that were made with them still work. */
  oldSecrets: string[];
  /** A PostgreSQL URL. Without one, SQLite in DATA_DIR. */
  databaseUrl: string | undefined;
  /** Without one, emails are written as files to DATA_DIR/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contactEmail: string;
  /** Shown with a link that dials it. */
  phone: string | undefined;
  /** Printed in emails: some countries' laws require it in newsletters. */
  postalAddress: string;
  privacyEmail: string;
  /** Each receives every booking and lead. */
  agencyEmails: string[];
  /** Is told about bookings, leads and subscribers as signed JSON. Both are set, or neither. */
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
  timeZone: string;
  /** A call can't be booked for sooner than this from now. */
  shortestNoticeMs: number;
  holidays: Holidays;
  /** Addresses and files of the agency's own calendars. The addresses are secrets: whoever has one can read the calendar. */
  busyCalendars: string[];
  /** The owner's weekly hours. Without them, and without any set at the desk or by command, the contract's times count. */
  workHours: WeekHours | undefined;
  /** Within how many hours the agency answers a request. The site says 24; it can only be fewer. */
  promiseHours: number;
  /** A few emails to whoever asked for a plan and hasn't booked. */
  followUp: boolean;
  /** Whether a page shows how fast the agency answers, from the site's own records. */
  showAnswerSpeed: boolean;
  /** Whether programs may ask for a call in somebody's name. Reading the site stays open to them. */
  assistants: boolean;
  heroVideo: HeroVideo | undefined;
  showRating: boolean;
  /** A proxy of ours sits in front of the process and passes on the visitor's IP address. */
  trustProxy: boolean;
  rateLimit: boolean;
  /** Views and visits are counted as hourly sums, without cookies and without anything about a visitor. */
  countVisits: boolean;
  /** On https URLs: tells browsers to use https only. 'preload' is a promise for every subdomain and hard to take back. */
  hsts: Hsts;
  logLevel: string;
  /** The owner's own pages under /desk. Without it there are none. */
  desk: boolean;
  /** Who the studio is: the owner's studio.yaml. */
  studio: StudioFacts;
};

type Hsts = (typeof HSTS)[number];

const HSTS = ["on", "off", "preload"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const port = portNumber(read("PORT", "3000"));
  // Whole, so that a path in it is the same however the setting is written.
  const dataDir = resolve(read("DATA_DIR", "./var"));
  const contactEmail = emailAddress("CONTACT_EMAIL", read("CONTACT_EMAIL", DEFAULT_CONTACT_EMAIL));
  return {
    port,
    host: read("HOST", "0.0.0.0"),
    siteUrl: siteAddress(read("SITE_URL", `http://localhost:${port}`)),
    siteName: read("SITE_NAME", "Peakworks"),
    dataDir,
    secret: longSecret(read("SECRET", "")),
    oldSecrets: longSecrets(read("OLD_SECRETS", "")),
    databaseUrl: serverAddress("DATABASE_URL", read("DATABASE_URL", ""), ["postgres:", "postgresql:"]),
    smtpUrl: serverAddress("SMTP_URL", read("SMTP_URL", ""), ["smtp:", "smtps:"]),
    mailFrom: emailAddress("MAIL_FROM", read("MAIL_FROM", contactEmail)),
    contactEmail,
    phone: phoneNumber(read("PHONE", "")),
    postalAddress: read("POSTAL_ADDRESS", ""),
    privacyEmail: emailAddress("PRIVACY_EMAIL", read("PRIVACY_EMAIL", DEFAULT_PRIVACY_EMAIL)),
    agencyEmails: emailAddresses("AGENCY_EMAIL", read("AGENCY_EMAIL", contactEmail)),
    ...webhook(read("WEBHOOK_URL", ""), read("WEBHOOK_SECRET", "")),
    timeZone: knownTimeZone(read("AGENCY_TIME_ZONE", "America/New_York")),
    shortestNoticeMs: duration("SHORTEST_NOTICE", read("SHORTEST_NOTICE", "2h")),
    holidays: oneOfAllowed("HOLIDAYS", read("HOLIDAYS", "none"), HOLIDAYS),
    busyCalendars: calendarAddresses(read("BUSY_CALENDARS", "")),
    workHours: weekHours("WORK_HOURS", read("WORK_HOURS", "")),
    promiseHours: wholeNumber("PROMISE_HOURS", read("PROMISE_HOURS", "24"), 1, 24),
    followUp: onOrOff("FOLLOW_UP", read("FOLLOW_UP", "on")),
    showAnswerSpeed: onOrOff("SHOW_RECORD", read("SHOW_RECORD", "on")),
    assistants: onOrOff("ASSISTANTS", read("ASSISTANTS", "on")),
    heroVideo: heroVideo(read("HERO_VIDEO", "vimeo:22439234")),
    showRating: onOrOff("SHOW_RATING", read("SHOW_RATING", "on")),
    trustProxy: onOrOff("TRUST_PROXY", read("TRUST_PROXY", "off")),
    rateLimit: onOrOff("RATE_LIMIT", read("RATE_LIMIT", "on")),
    countVisits: onOrOff("COUNT_VISITS", read("COUNT_VISITS", "on")),
    hsts: oneOfAllowed("HSTS", read("HSTS", "on"), HSTS),
    logLevel: oneOfAllowed("LOG_LEVEL", read("LOG_LEVEL", "info"), LOG_LEVELS),
    desk: onOrOff("DESK", read("DESK", "off")),
    studio: readStudio(dataDir),
  };
}

const DEFAULT_CONTACT_EMAIL = "hello@peakworks.example";
const DEFAULT_PRIVACY_EMAIL = "privacy@peakworks.example";

/** Addresses that nobody reads: worth a warning at start. */
export function usesExampleAddresses(settings: Settings) {
  return settings.contactEmail === DEFAULT_CONTACT_EMAIL || settings.privacyEmail === DEFAULT_PRIVACY_EMAIL;
}
