// Every email there is, in every variant: `emailExamples` has one entry per kind, and its type keeps that list complete.
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { emailExamples } from "../../app/all-emails/email-examples.ts";
import { BOOKING_FIELDS } from "../../app/booking/catalog/booking-fields.ts";
import type { BookingEmailKind } from "../../app/booking/mail/emails.ts";
import { contact } from "../../app/booking/words/contact.ts";
import { COLORS } from "../../app/design/colors.ts";
import { mailLink, phoneLink } from "../../app/mail/email-blocks.ts";
import { pictureFile, pictureUrl } from "../../app/mail/email-pictures.ts";
import { PACKAGE_KEYS } from "../../app/pages/packages/catalog/packages.ts";
import { SERVICE_KEYS } from "../../app/pages/services/catalog/services.ts";
import { LEAD_TRADE_KEYS } from "../../app/pages/trades/catalog/trades.ts";
import { readSettings } from "../../app/site/settings.ts";
import { STEPS } from "../../app/visits/catalog/steps.ts";
import { contrastOf, paintedTexts } from "../harness/email-colors.ts";
import { attributes, textOf } from "../harness/html.ts";
import { problemsOf } from "../harness/valid-html.ts";

const studio = readSettings({
  SITE_URL: "https://www.peakworks.example",
  PHONE: "(555) 010-9000",
  POSTAL_ADDRESS: "12 Ridge St, Denver, CO 80202",
});
const examples = Object.entries(emailExamples(studio)).flatMap(([kind, emails]) =>
  emails.map((email, i) => [`${kind} ${i + 1}`, email] as const),
);

/** Those about a call that is still to come: its hour is what they say first. */
const HAS_HOUR: Record<BookingEmailKind, boolean> = {
  acknowledgement: true,
  hold: true,
  confirmation: true,
  move: true,
  reschedule: true,
  offer: false,
  cancellation: false,
  lapse: false,
  "reminder-day": true,
  "reminder-hour": true,
  notice: true,
  nudge: true,
  "confirmation-notice": true,
  "move-notice": true,
  "reschedule-notice": true,
  "cancellation-notice": false,
  "agency-reminder": true,
  "after-call": false,
  "thank-you": false,
  "no-show": false,
  "bounce-notice": true,
};
const hourly = Object.entries(HAS_HOUR).flatMap(([kind, hasHour]) => (hasHour ? [kind] : []));

/** Codes that are no English words: those would be found in any text. */
const CODES = [
  ...Object.values(BOOKING_FIELDS).flatMap((field) => ("options" in field ? field.options : [])),
  ...[...PACKAGE_KEYS, ...SERVICE_KEYS, ...LEAD_TRADE_KEYS, ...STEPS, ...Object.keys(contact.interests)],
].filter((code) => /[A-Z]|\d[a-z]|[a-z]-|^(asap|hvac)$/.test(code));

/** Mail apps need attributes and inline styles that pages must not have. */
const EMAIL_RULES = {
  "no-inline-style": "off",
  "no-deprecated-attr": "off",
  "no-conditional-comment": "off",
  "require-sri": "off",
} as const;

describe.each(examples)("%s", (kind, { subject, html, text, picture, drawing }) => {
  const visible = textOf(html);
  const links = attributes(html, /<a href="([^"]+)"/g);

  test("says nothing in codes, in addresses or by accident", () => {
    for (const said of [subject, visible, text]) {
      expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}]/);
      for (const code of CODES)
        expect(said.replace(/https?:\S+/g, "")).not.toMatch(new RegExp(`(?<![\\w-])${code.replace("+", "\\+")}(?![\\w-])`));
    }
    expect(visible).not.toMatch(/https?:|www\.|mailto:|\btel:/);
    expect(html.length).toBeLessThan(60_000);
  });

  test("is well-formed, and tables that only place things say so", async () => {
    const wrong: string[] = [];
    fromHtml(html, { onerror: ({ ruleId }) => void wrong.push(String(ruleId)) });
    expect(wrong).toEqual([]);
    expect(await problemsOf(html, EMAIL_RULES)).toEqual([]);
    for (const [table] of html.matchAll(/<table[^>]*>(?:(?!<table)[\s\S])*?<\/table>/g))
      expect(/<th\b/.test(table)).toBe(!table.startsWith('<table role="presentation"'));
    expect(html).not.toMatch(/url\(|<script|<link/);
  });

  test("shows no picture but one that travels inside, with words for who doesn't see it", () => {
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.length).toBe(picture || drawing ? 1 : 0);
    for (const tag of pictures)
      expect(tag).toMatch(new RegExp(`^<img src="${picture ? pictureUrl(picture) : "cid:"}[^>]* alt="[^"]{10,}"`));
  });

  test("of all sizes the hour's is the largest, or a plan's hours, or a lead's dollars", () => {
    const sizes = [...html.matchAll(/font-size:(\d+)px[^>]*>([^<]*)/g)].map(([, size, said = ""]) => ({ size: Number(size), said }));
    const largest = sizes.reduce((most, each) => (each.size > most.size ? each : most));
    if (kind.startsWith("plan ") && drawing) expect(largest).toEqual({ size: 54, said: expect.stringMatching(/^[\d.]+$/) });
    else if (hourly.includes(kind.split(" ")[0] ?? ""))
      expect(largest).toEqual({ size: 54, said: expect.stringMatching(/^\d+:\d\d&nbsp;[AP]M$/) });
    else if (kind.startsWith("lead-notice")) expect(largest).toEqual({ size: 54, said: expect.stringMatching(/^\$[\d,]+$/) });
    else expect(largest.size).toBeLessThan(40);
  });

  test.each(["light", "dark"] as const)("%s: every text has a contrast of 4.5", (scheme) => {
    const texts = paintedTexts(fromHtml(html), html, scheme);
    expect(texts.length).toBeGreaterThan(5);
    const faint = texts.filter(({ color, background, words }) => words !== "▲" && contrastOf(color, background) < 4.5);
    expect(faint).toEqual([]);
    if (scheme === "dark")
      expect(texts.filter(({ background }) => contrastOf(background, "#000000") > 10 / 1.6 && background !== COLORS.hivis)).toEqual([]);
  });

  test("the plain text has the heading, every link, phone number and address", () => {
    expect(text.startsWith(textOf(/<h1[\s\S]*<\/h1>/.exec(`<body>${html}`)?.[0].replace(/^/, "<body>") ?? "").trim())).toBe(true);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links.filter((url) => url.startsWith("http"))) expect(text).toContain(link);
    for (const [, url = "", label = ""] of html.matchAll(/<a href="((?:tel|mailto):[^"]+)"[^>]*>([^<]+)/g))
      expect([text.includes(label) || text.includes(url.replace("mailto:", "")), /^(tel:\+?\d+|mailto:\S+@\S+)$/.test(url)]).toEqual([
        true,
        true,
      ]);
    for (const said of [studio.siteName, studio.postalAddress, studio.contactEmail, "(555) 010-9000"])
      expect(text.split("-- \n")[1]).toContain(said);
    expect(html).toContain('<a href="tel:+15550109000"');
  });

  test("an inbox's preview adds to the subject and the heading", () => {
    const preview = /<div style="display:none[^>]*>([^&]+)/.exec(html)?.[1] ?? "";
    const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? "";
    expect(preview.length).toBeGreaterThan(10);
    for (const said of [heading, subject]) expect(said.includes(preview) || preview.startsWith(said)).toBe(false);
  });
});

test("a typed address or number can't add a reader or a subject to a link, and too few digits are no link", () => {
  expect(mailLink("a?subject=pills&bcc=b@c.example")).toEqual([
    { label: "a?subject=pills&bcc=b@c.example", url: "mailto:a%3Fsubject%3Dpills%26bcc%3Db@c.example" },
  ]);
  expect(phoneLink("555 010 4477 ext. 3")).toEqual([{ label: "555 010 4477 ext. 3", url: "tel:+15550104477" }]);
  for (const typed of ["pills", "911", ""]) expect(phoneLink(typed)).toBe(typed);
});

test("ten digits in a row are set to be read, and every other spelling stays", () => {
  expect(phoneLink("5550104477")).toEqual([{ label: "(555) 010-4477", url: "tel:+15550104477" }]);
  for (const typed of ["555-010-4477", "+44 20 7946 0000"]) expect(phoneLink(typed)).toMatchObject([{ label: typed }]);
});

test("the pictures stay small, most of all the one that goes to every subscriber", () => {
  expect(pictureFile("summit").content.length).toBeLessThan(40 * 1024);
  expect(pictureFile("route").content.length).toBeLessThan(16 * 1024);
});
