import type { Page } from "../../../site/catalog/page.ts";
import { TOOL_SLUGS, type ToolPageKey } from "./tools.ts";

/** A page for each tool that people search for, below the list. Kept until the posts change, since they name some. */
export const toolPages = {
  laborRateTool: {
    ...rowFor("laborRate"),
    title: "Labor Burden Rate Calculator for Contractors",
    description:
      "Work out labor burden, loaded cost, break-even and what to charge an hour, right on the page or in a free Excel sheet. Every step is shown.",
    keywords: ["labor burden rate calculator", "loaded labor rate", "contractor hourly rate", "labor burden Excel"],
  },
  priceIncreaseTool: {
    ...rowFor("priceIncrease"),
    title: "Price Increase Letter and Break-Even Math",
    description:
      "A price increase letter for service customers, filled in as an example, and a small calculator: how many can leave before the raise loses money?",
    keywords: ["price increase letter", "price increase letter to customers", "raise prices contractor", "price increase calculator"],
  },
  estimatesTool: {
    ...rowFor("estimates"),
    title: "Contractor Estimate Templates in Excel",
    description:
      "Three free estimate templates with working formulas: small repair, standard install with options, big job in phases. With a water heater worked out.",
    keywords: ["contractor estimate template", "estimate template Excel", "construction estimate template", "plumbing estimate template"],
  },
  paybackTool: {
    ...rowFor("payback"),
    title: "AI Payback Calculator for One Office Task",
    description:
      "Seven numbers tell you how many weeks an AI tool takes to pay for its setup, with savings cut in half. Works on the page, or as an Excel sheet.",
    keywords: ["AI payback calculator", "AI ROI calculator", "is an AI tool worth it", "automation payback"],
  },
  leadSourcesTool: {
    ...rowFor("leadSources"),
    title: "Lead Source Tracker: Cost per Signed Job",
    description:
      "A free Excel sheet that counts your own hours as money and shows what each signed job cost you, source by source. With a quarter filled in.",
    keywords: ["lead source tracker", "cost per lead contractor", "cost per signed job", "lead tracking spreadsheet"],
  },
  invoiceGapTool: {
    ...rowFor("invoiceGap"),
    title: "What Slow Invoicing Costs: Free Worksheet",
    description:
      "Write down three dates for your last 20 jobs. The sheet shows the days between done and billed, the cash that's stuck, and what gets left off.",
    keywords: ["slow invoicing cost", "days to invoice", "contractor invoicing", "cash flow worksheet contractor"],
  },
  timeLogTool: {
    ...rowFor("timeLog"),
    title: "Office Time Log for Contractors in Excel",
    description:
      "Five days on paper, six codes, and a tab that turns the minutes into hours and dollars for the owner and the office. With a day filled in.",
    keywords: ["time log template", "office time log", "time study contractor", "time log Excel"],
  },
  lookAheadTool: {
    ...rowFor("lookAhead"),
    title: "Look-Ahead Schedule Template in Excel",
    description:
      "A two-week look-ahead for remodelers: one line per task, what it needs first, who has confirmed, and a weekly score. Ten days filled in.",
    keywords: ["look-ahead schedule template", "two-week look-ahead", "construction look-ahead Excel", "remodeling schedule template"],
  },
  callTriageTool: {
    ...rowFor("callTriage"),
    title: "After-Hours Call Script and Triage Card",
    description:
      "One page for whoever answers the phone at a plumbing, HVAC or electrical shop: safety lines, five questions, four colors. Free Word file.",
    keywords: ["after-hours call script", "call triage card", "plumbing phone script", "HVAC answering script"],
  },
  subInsuranceTool: {
    ...rowFor("subInsurance"),
    title: "Subcontractor Insurance Tracker in Excel",
    description:
      "Track certificates, endorsements, W-9s and lien waivers in one sheet that says Pay or names what's missing. With three subs filled in.",
    keywords: ["subcontractor insurance tracker", "certificate of insurance tracking", "lien waiver tracker", "COI tracking spreadsheet"],
  },
  agreementsTool: {
    ...rowFor("agreements"),
    title: "HVAC Maintenance Agreement Tracker",
    description:
      "Members, visits owed and the three renewal dates in one Excel sheet, with the notes to send. Check if your crew can do the visits you've sold.",
    keywords: [
      "maintenance agreement tracker",
      "HVAC service agreement spreadsheet",
      "HVAC membership tracker",
      "maintenance plan renewals",
    ],
  },
  changeOrderTool: {
    ...rowFor("changeOrder"),
    title: "Change Order Form for Contractors in Word",
    description:
      "A free two-page change order form with a rotten sill filled in as an example: what you found, the cost line by line, the days, the signatures.",
    keywords: ["change order form", "change order template Word", "construction change order", "change order example"],
  },
  dailyLogTool: {
    ...rowFor("dailyLog"),
    title: "Daily Job Log Form for Contractors in Word",
    description:
      "A one-page construction daily log with eight lines, a day filled in as an example, four rules that make it hold up, and what keeping it costs.",
    keywords: ["daily job log", "construction daily log template", "daily report form", "contractor daily log Word"],
  },
  vanStockTool: {
    ...rowFor("vanStock"),
    title: "Van Stock List Template for Service Trucks",
    description:
      "An Excel sheet for 40 parts: it sets a minimum and a fill-to from eight weeks of tickets and writes Friday's order. With four bins filled in.",
    keywords: ["van stock list", "truck stock template", "service van inventory", "plumbing van stock"],
  },
  permitsTool: {
    ...rowFor("permits"),
    title: "Electrical Permit Tracker in Excel",
    description:
      "One row per permit, with the day that's 150 days after issue or the last passed inspection, six reminders and a walk before the inspector comes.",
    keywords: ["permit tracker", "electrical permit tracking", "inspection tracker Excel", "permit expiration tracker"],
  },
  refrigerantTool: {
    ...rowFor("refrigerant"),
    title: "Refrigerant Log Sheet for EPA 608 Records",
    description:
      "A free Excel refrigerant log: weights before and after, pounds by month and type, and a check that tells you when a cylinder doesn't add up.",
    keywords: ["refrigerant log", "refrigerant tracking log", "EPA 608 log sheet", "refrigerant recovery log"],
  },
  sewerCameraTool: {
    ...rowFor("sewerCamera"),
    title: "Sewer Camera Inspection Log in Excel",
    description:
      "A footage log for sewer camera runs that asks about trench protection where it's deep, and a second tab that prices three options. Example included.",
    keywords: ["sewer camera inspection log", "sewer inspection report template", "sewer line quote", "drain camera log"],
  },
  tuneUpTool: {
    ...rowFor("tuneUp"),
    title: "HVAC Tune-Up Report Form in Word",
    description:
      "A two-page tune-up report: five plain blocks for the homeowner and a page of readings for the tech. With a heat pump visit filled in.",
    keywords: ["HVAC tune-up report", "HVAC maintenance report form", "tune-up checklist", "HVAC inspection report template"],
  },
} as const satisfies Record<`${ToolPageKey}Tool`, Page>;

function rowFor<Tool extends ToolPageKey>(tool: Tool) {
  return {
    path: `/tools/${TOOL_SLUGS[tool]}`,
    aliases: [],
    view: "pages/tools/routes/tool.tsx",
    parent: "tools",
    live: "posts",
    tool,
  } as const;
}
