import { describe, expect, test } from "vitest";
import { pages } from "../app/site/pages.ts";
import { openSite } from "./site.ts";

const site = openSite();
const plumber = {
  currentEstimatingHours: "12",
  currentAdminHours: "10",
  followUpHours: "8",
  averageHourlyRate: "85",
  averageJobValue: "2000",
  missedLeadsPerMonth: "8",
  employeeCount: "6",
};

/** What the page says without script: the data for React is not part of it. */
async function read(query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  const response = await site.get(`${pages.calculator.path}${search && `?${search}`}`);
  const html = await response.text();
  const words = html
    .replace(/<(script|head)\b[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
  return { response, html, words };
}

describe("the screens as plain forms", () => {
  test("0: welcome", async () => {
    const { words, html } = await read();
    for (const said of [
      "AI Profit Calculator",
      "Transform your business today",
      "Stop Losing Money on Manual Work",
      "Takes 3 minutes",
      "Proven results",
      "Start My Free Assessment",
    ])
      expect(words).toContain(said);
    expect(html).toContain('<input type="hidden" name="step" value="1"/>');
  });

  test("1: three hours, and a button to screen 2", async () => {
    const { html, words } = await read({ step: "1" });
    expect(fieldNames(html)).toEqual(["currentEstimatingHours", "currentAdminHours", "followUpHours"]);
    expect(html).toContain('<input type="hidden" name="step" value="2"/>');
    expect(words).toContain("Step 1 of 4");
    expect(words).toContain("Continue");
    // Without script nobody could enable it again.
    expect(html).not.toContain("aria-disabled");
  });

  test("2 keeps the hours in hidden fields and asks for four more numbers", async () => {
    const { html, words } = await read({ step: "2", currentEstimatingHours: "12", currentAdminHours: "10", followUpHours: "8.5" });
    expect(fieldNames(html)).toEqual(["averageHourlyRate", "averageJobValue", "missedLeadsPerMonth", "employeeCount"]);
    expect(html).toContain('<input type="hidden" name="followUpHours" value="8.5"/>');
    expect(words).toContain("Calculate My Losses");
  });

  test.each(["currentEstimatingHours", "currentAdminHours", "followUpHours"])("2 without %s is still screen 1", async (name) => {
    const { html } = await read({ step: "2", ...plumber, [name]: "0" });
    expect(fieldNames(html)).toContain("currentEstimatingHours");
    expect(html).toContain('name="step" value="2"');
  });

  test("3: the four cards, worked out from the query", async () => {
    const { words } = await read({ step: "3", ...plumber });
    for (const said of [
      "Your AI Opportunity Report",
      "Annual Time Loss 1,560 hours 39 full-time weeks",
      "Annual Revenue Loss $324,600",
      "Potential AI Savings $172,714 per year",
      "ROI Potential 1,051% year one",
      "The $15,000 is earned back in month 2.",
      "12 + 10 + 8 hours a week × 52 weeks = 1,560 hours",
      "21.7 saved hours a week",
      "See Peak Performance",
      "Get My Action Plan",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/\{\w+\}/);
  });

  test("4: the plan with its figures, and the way to the call", async () => {
    const { words, html } = await read({ step: "4", ...plumber });
    for (const said of [
      "Your Custom Action Plan",
      "Instant Lead Response",
      "38 extra leads captured per year $76,800 a year",
      "call you within 15 minutes",
      "Smart Estimating",
      "406 hours saved per year $34,476 a year",
      "3 master estimate templates",
      "40%",
      "Follow-Up Automation",
      "333 hours saved per year $28,288 a year",
      "Day 3",
      "Day 7",
      "Day 14",
      "30-day implementation guarantee",
      "Join 500+ successful contractors",
      "Book My Free Strategy Call",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/\{\w+\}/);
    expect(html).toContain(`href="${pages.contact.path}?interest=strategy-session"`);
  });

  test("a poor year says so: nothing earned back, no guarantee, ROI 0%", async () => {
    const poor = Object.fromEntries(Object.keys(plumber).map((name) => [name, "1"]));
    const { words } = await read({ step: "3", ...poor });
    expect(words).toContain("not earned back within the year");
    expect(words).toContain("ROI Potential 0% year one");
    expect(words).toContain("None of the guarantees would hold");
  });

  test.each(["3", "4"])("%s without leads and employees asks for just these", async (step) => {
    const { html, words } = await read({ step, ...plumber, missedLeadsPerMonth: "", employeeCount: "none" });
    expect(fieldNames(html)).toEqual(["missedLeadsPerMonth", "employeeCount"]);
    expect(words).toContain("missed leads per month and employees");
    expect(html).toContain(`name="step" value="${step}"`);
  });
});

describe("the address", () => {
  test("numbers in the query are never kept for the next visitor", async () => {
    await read({ step: "3", ...plumber });
    const { words } = await read();
    expect(words).toContain("Start My Free Assessment");
    expect(words).not.toContain("1,560");
  });

  test.each(["9", "-1", "abc", "1.5"])("step=%s is the welcome screen", async (step) => {
    expect((await read({ step })).words).toContain("Start My Free Assessment");
  });

  test("what is typed is written back as text and never as markup", async () => {
    const { html } = await read({ step: "1", currentEstimatingHours: '"><script>x' });
    expect(html).not.toContain('"><script>x');
    expect(html).toContain("&quot;&gt;&lt;script&gt;x");
  });

  test.each(["0", "1", "2", "3", "4"])("screen %s has no style attribute, which the policy would refuse", async (step) => {
    const { html, response } = await read({ step, ...plumber });
    expect(response.headers.get("content-security-policy")).toContain("style-src 'self'");
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });
});

function fieldNames(html: string) {
  return [...html.matchAll(/<input id="(\w+)"/g)].map((match) => match[1]);
}
