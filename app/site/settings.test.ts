import { resolve } from "node:path";
import { expect, test } from "vitest";
import { HOUR_MS } from "../time/durations.ts";
import { SettingError } from "./setting-values.ts";
import { readSettings, usesExampleAddresses } from "./settings.ts";

test("every setting has a default", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "0.0.0.0",
    siteUrl: "http://localhost:3000",
    siteName: "Peakworks",
    dataDir: resolve("var"),
    contactEmail: "hello@peakworks.example",
    privacyEmail: "privacy@peakworks.example",
    timeZone: "America/New_York",
    shortestNoticeMs: 2 * HOUR_MS,
    holidays: "none",
    busyCalendars: [],
    heroVideo: { player: "vimeo", id: "22439234" },
    showRating: true,
    secret: "",
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: "hello@peakworks.example",
    agencyEmails: ["hello@peakworks.example"],
    webhookUrl: undefined,
    phone: undefined,
    trustProxy: false,
    rateLimit: true,
    countVisits: true,
    assistants: true,
    logLevel: "info",
  });
});

test("the site's address follows the port until it is set", () => {
  expect(readSettings({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readSettings({ PORT: "8080", SITE_URL: "https://www.example.com/" }).siteUrl).toBe("https://www.example.com");
});

test.each([
  ["youtube:dQw4w9WgXcQ", { player: "youtube", id: "dQw4w9WgXcQ" }],
  ["vimeo:1", { player: "vimeo", id: "1" }],
  ["none", undefined],
])("HERO_VIDEO=%s", (value, expected) => {
  expect(readSettings({ HERO_VIDEO: value }).heroVideo).toEqual(expected);
});

test.each([
  ["30m", 30],
  ["2h", 120],
  ["1d", 24 * 60],
  ["0", 0],
  ["0m", 0],
])("SHORTEST_NOTICE=%s is %i minutes", (value, minutes) => {
  expect(readSettings({ SHORTEST_NOTICE: value }).shortestNoticeMs).toBe(minutes * 60_000);
});

test("ASSISTANTS is on or off", () => {
  expect(readSettings({ ASSISTANTS: "off" }).assistants).toBe(false);
  expect(() => readSettings({ ASSISTANTS: "closed" })).toThrow(/^ASSISTANTS must be/);
});

test("BUSY_CALENDARS are separated by spaces, commas or lines; webcal means https", () => {
  expect(
    readSettings({ BUSY_CALENDARS: "https://a.example/1.ics, webcal://b.example/2.ics\n/srv/own.ics /srv/own.ics" }).busyCalendars,
  ).toEqual(["https://a.example/1.ics", "https://b.example/2.ics", "/srv/own.ics"]);
});

test("emails come from and go to the contact address until told otherwise", () => {
  expect(readSettings({ CONTACT_EMAIL: "a@b.co" })).toMatchObject({ mailFrom: "a@b.co", agencyEmails: ["a@b.co"] });
  const given = { MAIL_FROM: "c@b.co", AGENCY_EMAIL: "d@b.co, e@b.co,d@b.co" };
  expect(readSettings(given)).toMatchObject({ mailFrom: "c@b.co", agencyEmails: ["d@b.co", "e@b.co"] });
  expect(() => readSettings({ AGENCY_EMAIL: "d@b.co, nobody" })).toThrow('AGENCY_EMAIL must be an email address, not "nobody".');
});

test("webhooks need an address and a secret of the convention's length", () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  const WEBHOOK_URL = "https://hooks.example.com/calls?key=hunter2";
  expect(readSettings({ WEBHOOK_URL, WEBHOOK_SECRET })).toMatchObject({ webhookUrl: WEBHOOK_URL, webhookSecret: WEBHOOK_SECRET });
  expect(readSettings({ WEBHOOK_SECRET })).toMatchObject({ webhookUrl: undefined });
  for (const url of ["hooks.example.com", "ftp://hooks.example.com", "https://a:hunter2@hooks.example.com"])
    expect(() => readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET })).toThrow(/^WEBHOOK_URL must be an address like (?!.*hunter2)/);
  for (const secret of ["", "hunter2", "whsec_", "whsec_c2hvcnQ=", `whsec_${"A".repeat(88)}`])
    expect(() => readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: secret })).toThrow(
      /WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes(?!.*hunter2)/,
    );
});

test.each([
  ["SECRET", "short", "SECRET must be at least 32 characters long."],
  [
    "DATABASE_URL",
    "mysql://root:hunter2@db",
    /^DATABASE_URL must be an address like postgres:\/\/user:password@host: .*or leave the password out and set PGPASSWORD\.$/,
  ],
  [
    "OLD_SECRETS",
    `${"s".repeat(32)}, hunter2`,
    "OLD_SECRETS must be secrets of at least 32 characters with commas or spaces between, and number 2 is shorter.",
  ],
  ["BUSY_CALENDARS", "a.ics, ftp://hunter2/b.ics", "BUSY_CALENDARS must be https addresses or files, and number 2 is neither."],
  ["SMTP_URL", "hunter2", /^SMTP_URL must be an address like smtp:\/\/user:password@host: .* and % as %25\.$/],
])("a bad %s is named without repeating it", (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test.each([
  ["PORT", "abc", 'PORT must be a number from 0 to 65535, not "abc".'],
  ["AGENCY_TIME_ZONE", "Mars/Base", 'AGENCY_TIME_ZONE must be a time zone like America/New_York, not "Mars/Base".'],
  ["SITE_URL", "example.com", 'SITE_URL must be an address like https://www.example.com without a path, not "example.com".'],
])("a bad %s is named with what it was, in one sentence", (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingError(sentence));
});

test("OLD_SECRETS are separated by commas or spaces", () => {
  const [one, two] = ["a".repeat(32), "b".repeat(43)];
  expect(readSettings({ OLD_SECRETS: `${one}, ${two}\n${one}` }).oldSecrets).toEqual([one, two]);
  expect(readSettings({}).oldSecrets).toEqual([]);
});

test.each(["12/3", "12#3", "12?3", "100%", "a%zz", "a/b", "a#b", "a?b"])(
  "a password like %s in an address is refused, not misread",
  (password) => {
    for (const [name, protocol] of [
      ["DATABASE_URL", "postgres"],
      ["SMTP_URL", "smtps"],
    ] as const) {
      const address = (text: string) => ({ [name]: `${protocol}://user:${text}@host.example/name` });
      expect(() => readSettings(address(password))).toThrow(new RegExp(`^${name} must be an address like`));
      expect(() => readSettings(address(encodeURIComponent(password)))).not.toThrow();
    }
  },
);

test("a user and a password may stand after the question mark", () => {
  const databaseUrl = "postgres://db.example/peakworks?user=calls&password=a@b&sslmode=require";
  expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test.each([
  ["SHORTEST_NOTICE", "2"],
  ["SHORTEST_NOTICE", "two hours"],
  ["SHORTEST_NOTICE", "-1h"],
  ["SHORTEST_NOTICE", "1.5h"],
  ["SHORTEST_NOTICE", "31d"],
  ["HOLIDAYS", "uk"],
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://example.com/blog"],
  ["SITE_URL", "https://user@example.com"],
  ["AGENCY_TIME_ZONE", "Mars/Base"],
  ["CONTACT_EMAIL", "nobody"],
  ["PRIVACY_EMAIL", "a b@example.com"],
  ["HERO_VIDEO", "vimeo:<script>"],
  ["SHOW_RATING", "yes"],
  ["TRUST_PROXY", "1"],
  ["RATE_LIMIT", "no"],
  ["COUNT_VISITS", "maybe"],
  ["AGENCY_EMAIL", "nobody"],
  ["MAIL_FROM", "Peakworks <a@b.co>"],
  ["LOG_LEVEL", "loud"],
  ["PHONE", "call us"],
  ["PHONE", "555-01"],
  ["PHONE", "555 010 4477 ext. 3"],
])("%s=%s stops the start with a sentence that names both", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"\\.$`));
});

test("example addresses are noticed", () => {
  expect(usesExampleAddresses(readSettings({}))).toBe(true);
  expect(usesExampleAddresses(readSettings({ CONTACT_EMAIL: "a@b.co", PRIVACY_EMAIL: "c@b.co" }))).toBe(false);
});
