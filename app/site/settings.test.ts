import { expect, test } from "vitest";
import { readSettings, usesExampleAddresses } from "./settings.ts";

test("every setting has a default", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "0.0.0.0",
    siteUrl: "http://localhost:3000",
    siteName: "Peakworks",
    dataDir: "./var",
    contactEmail: "hello@peakworks.example",
    privacyEmail: "privacy@peakworks.example",
    timeZone: "America/New_York",
    heroVideo: { player: "vimeo", id: "22439234" },
    showRating: true,
    secret: "",
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: "hello@peakworks.example",
    agencyEmail: "hello@peakworks.example",
    trustProxy: false,
    rateLimit: true,
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

test("emails come from and go to the contact address until told otherwise", () => {
  expect(readSettings({ CONTACT_EMAIL: "a@b.co" })).toMatchObject({ mailFrom: "a@b.co", agencyEmail: "a@b.co" });
  expect(readSettings({ MAIL_FROM: "c@b.co", AGENCY_EMAIL: "d@b.co" })).toMatchObject({ mailFrom: "c@b.co", agencyEmail: "d@b.co" });
});

test.each([
  ["SECRET", "short", "SECRET must be at least 32 characters long."],
  ["DATABASE_URL", "mysql://root:hunter2@db", "DATABASE_URL must be an address like postgres://user:password@host."],
  ["SMTP_URL", "hunter2", "SMTP_URL must be an address like smtp://user:password@host."],
])("a bad %s is named without repeating it", (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test.each([
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
  ["AGENCY_EMAIL", "nobody"],
  ["MAIL_FROM", "Peakworks <a@b.co>"],
  ["LOG_LEVEL", "loud"],
])("%s=%s stops the start with a sentence that names both", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"\\.$`));
});

test("example addresses are noticed", () => {
  expect(usesExampleAddresses(readSettings({}))).toBe(true);
  expect(usesExampleAddresses(readSettings({ CONTACT_EMAIL: "a@b.co", PRIVACY_EMAIL: "c@b.co" }))).toBe(false);
});
