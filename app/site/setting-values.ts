import { BOOKING_WINDOW_DAYS } from "../booking/catalog/slots.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations.ts";
import { readWeekHours } from "../time/week-hours.ts";
import { knownZone } from "../time/zone.ts";

/** A bad setting. Its message is the one sentence the operator reads. */
export class SettingError extends Error {}

export type HeroVideo = { player: "vimeo" | "youtube"; id: string };

const SECRET_CHARACTERS = 32;

export function portNumber(value: string) {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new SettingError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

export function siteAddress(value: string) {
  const url = /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (url?.pathname !== "/" || url.search || url.hash || url.username)
    throw new SettingError(`SITE_URL must be an address like https://www.example.com without a path, not "${value}".`);
  return url.origin;
}

// The next four may hold a password, so their messages don't repeat the value.
export function longSecret(value: string) {
  if (value && value.length < SECRET_CHARACTERS) throw new SettingError(`SECRET must be at least ${SECRET_CHARACTERS} characters long.`);
  return value;
}

export function longSecrets(value: string) {
  const secrets = [...new Set(value.split(/[\s,]+/).filter(Boolean))];
  const short = secrets.findIndex(({ length }) => length < SECRET_CHARACTERS);
  if (short !== -1)
    throw new SettingError(
      `OLD_SECRETS must be secrets of at least ${SECRET_CHARACTERS} characters with commas or spaces between, and number ${short + 1} is shorter.`,
    );
  return secrets;
}

export function serverAddress(name: string, value: string, protocols: [string, string]) {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url?.host || !protocols.includes(url.protocol) || hasBrokenPassword(url)) {
    const instead = name === "DATABASE_URL" ? ", or leave the password out and set PGPASSWORD" : "";
    throw new SettingError(
      `${name} must be an address like ${protocols[0]}//user:password@host: write / in the password as %2F, @ as %40, # as %23, ? as %3F and % as %25${instead}.`,
    );
  }
  return value;
}

/**
 * In 'user:12#3@host' a URL ends its host before the '#', and what looks like the host is 'user'. A '%' that encodes nothing can't be
 * decoded.
 */
function hasBrokenPassword({ username, password, pathname, search, hash }: URL) {
  // Settings after the '?' may have an '@' of their own.
  const isCutShort = hash !== "" || (!username && (pathname.includes("@") || /^[^=]*@/.test(search)));
  return isCutShort || /%(?![\da-f]{2})/i.test(username + password);
}

export function webhook(url: string, secret: string) {
  if (!url) return { webhookUrl: undefined, webhookSecret: undefined };
  const { protocol = "", username = "" } = URL.canParse(url) ? new URL(url) : {};
  if (!/^https?:$/.test(protocol) || username)
    throw new SettingError("WEBHOOK_URL must be an address like https://hooks.example.com/calls without a user name.");
  const bytes = /^whsec_[\w+/-]+=*$/.test(secret) ? Buffer.from(secret.slice("whsec_".length), "base64").length : 0;
  if (bytes < 24 || bytes > 64)
    throw new SettingError(
      'With WEBHOOK_URL set, WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64: echo "whsec_$(openssl rand -base64 32)".',
    );
  return { webhookUrl: url, webhookSecret: secret };
}

export function phoneNumber(value: string) {
  if (!value) return undefined;
  const digits = value.replace(/\D/g, "").length;
  if (!/^\+?[\d\s().-]+$/.test(value) || digits < 7 || digits > 15)
    throw new SettingError(`PHONE must be a phone number like (555) 010-4477 or +44 20 7946 0958, not "${value}".`);
  return value;
}

export function emailAddresses(name: string, value: string) {
  return [...new Set(value.split(",").map((address) => emailAddress(name, address.trim())))];
}

export function emailAddress(name: string, value: string) {
  if (!/^[^\s@<>",]+@[^\s@<>",]+\.[^\s@<>",]+$/.test(value)) throw new SettingError(`${name} must be an email address, not "${value}".`);
  return value;
}

export function knownTimeZone(value: string) {
  const zone = knownZone(value);
  if (!zone) throw new SettingError(`AGENCY_TIME_ZONE must be a time zone like America/New_York, not "${value}".`);
  return zone;
}

export function weekHours(name: string, value: string) {
  if (!value) return undefined;
  try {
    return readWeekHours(value);
  } catch (error) {
    throw new SettingError(`${name}: ${(error as Error).message}`);
  }
}

export function wholeNumber(name: string, value: string, least: number, most: number) {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  return number;
}

/** With much more than half of the booking window, hardly any slot would be left to book. */
const LONGEST_NOTICE_DAYS = BOOKING_WINDOW_DAYS / 2;
const UNITS: Record<string, number> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

export function duration(name: string, value: string) {
  const [, count = "", unit = "m"] = /^(?:(\d{1,5})([mhd])|0)$/.exec(value) ?? [];
  const milliseconds = value === "0" ? 0 : Number(count || Number.NaN) * (UNITS[unit] ?? Number.NaN);
  if (!(milliseconds <= LONGEST_NOTICE_DAYS * DAY_MS))
    throw new SettingError(`${name} must be a time like 30m, 2h, 1d or 0, up to ${LONGEST_NOTICE_DAYS}d, not "${value}".`);
  return milliseconds;
}

/** The message doesn't repeat the address, because it's a secret. */
export function calendarAddresses(value: string) {
  const addresses = [...new Set(value.split(/[\s,]+/).filter(Boolean))].map((address) => address.replace(/^webcals?:/i, "https:"));
  for (const [i, address] of addresses.entries())
    if (/^[a-z][a-z\d+.-]+:/i.test(address) && !(/^https?:/i.test(address) && URL.canParse(address)))
      throw new SettingError(`BUSY_CALENDARS must be https addresses or files, and number ${i + 1} is neither.`);
  return addresses;
}

export function heroVideo(value: string): HeroVideo | undefined {
  if (value === "none") return undefined;
  const match = /^(vimeo):(\d+)$|^(youtube):([\w-]{6,20})$/.exec(value);
  if (!match) throw new SettingError(`HERO_VIDEO must be vimeo:<id>, youtube:<id> or none, not "${value}".`);
  return match[1] ? { player: "vimeo", id: match[2] ?? "" } : { player: "youtube", id: match[4] ?? "" };
}

export function onOrOff(name: string, value: string) {
  return oneOfAllowed(name, value, ["on", "off"]) === "on";
}

export function oneOfAllowed<Value extends string>(name: string, value: string, allowed: readonly Value[]) {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new SettingError(`${name} must be one of ${allowed.join(", ")}, not "${value}".`);
  return found;
}
