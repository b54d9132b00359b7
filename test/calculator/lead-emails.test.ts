import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadNotice, planEmail } from "../../app/calculator/mail/lead.ts";
import { type Lead, parseLead } from "../../app/calculator/rules/lead.ts";
import { createSender } from "../../app/mail/sender.ts";
import { PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import type { DrawSharePicture, SharePicture } from "../../app/site/share-picture.ts";
import { dollars } from "../../app/text/format.ts";
import { now, settings } from "../harness/booking-example.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { lead } from "../harness/lead-example.ts";
import { openSite } from "../harness/site.ts";

const taken = (changes: object = {}): Lead => {
  const parsed = parseLead({ ...lead, ...changes });
  if (!("lead" in parsed)) throw new Error("not a lead");
  return { ...parsed.lead, id: "0b6f0a52-0000-4000-8000-000000000002", createdAt: now, source: "" };
};

test("the plan has the visitor's own figures, the texts, the templates and the calendar link", () => {
  const email = planEmail(taken(), settings);
  expect(email.to).toEqual({ name: "Kim Lee", address: "kim@pipe.example" });
  for (const words of [
    "Annual Time Loss: 1,560 hours",
    "Annual Revenue Loss: $324,600",
    "Potential AI Savings: $172,714",
    "ROI Potential: 1,051% against $15,000 for everything you typed, software fees not included",
    "Extra leads captured per year: 38 worth $76,800 a year",
    "call you within 15 minutes",
    "Day 14:",
    "https://www.peakworks.example/templates/follow-up.ics",
    "https://www.peakworks.example/contact?interest=strategy-session",
    "#step=3&currentEstimatingHours=12",
  ])
    expect(email.text).toContain(words);
  expect(email.text).not.toMatch(/[{}]|undefined|NaN/);
});

test("the plan says what the figures count, how much of a shop's revenue that is, and which package fits", () => {
  const { text } = planEmail(taken(), settings);
  expect(text).toContain("counts every missed lead as a won job at full price");
  expect(text).toContain("about 31% of what a 6-person shop does in a year");
  expect(text).toContain(`${PACKAGES.foundationAudit.name} is the smallest package that fits`);
  expect(text).toContain(`It costs ${dollars(PACKAGES.foundationAudit.priceUsd)}`);
  expect(text).toContain(`See ${PACKAGES.foundationAudit.name}: https://www.peakworks.example/packages/foundation-audit`);
  expect(planEmail(taken({ employeeCount: 2 }), settings).text).not.toContain("It costs");
  expect(planEmail(taken({ employeeCount: 12 }), settings).text).not.toContain("of what a 12-person shop does");
});

test("cut in half, the plan and the notice say so, keep the full figure, and link to the same report", () => {
  const email = planEmail(taken({ half: "1" }), settings);
  for (const words of [
    "Annual Revenue Loss: $324,600",
    "Potential AI Savings, cut in half: $86,357",
    "Potential AI Savings, full figure: $172,714",
    "ROI Potential, cut in half: 476%",
    "Extra leads captured per year: 19 worth $38,400 a year",
    "employeeCount=6&half=1",
  ])
    expect(email.text).toContain(words);
  expect(email.text).not.toMatch(/[{}]|undefined|NaN/);
  const notice = leadNotice(taken({ half: "1" }), settings);
  expect(notice.subject).toBe("New lead: Pipe & Co, $86,357 a year in savings");
  expect(notice.text).toContain("Potential AI Savings, full figure: $172,714");
});

test("steps are headings with lists, each with its files, and no address is printed where a link can have words", () => {
  const { html } = planEmail(taken(), settings);
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    "Step 1: Instant Lead Response",
    "Step 2: Smart Estimating",
    "Step 3: Follow-Up Automation",
  ]);
  expect(html.match(/<li\b/g)).toHaveLength(1 + 3 + 3);
  expect(html).toMatch(/<a href="https:\/\/www\.peakworks\.example\/templates\/follow-up\.txt"[^>]*>3-touch follow-up texts<\/a>/);
  expect(html.replace(/<[^>]+>/g, "")).not.toContain("://");
});

test("it greets by first name, says the hours in its subject, and has the postal address if there is one", () => {
  const email = planEmail(taken(), { ...settings, postalAddress: "1 Ridge Road, Columbus, OH 43004" });
  expect(email.subject).toBe("Kim, 21.7 hours a week to win back");
  expect(email.text).toContain("\n\nHi Kim,\n\n");
  expect(email.text).toContain("1 Ridge Road, Columbus, OH 43004");
  expect(planEmail(taken({ name: "www.pills.example" }), settings).subject).toBe("21.7 hours a week to win back");
  expect(planEmail(taken({ employeeCount: 0 }), settings).subject).toBe("Your action plan and calendar link");
});

test("the plan carries its map inside, under 40 KB, and reads the same without it", async () => {
  const { drawing, ...email } = planEmail(taken(), settings);
  expect(email.html).toContain('alt="21.7 hours a week to win back: past BASECAMP and ASCENT, on the SUMMIT."');
  expect(email.html).not.toMatch(/<img src="(?!cid:)/);
  // As the site draws it: built.
  const { drawSharePicture }: typeof import("../../app/site/ui/share-card.tsx") = await import(
    "../../build/server/assets/share-card.js" as string
  );
  const picture = await drawSharePicture(drawing as SharePicture);
  expect(picture.length / 1024).toBeLessThan(40);
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-plan-"));
  const send = (draw: DrawSharePicture, id: string) =>
    createSender({ ...settings, dataDir, smtpUrl: undefined }, { drawWithinMs: 50, draw })(
      { ...email, drawing },
      `<${id}@peakworks.example>`,
    );
  const read = (id: string) => readFileSync(join(dataDir, "mail", `${id}.eml`), "utf8");
  await send(async () => picture, "drawn");
  expect(read("drawn")).toMatch(/content-id: <drawing@map>/i);
  expect(read("drawn")).toMatch(/content-disposition: inline/i);
  const failing: DrawSharePicture = () => Promise.reject(new Error("too many"));
  const stuck: DrawSharePicture = () => new Promise(() => {});
  for (const [id, draw] of Object.entries({ failing, stuck })) {
    await send(draw, id);
    expect(read(id)).not.toContain("drawing@map");
    expect(read(id)).toContain("Your Custom Action Plan");
  }
  expect(planEmail(taken({ employeeCount: 0 }), settings).drawing).toBeUndefined();
});

test("without a number it says which ones are missing, and keeps the rest", () => {
  const { text } = planEmail(taken({ averageJobValue: 0, missedLeadsPerMonth: "", employeeCount: 0 }), settings);
  expect(text).toMatch(/Still empty or 0: average job value, missed leads per month and employees\./);
  expect(text).toContain("call you within 15 minutes");
  expect(text).not.toContain("Annual Time Loss");
});

test("nobody can use us to send their text to a stranger", () => {
  for (const name of ["Buy at www.pills.example", "=?utf-8?Q?Buy_pills?="]) {
    const email = planEmail(taken({ name, company: "pills", phone: "pills" }), settings);
    expect(email.text + email.html + email.subject + email.to.name).not.toContain("pills");
  }
});

test("the agency gets everything, and replies go to the visitor", () => {
  const email = leadNotice(taken({ company: "Pipe <b>" }), settings);
  expect(email.replyTo).toEqual({ name: "Kim Lee", address: "kim@pipe.example" });
  expect(email.subject).toBe("New lead: Pipe <b>, $172,714 a year in savings");
  for (const words of [
    "Kim Lee",
    "kim@pipe.example",
    "Trade: Plumbing",
    "(555) 010-2211",
    "Average hourly rate: $85 / hour",
    "Average job value: $2,000 / job",
    "Employees: 6 people",
  ])
    expect(email.text).toContain(words);
  expect(email.html).toContain("Pipe &lt;b&gt;");
  expect(leadNotice(taken({ tradeType: "general-contractor" }), settings).text).toContain("Trade: General Contractor");
  expect(leadNotice(taken({ tradeType: "hvac" }), settings).text).toContain("Trade: HVAC");
  expect(leadNotice(taken({ tradeType: "other", otherTrade: "Septic" }), settings).text).toContain("Trade: Other\nKind of work: Septic");
  expect(email.text).not.toContain("Kind of work");
  expect(leadNotice(taken({ employeeCount: 0 }), settings).subject).toBe("New lead: Pipe & Co");
});

test("the texts and the reminders are files", async () => {
  const site = openSite();
  const text = await site.get("/templates/follow-up.txt");
  expect(text.headers.get("content-disposition")).toBe('attachment; filename="follow-up.txt"');
  expect(await text.text()).toContain("Day 14");
  expect(await (await site.get("/templates/auto-response.txt")).text()).toContain("call you within 15 minutes");
  const calendar = await site.get("/templates/follow-up.ics");
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  const properties = parseCalendar(await calendar.text());
  expect(properties.filter(({ name }) => name === "DTSTART").map(({ value }) => value)).toEqual(["20261118", "20261122", "20261129"]);
  expect((await site.get("/templates/none.txt")).status).toBe(404);
});
