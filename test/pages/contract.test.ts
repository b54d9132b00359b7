// The contract's quoted labels, figures, list lengths and link targets, page by page.
import { describe, expect, test } from "vitest";
import { articles } from "../../app/blog/words/articles.ts";
import { faq } from "../../app/pages/faq/words.ts";
import { services } from "../../app/pages/services/words/services.ts";
import { allPages } from "../../app/site/pages.ts";
import { attributes, headings, linkSaying, mainTextOf, structuredDataOf, textOf } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const CONTACT = "/contact-ai-consultation-contractors";
const htmlOf = async (path: string) => (await site.get(path)).text();

/** The words stand on the page in this order. */
async function ordered(path: string, words: string[]) {
  const text = mainTextOf(await htmlOf(path));
  let from = 0;
  for (const each of words) {
    const at = text.indexOf(each, from);
    expect(at, `${each} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(0);
    from = at + each.length;
  }
}

async function says(path: string, words: string[]) {
  const text = textOf(await htmlOf(path));
  for (const each of words) expect(text).toContain(each);
}

describe("top bar and footer", () => {
  test("have the contract's items in order", async () => {
    const html = await htmlOf("/");
    const nav = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const items = [...nav.matchAll(/<li><a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [name, href]);
    expect(items).toEqual([
      ["Home", "/"],
      ["About", "/about-us"],
      ["Services", "/ai-services-for-contractors"],
      ["Packages", "/ai-packages-for-contractors"],
      ["Process", "/our-ai-implementation-process"],
      ["Blog", "/ai-insights-blue-collar-business-blog"],
      ["AI Toolkit", "/ai-toolkit-contractors"],
      ["FAQ", "/frequently-asked-questions-ai-contractors"],
    ]);
    expect(linkSaying(nav, "Book Free Consultation")).toBe(CONTACT);
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
    expect(attributes(footer, /<li><a href="([^"]+)"/g)).toEqual([
      "/about",
      "/services",
      "/packages",
      "/process",
      "/services/ai-strategy-consulting",
      "/services/ai-agent-development",
      "/services/workflow-automation",
      "/services/digital-marketing",
      "/contact",
      "/faq",
      "/privacy-policy",
    ]);
    expect(textOf(`<body>${footer}`)).toContain("© 2026 Peakworks");
    expect(textOf(`<body>${footer}`)).toContain("Where businesses peak");
  });

  test.each([
    ["/about", "/about-us", "page"],
    ["/services/workflow-automation", "/ai-services-for-contractors", "true"],
    ["/packages/basecamp", "/ai-packages-for-contractors", "true"],
    ["/plumbers-guide-ai-automation-quotes-success", "/ai-insights-blue-collar-business-blog", "true"],
  ])("%s highlights %s", async (path, item, value) => {
    const marked = [...(await htmlOf(path)).matchAll(/href="([^"]+)"[^>]*aria-current="(\w+)"/g)].map(([, href, current]) => [
      href,
      current,
    ]);
    expect(marked).toEqual([[item, value]]);
  });
});

test("home: headline, buttons, pains, values, highlights, packages, closing call to action", async () => {
  const html = await htmlOf("/");
  expect(headings(html, 1)).toEqual(["Scale Your Service Based Business With AI That Actually Works"]);
  const hero = html.slice(html.indexOf("<main"));
  expect(linkSaying(hero, "Book Free Consultation")).toBe("/contact");
  expect(linkSaying(hero, "View Our Packages")).toBe("/packages");
  expect(linkSaying(html, "View All Audit Packages")).toBe("/ai-packages-for-contractors");
  expect(linkSaying(html, "Book Strategy Session")).toBe(`${CONTACT}?interest=strategy-session`);
  expect(/href="([^"]+)"[^>]*>Learn More</.exec(html)?.[1]).toBe("/ai-strategy-consulting-blue-collar-businesses");
  expect(linkSaying(html, "Foundation Audit")).toBe("/packages/foundation-audit");
  expect(linkSaying(html, "Growth Engine")).toBe("/packages/growth-engine");
  expect(linkSaying(html, "Peak Performance")).toBe("/packages/peak-performance");
  expect(html).toContain('data-hero-video="https://player.vimeo.com/video/22439234?');
  await says("/", [
    ...["Hiring Headaches", "Lead Generation Struggles", "Slow Estimates", "Built by Contractors, For Contractors"],
    ...["AI-Powered Hiring", "Smart Lead Generation", "Instant Estimates"],
    ...["Automated Customer Service", "AI Powered Bookkeeping", "Payroll Services"],
    ...["80%", "5-10 minutes", "2-3 days", "15+", "90% less manual data entry", "3x", "30 days or less", "30-minute strategy session"],
  ]);
  await ordered("/", [
    ...["AI That Actually Works", "Hiring Headaches", "Lead Generation Struggles", "Slow Estimates"],
    ...["Built by Contractors, For Contractors", "AI-Powered Hiring", "Payroll Services"],
    ...["Foundation Audit", "Growth Engine", "Peak Performance", "View All Audit Packages", "Book Strategy Session"],
  ]);
});

test("home: the three tiers stand in one section", async () => {
  const html = await htmlOf("/");
  const section = html.split("<section").find((each) => each.includes('href="/packages/growth-engine"')) ?? "";
  expect(attributes(section, /href="(\/packages\/[\w-]+)"/g)).toEqual([
    "/packages/foundation-audit",
    "/packages/growth-engine",
    "/packages/peak-performance",
  ]);
});

test("about: claims, values, roles without invented names", async () => {
  await says("/about-us", [
    ...["50+ projects completed", "100% client satisfaction", "3 founders", "24/7 support"],
    ...["Peak Performance", "Innovation First", "Partnership", "Why Choose Us", "Our mission"],
    ...["Business Development", "Technical Lead", "Marketing Strategy"],
  ]);
});

test("services: six cards with four benefits, eight trades, closing call to action", async () => {
  const html = await htmlOf("/services");
  const cards = [...html.matchAll(/href="(\/services\/[\w-]+)"[^>]*>Initialize Protocol<span class="sr-only">: (?:<!-- -->)?([^<]+)/g)];
  expect(cards.map(([, href]) => href)).toEqual([
    "/services/ai-strategy-consulting",
    "/services/ai-agent-development",
    "/services/workflow-automation",
    "/services/digital-marketing",
    "/services/paid-advertising",
    "/services/content-social-media",
  ]);
  for (const { card } of Object.values(services)) expect(card.benefits).toHaveLength(4);
  await says("/services", [
    "Electricians",
    "Plumbers",
    "HVAC contractors",
    "General contractors",
    "Landscapers",
    "Roofers",
    "Painters",
    "Handymen",
  ]);
  expect(linkSaying(html, "Book Strategy Session")).toBe(`${CONTACT}?interest=strategy-session`);
  await says("/services", ["30-minute strategy session"]);
});

describe.each(allPages.filter(({ service }) => service).map((page) => [page.path, page.service ?? "strategyConsulting"] as const))(
  "%s",
  (path, key) => {
    test("has four capabilities, a checklist, and ends with links to the booking and the services", async () => {
      const html = await htmlOf(path);
      const { capabilities, checklist, figures, problem } = services[key];
      expect(capabilities.cards).toHaveLength(4);
      expect(checklist.items.length).toBeGreaterThanOrEqual(6);
      await says(path, [
        problem.heading,
        ...capabilities.cards.map(({ title }) => title),
        ...checklist.items,
        ...figures.map(({ value }) => value),
      ]);
      expect(linkSaying(html, "Book a Free Call")).toBe("/contact");
      expect(linkSaying(html, "All Services")).toBe("/services");
      expect(linkSaying(html, "View AI Packages")).toBe("/ai-packages-for-contractors");
    });

    test("has an example week that adds up", () => {
      const { week, total } = services[key].problem;
      const amount = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(",", ""));
      expect(week.reduce((sum, { cost }) => sum + amount(cost), 0)).toBe(amount(total));
    });
  },
);

test("the marketing claims are where they belong", async () => {
  await says("/services/ai-agent-development", ["80%", "5-10 minutes", "2-3 days"]);
  await says("/services/workflow-automation", ["15+", "90%", "30%"]);
  await says("/services/paid-advertising", ["300%", "50%", "75%"]);
  await says("/services/content-social-media", ["400%", "60%", "25%"]);
  await says("/services/digital-marketing", ["3x", "50%"]);
  await says("/services/ai-strategy-consulting", ["40%", "30 days or less"]);
});

test("packages: three tiers, the guide, the terms, the comparison, the Climb Series", async () => {
  await says("/packages", [
    ...["$3,500", "$7,500", "$15,000", "$500K - $1.5M", "$1M - $5M", "$5M - $10M"],
    ...["BASECAMP", "ASCENT", "SUMMIT", "PEAK PERFORMANCE", "Monthly retainer", "30 days' notice", "Which audit fits"],
    ...["50% deposit and 50% on delivery of the final roadmap", "the solution brief", "the complete roadmap", "training and SOPs"],
    "15-minute discovery call",
  ]);
  const html = await htmlOf("/packages");
  const table = /<table[^>]* class="compare.*?<\/table>/s.exec(html)?.[0] ?? "";
  expect([...table.matchAll(/<tr/g)].length).toBeGreaterThanOrEqual(11);
});

test("Foundation Audit: includes, guarantee, investment, three steps", async () => {
  await says("/packages/foundation-audit", [
    ...["$3,500", "One-Time Audit", "Single Workflow Analysis", "1-2 weeks", "at least 5 hours per week of savings, or you don't pay"],
    ...[
      "2-hour discovery call",
      "Single workflow bottleneck analysis",
      "Top 3 friction points",
      "1-2 page AI solution brief",
      "No-code tool recommendations",
      "ROI projection",
    ],
    ...["Workflow Analysis Report", "AI Implementation Brief", "Tool Recommendation Guide", "ROI Calculation & Timeline"],
    ...["the solution brief", "Back to All Packages"],
  ]);
  await ordered("/packages/foundation-audit", [
    ...["2-hour discovery call", "ROI projection", "or you don't pay", "What it costs", "$3,500", "Talk it through", "Hand over the brief"],
  ]);
  expect(headings(await htmlOf("/packages/foundation-audit"), 3)).toEqual(
    expect.arrayContaining(["Talk it through", "Find the friction", "Hand over the brief"]),
  );
});

test("Growth Engine: badge, revenue, guarantee, included, investment, analysis", async () => {
  const path = "/packages/growth-engine";
  await ordered(path, [
    ...["Most Popular • Best Value", "Ideal Revenue: $1M - $5M", "or you pay nothing", "What's Included"],
    ...["Everything in Foundation", "Full operations audit", "90-day roadmap", "Tool stack plan", "playbook"],
    ...["Complete Operations Audit", "90-Day Implementation Roadmap", "2 Fully Built Automation Workflows"],
    ...["Process Optimization Playbook", "Tool Integration Guide", "Investment", "$7,500", "Complete Business Analysis"],
    "Compare All Audits",
  ]);
  await says(path, [
    ...[
      "Most Popular • Best Value",
      "Ideal Revenue: $1M - $5M",
      "What's Included",
      "Investment",
      "$7,500",
      "90-Day Strategic Implementation",
    ],
    ...["Complete Business Analysis", "Sales", "Operations", "Finance", "10+ hours per week saved or $50,000 annual value"],
    ...[
      "Everything in Foundation",
      "Full operations audit",
      "90-day roadmap",
      "Tool stack plan",
      "2 core automation workflows",
      "playbook",
    ],
    ...[
      "Complete Operations Audit",
      "90-Day Implementation Roadmap",
      "2 Fully Built Automation Workflows",
      "Process Optimization Playbook",
      "Tool Integration Guide",
    ],
    ...["the complete roadmap", "8-12 weeks", "Complete Business Transformation"],
  ]);
  expect(linkSaying(await htmlOf(path), "Back to All Packages")).toBe("/ai-packages-for-contractors");
  const html = await htmlOf(path);
  const analysis = html.slice(html.indexOf("Complete Business Analysis"), html.indexOf("When Growth Engine"));
  expect([...analysis.matchAll(/<ul class="peaks[^"]*">(.*?)<\/ul>/g)].map(([, list = ""]) => list.split("<li>").length - 1)).toEqual([
    4, 4, 4,
  ]);
});

test("Peak Performance: partnership, revenue, guarantee, experience, every button", async () => {
  const path = "/packages/peak-performance";
  await says(path, [
    ...[
      "White Glove Partnership",
      "Ideal Revenue: $5M - $10M",
      "$15,000",
      "Full Implementation + 90-Day Support",
      "20+ hours per week saved",
    ],
    ...["White Glove Experience", "Complete Audit", "Team Training", "Custom SOPs", "Priority Support", "12-16 weeks"],
    ...[
      "Half-day team training workshop",
      "3 custom SOP documents",
      "Staff training",
      "90-day priority support with weekly calls",
      "Dedicated support line",
    ],
    ...["Team Training Workshop", "3 Custom SOP Documents", "90-Day Priority Support", "Dedicated Support Channel"],
  ]);
  const html = await htmlOf(path);
  await ordered(path, [
    ...["White Glove Partnership", "Ideal Revenue: $5M - $10M", "or you pay nothing", "Half-day team training workshop"],
    ...["Team Training Workshop", "Investment", "$15,000", "White Glove Experience", "Complete Audit", "Priority Support"],
    ...["Book Strategy Session", "Book Your Discovery Call", "Compare All Audits", "Book Your Discovery Call Now"],
  ]);
  const closing = html.slice(html.lastIndexOf("<section"));
  for (const label of ["Book Your Discovery Call Now", "Book Strategy Session", "Book Your Discovery Call", "Compare All Audits"])
    expect(linkSaying(closing, label), label).toBeDefined();
  expect(linkSaying(html, "Get Peak Performance Partnership")).toBe(`${CONTACT}?interest=peak-performance`);
  expect(linkSaying(html, "Book Your Discovery Call Now")).toBe(CONTACT);
  expect(linkSaying(html, "Book Your Discovery Call")).toBe(CONTACT);
  expect(linkSaying(html, "Book Strategy Session")).toMatch(CONTACT);
  expect(linkSaying(html, "Compare All Audits")).toBe("/ai-packages-for-contractors");
});

test("process: three packages, four principles, six steps, closing note", async () => {
  await says("/process", [
    ...[
      "Core Principles",
      "Implementation Timeline",
      "Week 0 Free Strategy Session",
      "Week 1-2 Discovery & Analysis",
      "Week 3-6 Solution Design",
    ],
    ...["Week 7-12 Implementation", "Week 13+ Training & Support", "Ongoing Continuous Improvement"],
    "Free 15-minute call • Just to see if we're a fit • No sales pitch",
  ]);
  await ordered("/process", [
    ...["How the Foundation Audit runs", "How Growth Engine runs", "How Peak Performance runs", "Core Principles"],
    ...["Implementation Timeline", "Week 0", "Week 1-2", "Week 3-6", "Week 7-12", "Week 13+", "Ongoing"],
    "Free 15-minute call • Just to see if we're a fit • No sales pitch",
  ]);
});

test("FAQ: four categories of four, one open at a time, structured data that matches the text", async () => {
  const html = await htmlOf("/faq");
  expect(headings(html, 2)).toEqual(
    expect.arrayContaining(["Getting Started", "Pricing & Packages", "Implementation & Support", "Technical Questions"]),
  );
  const groups = attributes(html, /<details name="([^"]+)"/g);
  expect([...new Set(groups)].map((name) => groups.filter((group) => group === name).length)).toEqual([4, 4, 4, 4]);
  expect(linkSaying(html, "Book Your Free Q&A Session")).toBe(`${CONTACT}?interest=qa-session`);
  await says("/faq", ["Still Have Questions?", "30 minutes, no sales pressure, honest answers"]);
  await says("/faq", ["$2,000-$5,000", "2-4 weeks", "6-8 weeks", "$10,000+", "3-4 months", "30 days", "60-90 days", "3-6 months"]);
  const page = structuredDataOf(html)["@graph"].find((thing) => thing["@type"] === "FAQPage") as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  const text = textOf(html.replace(/<\/?a\b[^>]*>/g, ""));
  expect(page.mainEntity).toHaveLength(16);
  for (const { name, acceptedAnswer } of page.mainEntity) expect(text).toContain(`${name} ${acceptedAnswer.text}`);
});

test("FAQ answers have 40 to 120 words", () => {
  for (const { answer } of faq.flatMap(({ questions }) => questions)) {
    expect(answer.split(/\s+/).length).toBeGreaterThanOrEqual(40);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(120);
  }
});

test.each([
  ["/blog/ai-revolutionizing-electrical-contracting", "electrical", "October 6, 2026"],
  ["/blog/plumbers-guide-to-ai", "plumbing", "October 20, 2026"],
] as const)("%s: badge, date, read time, Share, contents, both links", async (path, key, date) => {
  const html = await htmlOf(path);
  const { category, title, readMinutes, sections } = articles[key];
  await says(path, [
    category,
    title,
    date,
    `${readMinutes} min read`,
    "Share",
    "In this article",
    ...sections.map(({ heading }) => heading),
  ]);
  expect(linkSaying(html, "Book a Free Call")).toBe("/contact");
  expect(linkSaying(html, "Back to Blog")).toBe("/blog");
  const posting = structuredDataOf(html)["@graph"].find((thing) => thing["@type"] === "BlogPosting");
  expect(posting).toMatchObject({ headline: title, articleSection: category });
  // One name, wherever it's read: heading, list, tab, preview.
  expect(attributes(html, /<title>([^<]+)/g)).toEqual([`${title} | Peakworks`]);
  expect(attributes(html, /"og:title" content="([^"]+)"/g)).toEqual([`${title} | Peakworks`]);
  const words = JSON.stringify(sections)
    .replace(/"(kind|text|items|title|heading|rows|columns|caption|blocks)"/g, "")
    .split(/\s+/).length;
  expect(words).toBeGreaterThan(1200);
  expect(words).toBeLessThan(1800);
});

test("contact: headline, what to expect, other ways", async () => {
  await says("/contact", [
    ...[
      "Let's Start Your Climb",
      "What to Expect",
      "15-Minute Discovery Call",
      "No Sales Pressure",
      "Lots of Questions About Your Company",
    ],
    ...["Next Steps Discussion", "Other Ways to Reach Us", "hello@peakworks.example", "within 24 hours"],
  ]);
});

test("privacy: every section, never sold, the contact address, today's date", async () => {
  await says("/privacy-policy", [
    ...[
      "Information we collect",
      "How we use it",
      "Third-party tools",
      "Data security",
      "Your rights",
      "Cookies",
      "Changes to this policy",
      "Privacy contact",
    ],
    ...["never sell", "privacy@peakworks.example", "November 15, 2026", "IP address", "Browser type", "Pages visited", "Time on site"],
  ]);
});
