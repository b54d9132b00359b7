import { describe, expect, test } from "vitest";
import { calculate } from "../../app/calculator/rules/calculator.ts";
import { paybackFor } from "../../app/calculator/rules/package-payback.ts";
import { recommend } from "../../app/calculator/rules/recommendation.ts";
import { calculator } from "../../app/calculator/words/screens.ts";
import { PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { pages } from "../../app/site/pages.ts";
import { dollars } from "../../app/text/format.ts";
import { textOf } from "../harness/html.ts";
import { calculatorAnswers, lead } from "../harness/lead-example.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const { foundationAudit, peakPerformance } = PACKAGES;
const site = openSite();
const plumber = Object.fromEntries(new URLSearchParams(calculatorAnswers));

/** The page's text without script, leaving out the data for React. */
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
    // The plot is the report's, so its sentence and the calculator's own figure go with it.
    const { inputs } = calculator.welcome.example;
    expect(words).toContain("Example 9 hours a week on quotes");
    expect(words).toContain(`paid for in month ${paybackFor(recommend(inputs, calculate(inputs)))?.month}, before monthly software fees.`);
    expect(words).toContain(`at ${dollars(inputs.averageJobValue)} a job`);
  });

  test("1: three fields for hours, and a button to screen 2", async () => {
    const { html, words } = await read({ step: "1" });
    expect(fieldNames(html)).toEqual(["currentEstimatingHours", "currentAdminHours", "followUpHours"]);
    expect(html).toContain('<input type="hidden" name="step" value="2"/>');
    expect(words).toContain("Step 1 of 4");
    expect(words).toContain("Continue");
    // Without script nothing could enable it again.
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

  test("3: the four cards, computed from the query", async () => {
    const { words } = await read({ step: "3", ...plumber });
    for (const said of [
      "Your AI Opportunity Report",
      "Annual Time Loss 1,560 hours 39 full-time weeks",
      "Annual Revenue Loss $324,600",
      "Potential AI Savings $172,714 per year",
      "ROI Potential 1,051% year one",
      `${foundationAudit.name} costs ${dollars(foundationAudit.priceUsd)} and builds nothing. If someone builds what it finds in your estimating and it works, that's up to $34,476 a year. Building it costs extra, and you'd get a quote first.`,
      `That isn't the return on a ${foundationAudit.name}.`,
      "Saved hours alone come to $95,914",
      "The hours are time at your rate, not money that left the bank.",
      "12 + 10 + 8 hours a week × 52 weeks = 1,560 hours",
      "counts every missed lead as a won job at full price",
      "about 31% of what a 6-person shop does in a year",
      "AI could save 21.7 hours a week",
      `${foundationAudit.name} is the smallest package that fits. It looks at your estimating.`,
      "Estimating: 7.8 h. That clears the guarantee",
      `For your size: ${foundationAudit.elevation}`,
      `See ${foundationAudit.name}`,
      "Cut it in half",
      "Get My Action Plan",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/[{}]/);
  });

  test("4: the plan with its figures, and the link to book a call", async () => {
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
      "Email Me the Plan and a Calendar Link",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/[{}]/);
    expect(html).toContain(`href="${pages.contact.path}?interest=strategy-session"`);
    expect(html).toContain(`href="${pages.packages.path}#guarantee"`);
    expect(html).toContain('<input type="hidden" name="step" value="5"/>');
    for (const file of ["auto-response.txt", "follow-up.txt", "follow-up.ics"]) expect(html).toContain(`href="/templates/${file}"`);
  });

  test("5: the lead form, with the numbers, its own key and nothing a cache may keep", async () => {
    const { html, words, response } = await read({ step: "5", ...plumber });
    expect(words).toContain("Book Your Free Strategy Call");
    expect(words).toContain("Send Me Calendar Link");
    expect([...html.matchAll(/<option value="([\w-]+)">([^<]*)/g)].map(([, value, label]) => `${value}: ${label}`)).toEqual([
      "electrical: Electrical",
      "plumbing: Plumbing",
      "hvac: HVAC",
      "roofing: Roofing",
      "general-contractor: General Contractor",
      "other: Other",
      // Suggested to whoever chooses Other.
      "Landscaping: ",
      "Painting: ",
      "Handyman: ",
    ]);
    expect(html).toContain('<input type="hidden" name="averageJobValue" value="2000"/>');
    expect(html).not.toContain("aria-disabled");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const key = /name="idempotencyKey" value="([\w-]{36})"/;
    expect(key.exec((await read({ step: "5" })).html)?.[1]).not.toBe(key.exec(html)?.[1]);
  });

  test("6 isn't shown to a visitor who sent nothing", async () => {
    expect((await read({ step: "6" })).words).toContain("Send Me Calendar Link");
  });

  test("a bad year says so: no payback, no guarantee, ROI 0%", async () => {
    const poor = Object.fromEntries(Object.keys(plumber).map((name) => [name, "1"]));
    const { words } = await read({ step: "3", ...poor });
    expect(words).toContain("No package fits these numbers");
    expect(words).not.toContain("paid for in month");
    expect(words).toContain("ROI Potential 0% year one");
    expect(words).toContain("So we wouldn't sell you one. From those hours alone it wouldn't pay for itself within a year");
    expect(words).toContain("so this is only the formula");
  });

  test("one hour, one lead and one week are singular everywhere", async () => {
    const single = { ...plumber, currentEstimatingHours: "0.3", currentAdminHours: "0.2", followUpHours: "0.3", missedLeadsPerMonth: "1" };
    const report = await read({ step: "3", ...single, employeeCount: "1" });
    expect(report.words).toContain("42 hours 1 full-time week The");
    expect(report.html).toContain("1 of the year&#x27;s 52 weeks goes to manual work");
    expect(report.words).toContain("1 missed lead ×");
    const { words } = await read({ step: "4", ...single, currentEstimatingHours: "1", followUpHours: "1" });
    for (const said of ["1 lead a month goes", "1 hour a week goes into quotes", "1 hour a week goes to chasing"])
      expect(words).toContain(said);
    expect(report.words + words).not.toMatch(/\b1 (hours|weeks|leads|people|full-time weeks)\b/);
  });

  test("a shop whose loss is plausible isn't told its share", async () => {
    expect((await read({ step: "3", ...plumber, employeeCount: "12" })).words).not.toContain("of what a 12-person shop does");
  });

  test("a comma decimal is asked about beside its field, and a comma for thousands is not", async () => {
    const { html, words } = await read({ step: "2", ...plumber, averageHourlyRate: "82,5", averageJobValue: "1,500" });
    expect(words).toContain("Did you mean 82.5?");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toContain('value="82,5"');
    expect((await read({ step: "1", ...plumber, followUpHours: "1,5" })).words).toContain("Did you mean 1.5?");
    expect((await read({ step: "3", ...plumber, averageJobValue: "1,500" })).words).toContain(
      "8 missed leads × $1,500 × 12 months = $144,000",
    );
  });

  test.each(["3", "4"])("%s without leads and employees asks for just these", async (step) => {
    const { html, words } = await read({ step, ...plumber, missedLeadsPerMonth: "", employeeCount: "none" });
    expect(fieldNames(html)).toEqual(["missedLeadsPerMonth", "employeeCount"]);
    expect(words).toContain("Still missing: missed leads per month. Please check: employees.");
    expect(html).toContain(`name="step" value="${step}"`);
  });

  test("a filled field is never called missing: 0, -2, 5abc and 1e1 are each answered beside their field", async () => {
    const { words, html } = await read({ step: "3", ...plumber, missedLeadsPerMonth: "0", employeeCount: "-2" });
    expect(fieldNames(html)).toEqual(["missedLeadsPerMonth", "employeeCount"]);
    expect(words).toContain("This has to be more than 0: missed leads per month. Please check: employees.");
    expect(words).toContain("If it's truly none, hours alone will do for our payback worksheet");
    expect(words).toContain("This can't be below zero.");
    expect(words).not.toContain("Still missing");
    const typed = await read({ step: "2", ...plumber, currentAdminHours: "5abc", averageHourlyRate: "1e1", averageJobValue: "2k" });
    expect(fieldNames(typed.html)).toContain("averageHourlyRate");
    expect(typed.words).toContain("We're reading this as 10.");
    expect(typed.words).toContain("We're reading this as 2,000.");
    expect((await read({ step: "3", ...plumber, currentAdminHours: "10 hours" })).words).toContain("Annual Time Loss 1,560 hours");
  });

  test("3: totals are the sum of the parts beside them", async () => {
    const nine = { ...plumber, currentEstimatingHours: "7", currentAdminHours: "9", followUpHours: "3", averageHourlyRate: "87" };
    const { html } = await read({ step: "3", ...nine });
    const rows = [...html.matchAll(/<th scope="row">(?:Estimating|Admin|Follow-up|Missed leads|Total)<\/th>(.*?)<\/tr>/g)].map(
      ([, cells = ""]) => [...cells.matchAll(/<td>\$?([\d,]+)<\/td>/g)].map(([, figure = ""]) => Number(figure.replaceAll(",", ""))),
    );
    expect(rows).toHaveLength(5);
    for (const column of [0, 1, 2]) {
      const [total, ...parts] = rows.map((row) => row[column] ?? 0).reverse();
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });

  test("3: payback, plots and the line on the return are about the package that fits, with its build counted", async () => {
    const { growthEngine } = PACKAGES;
    const { words } = await read({ step: "3", ...plumber, employeeCount: "12" });
    expect(words).toContain(`${growthEngine.name} costs ${dollars(growthEngine.priceUsd)} and takes ${growthEngine.duration}.`);
    expect(words).toContain("Its two automations go to estimating and admin: an estimated $67,626 a year.");
    expect(words).toContain("Figure 12 weeks with nothing saved, and it's paid for in month 5, before monthly software fees.");
    expect(words).toContain("It builds for your two biggest kinds of work, estimating and admin.");
    expect(words).toContain(`Against ${dollars(growthEngine.priceUsd)} 1 $0`);
    expect(words).not.toMatch(/\$15,000 (pays|invested|: month)/);
    // 67,626 × 40 ÷ 52, and half of it, in both reports.
    expect(words).toContain(`${growthEngine.name}, one time ${dollars(growthEngine.priceUsd)} Estimated savings, first 12 months $52,020`);
    expect(words).toContain("For your budget, use half the savings, $26,010.");
    const half = (await read({ step: "3", ...plumber, employeeCount: "12", half: "1" })).words;
    expect(half).toContain("Estimated savings, first 12 months $26,010");
    expect(half).toContain("To decide, use the full first year, $52,020.");
  });

  test("3 and 4 name the same two lines to build first", async () => {
    for (const [numbers, lines] of [
      [{ employeeCount: "12" }, "estimating and admin"],
      [{ employeeCount: "12", currentAdminHours: "20" }, "admin and estimating"],
    ] as const) {
      expect((await read({ step: "3", ...plumber, ...numbers })).words).toContain(`Its two automations go to ${lines}:`);
      expect((await read({ step: "4", ...plumber, ...numbers })).words).toContain(`By your numbers the first two are ${lines}`);
    }
  });

  test("4 says so where admin is the biggest line, which the plan has no step for", async () => {
    const said = "Your biggest kind of work is admin: $";
    expect((await read({ step: "4", ...plumber })).words).not.toContain(said);
    expect((await read({ step: "4", ...plumber, missedLeadsPerMonth: "1", currentAdminHours: "20" })).words).toContain(said);
  });
});

describe("cut in half", () => {
  const half = { ...plumber, half: "1" };
  const switchForm = /<form[^>]*>(?:(?!<\/form>).)*role="switch".*?<\/form>/s;

  test("3 without script: the switch is a form that asks for the same screen, halved and back", async () => {
    const off = switchForm.exec((await read({ step: "3", ...plumber })).html)?.[0];
    expect(off).toContain('aria-checked="false"');
    for (const [name, value] of Object.entries({ step: "3", ...half })) expect(off).toContain(`name="${name}" value="${value}"`);
    const on = switchForm.exec((await read({ step: "3", ...half })).html)?.[0];
    expect(on).toContain('aria-checked="true"');
    expect(on).not.toContain('name="half"');
  });

  test("3: what comes back is halved and the full figure stands beside it; what is lost stays", async () => {
    const { words } = await read({ step: "3", ...half });
    for (const said of [
      "Annual Time Loss 1,560 hours 39 full-time weeks",
      "Annual Revenue Loss $324,600",
      "Potential AI Savings $86,357 per year, cut in half. The full figure is $172,714.",
      "ROI Potential 476% year one, cut in half. The full figure is 1,051%.",
      "AI takes over 32.5% of estimating, 37.5% of admin and 40% of follow-up, and a fast reply wins 20% of missed leads",
      "Estimating: 32.5% of 624 hours × $85 = $17,238",
      "AI could save 10.9 hours a week",
    ])
      expect(words).toContain(said);
  });

  test("the package stays the same, and it says what a miss means", async () => {
    const large = { step: "3", employeeCount: "40", currentEstimatingHours: "20" };
    expect((await read({ ...plumber, ...large })).words).toContain(`See ${peakPerformance.name}`);
    const { words } = await read({ ...half, ...large });
    expect(words).toContain(`Cut in half, your numbers don't reach what ${peakPerformance.name} guarantees.`);
    expect(words).toContain(`See ${peakPerformance.name}`);
  });

  test("4 and 5 carry it: the plan's figures, and a hidden field in the lead form", async () => {
    const plan = await read({ step: "4", ...half });
    expect(plan.words).toContain("19 extra leads captured per year $38,400 a year");
    expect(plan.words).toContain("203 hours saved per year $17,238 a year");
    expect(plan.html).toContain('name="half" value="1"');
    expect((await read({ step: "5", ...half })).html).toContain('<input type="hidden" name="half" value="1"/>');
  });
});

describe("the lead form as a plain post", () => {
  const NOON = new Date("2026-11-15T17:00:00Z");
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      ...Object.fromEntries(Object.entries(lead).map(([name, value]) => [name, String(value)])),
      website: "",
      openedAt: "1",
      idempotencyKey: "a key",
      ...changes,
    });
  const openAtNoon = () => openSiteWithTables({ now: () => NOON });
  const { path } = pages.calculator;

  test("is thanked, stored once however often it's sent, and never cached", async () => {
    const site = await openAtNoon();
    const answer = await site.post(path, form());
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
    for (const said of ["Thank You", "Check your email for the calendar link and the action plan templates.", "What's next"])
      expect(textOf(html)).toContain(said);
    for (const said of ["Book the call", "Download templates", "Start quick wins"]) expect(textOf(html)).toContain(said);
    expect(html).not.toContain(lead.email);
    expect((await site.post(path, form())).status).toBe(201);
    expect(await site.database.selectFrom("leads").select(["email", "averageJobValue"]).execute()).toEqual([
      { email: lead.email, averageJobValue: 2000 },
    ]);
    expect(await (await site.get(path)).text()).toContain("Start My Free Assessment");
  });

  test("with the switch on, the emailed plan is cut in half too", async () => {
    const site = await openAtNoon();
    await site.post(path, form({ half: "1" }));
    const emails = await site.database.selectFrom("outbox").select("payload").execute();
    for (const { payload } of emails) expect(payload).toContain("Potential AI Savings, cut in half: $86,357");
    expect(emails).toHaveLength(2);
    expect(await (await site.post(path, form({ half: "1", email: "kim@" }))).text()).toContain('name="half" value="1"');
  });

  test("keeps every field and the numbers when something is wrong", async () => {
    const site = await openAtNoon();
    const answer = await site.post(path, form({ email: "kim@", tradeType: "" }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("Please enter an address like name@company.com.");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('value="Pipe &amp; Co"');
    expect(html).toContain('<input type="hidden" name="followUpHours" value="8"/>');
    expect(html).toContain('name="idempotencyKey" value="a key"');
  });

  test.each([
    ["the trap is filled in", { website: "https://spam.example" }],
    ["it was sent at once", { openedAt: String(NOON.getTime() - 1000) }],
  ])("is rejected when %s", async (_, changes) => {
    const site = await openAtNoon();
    const answer = await site.post(path, form(changes));
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("We couldn't send that");
    expect(await site.database.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  test("says so when nothing can be stored, and keeps what was typed", async () => {
    const answer = await openSite({ now: () => NOON }).post(path, form());
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toContain("We couldn't send that Your answers are still here.");
    expect(html).toContain(`value="${lead.email}"`);
  });
});

describe("the URL", () => {
  test("a page with numbers in the query is never cached for the next visitor", async () => {
    await read({ step: "3", ...plumber });
    const { words } = await read();
    expect(words).toContain("Start My Free Assessment");
    expect(words).not.toContain("1,560");
  });

  test.each(["9", "-1", "abc", "1.5"])("step=%s is the welcome screen", async (step) => {
    expect((await read({ step })).words).toContain("Start My Free Assessment");
  });

  test("what is typed is echoed as text and never as markup", async () => {
    const { html } = await read({ step: "1", currentEstimatingHours: '"><script>x' });
    expect(html).not.toContain('"><script>x');
    expect(html).toContain("&quot;&gt;&lt;script&gt;x");
  });
});

function fieldNames(html: string) {
  return [...html.matchAll(/<input id="(\w+)"/g)].map((match) => match[1]);
}
