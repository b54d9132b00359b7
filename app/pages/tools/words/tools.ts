type ToolRow = {
  /** Under /templates, and its own name on the visitor's disk. */
  file: `${string}.${"docx" | "xlsx"}`;
  name: string;
  /** What it's for, in a sentence. */
  use: string;
  group: ToolGroup;
  /** The posts that describe it, by slug: the page links to the first that's published. The estimates belong to the action plan. */
  posts: readonly string[];
};

export type Tool = ToolRow & { file: ToolFile };
export type ToolFile = (typeof rows)[number]["file"];
type ToolGroup = keyof typeof toolsPage.groups;

/** The page that lists them, and the block under a post that describes one. */
export const toolsPage = {
  headline: "Free templates and forms for contractors",
  lead: "Every form our posts describe, ready to print or fill in. Take what you need. There's no sign-up, and they're yours to change.",
  groups: {
    money: "Prices and money",
    office: "The office week",
    job: "On the job",
    customers: "With customers",
    ai: "Before you trust an AI tool",
  },
  kinds: { xlsx: "Excel", docx: "Word" },
  download: "Download",
  explained: "How to use it:",
  plan: "The action plan in our calculator",
  note: "Excel files open in Google Sheets, Numbers and LibreOffice too, and Word files in Google Docs. Yellow cells are yours to fill in, formulas do the rest, and lines in italics are examples to type over. Each prints on Letter paper.",
  noteHeading: "How the files work",
  closing: {
    heading: "Want one that fills itself in?",
    text: "When a form has worked on paper for a month, we can connect it to your calendar, your tickets and your invoices.",
  },
  inPost: {
    heading: "Take the form",
    text: "Free, without a sign-up, and yours to change.",
    howTo: "How to fill it in, with an example",
    all: "All templates and forms",
  },
};

const rows = [
  {
    file: "master-1-small-repair.xlsx",
    name: "Master estimate 1: small repair",
    use: "Labor, parts with markup and tax for a repair, in one page. A deposit if you want one.",
    group: "money",
    posts: [],
  },
  {
    file: "master-2-standard-install.xlsx",
    name: "Master estimate 2: standard install",
    use: "The install you quote most, with its options as lines the customer can pick.",
    group: "money",
    posts: ["water-heater-replacement-quote"],
  },
  {
    file: "master-3-big-job.xlsx",
    name: "Master estimate 3: big job in phases",
    use: "Three phases, each paid when it's done, an allowance that's returned if unused, and a list of what's not included.",
    group: "money",
    posts: [],
  },
  {
    file: "payback-math.xlsx",
    name: "Payback math for one task",
    use: "What a tool saves a week, cut in half, against its fee and setup: weeks until it has paid for itself.",
    group: "money",
    posts: ["ai-roi-for-contractors"],
  },
  {
    file: "loaded-labor-rate.xlsx",
    name: "Loaded labor rate",
    use: "From a wage to what an hour costs you, to break-even, to what to charge.",
    group: "money",
    posts: ["what-an-hour-costs-loaded-labor-rate"],
  },
  {
    file: "lead-sources.xlsx",
    name: "Lead sources by cost per signed job",
    use: "What each contract really cost you, with your own hours counted as money.",
    group: "money",
    posts: ["which-leads-are-worth-buying"],
  },
  {
    file: "price-raise.xlsx",
    name: "Price raise math and letter",
    use: "How many customers you can afford to lose, and the letter that tells the others.",
    group: "money",
    posts: ["how-to-raise-prices-without-losing-customers"],
  },
  {
    file: "invoice-gap.xlsx",
    name: "Invoice gap",
    use: "Three dates for your last 20 jobs, and what the wait costs in cash and missing parts.",
    group: "money",
    posts: ["invoice-the-same-day"],
  },
  {
    file: "time-log.xlsx",
    name: "Time log for the weekly math",
    use: "Five days of office work by six codes, added up into hours and dollars.",
    group: "office",
    posts: ["time-log-for-the-weekly-math", "ai-roi-for-contractors"],
  },
  {
    file: "two-week-look-ahead.xlsx",
    name: "Two-week look-ahead",
    use: "Ten working days with a name on every line, what isn't confirmed, and a weekly score.",
    group: "office",
    posts: ["the-two-week-look-ahead-in-thirty-minutes"],
  },
  {
    file: "call-triage-card.docx",
    name: "Call triage card",
    use: "Safety lines, five questions and four colors for whoever answers the phone.",
    group: "office",
    posts: ["call-triage-card"],
  },
  {
    file: "office-tasks.xlsx",
    name: "Office tasks: automate, draft or leave alone",
    use: "Eighteen chores sorted by two questions, and room for twenty of your own.",
    group: "office",
    posts: ["automate-draft-or-leave-alone"],
  },
  {
    file: "subcontractor-tracker.xlsx",
    name: "Subcontractor insurance and lien waivers",
    use: "Ten columns and one rule: it says Pay or what's missing on every row.",
    group: "office",
    posts: ["subcontractor-insurance-and-lien-waivers"],
  },
  {
    file: "maintenance-agreements.xlsx",
    name: "Maintenance agreement tracker",
    use: "Visits you owe, the three renewal dates for each member, and the messages.",
    group: "office",
    posts: ["hvac-maintenance-agreement-renewals"],
  },
  {
    file: "applicant-sheet.xlsx",
    name: "Applicants by four questions",
    use: "Sort applications by facts you wrote down first, with the notice to post.",
    group: "office",
    posts: ["using-ai-to-hire-techs"],
  },
  {
    file: "change-order.docx",
    name: "Change order",
    use: "What we found, what it costs, how many days it takes, and room for every signature.",
    group: "job",
    posts: ["one-change-order-form-before-and-after"],
  },
  {
    file: "van-stock-sheet.xlsx",
    name: "Van stock sheet",
    use: "Minimum and fill-to for 40 parts from eight weeks of tickets, and Friday's order.",
    group: "job",
    posts: ["stop-the-third-trip-to-the-supply-house"],
  },
  {
    file: "permit-tracker.xlsx",
    name: "Electrical permit and inspection tracker",
    use: "One row per permit with day 150 worked out, six reminders and the walk before an inspection.",
    group: "job",
    posts: ["electrical-permit-inspection-tracker"],
  },
  {
    file: "refrigerant-log.xlsx",
    name: "Refrigerant log",
    use: "Weights before and after, pounds by month and type, and the cylinder check.",
    group: "job",
    posts: ["refrigerant-log-epa-608-records"],
  },
  {
    file: "sewer-camera-log.xlsx",
    name: "Sewer camera log and three prices",
    use: "Footage as you call it out, where to ask about trench protection, and three options priced.",
    group: "job",
    posts: ["from-camera-run-to-sewer-quote"],
  },
  {
    file: "daily-job-log.docx",
    name: "Daily job log",
    use: "Eight lines that settle a dispute months later, on one page a day.",
    group: "job",
    posts: ["a-daily-job-log-by-voice-memo"],
  },
  {
    file: "panel-upgrade-checklist.docx",
    name: "Panel upgrade checklist",
    use: "Two safety questions, twelve answers and the photo text, before the truck rolls.",
    group: "job",
    posts: ["panel-upgrade-quote-checklist"],
  },
  {
    file: "water-heater-card.docx",
    name: "Water heater card",
    use: "Gas and CO first, then fourteen facts from the closet for a quote in one visit.",
    group: "job",
    posts: ["water-heater-replacement-quote"],
  },
  {
    file: "no-heat-ranks.docx",
    name: "No-heat calls: five ranks",
    use: "Who gets the first truck in a freeze, what to load, and the text for those who wait.",
    group: "job",
    posts: ["a-no-heat-monday-hour-by-hour"],
  },
  {
    file: "lesson-card.docx",
    name: "Lesson card for apprentices",
    use: "Six questions for the Friday debrief and a card that fits in 100 words.",
    group: "job",
    posts: ["a-friday-debrief-for-apprentices"],
  },
  {
    file: "tune-up-report.docx",
    name: "Tune-up report",
    use: "A page the homeowner understands, and the tech's readings it is made from.",
    group: "customers",
    posts: ["a-tune-up-report-the-homeowner-reads"],
  },
  {
    file: "eight-texts.docx",
    name: "Eight texts for when a job goes wrong",
    use: "When you're late, rained out or over budget, or something broke: texts to copy, and who sends which.",
    group: "customers",
    posts: ["texts-for-when-a-job-goes-wrong"],
  },
  {
    file: "drain-ticket.docx",
    name: "Drain ticket, callback rule and texts",
    use: "Five facts on the ticket, who pays for a return, and three texts that go out after.",
    group: "customers",
    posts: ["drain-cleaning-follow-up-callbacks"],
  },
  {
    file: "review-texts.docx",
    name: "Review texts: two asks, four replies",
    use: "Ask every customer in the same words, and answer the bad ones in under 80.",
    group: "customers",
    posts: ["how-to-ask-for-a-google-review", "how-to-respond-to-a-bad-review"],
  },
  {
    file: "texting-consent.docx",
    name: "Texting consent for the work order",
    use: "Two empty boxes with the words beside them, and what 10DLC registration asks for.",
    group: "customers",
    posts: ["texting-customers-consent-and-10dlc"],
  },
  {
    file: "ai-driving-test-score-sheet.xlsx",
    name: "AI road-test score sheet",
    use: "Ten questions with known answers for a chatbot or phone agent, scored as you mark them.",
    group: "ai",
    posts: ["give-an-ai-tool-a-road-test-first"],
  },
  {
    file: "estimate-check.docx",
    name: "Two-minute estimate check",
    use: "Nine lines to go through before an AI-drafted quote leaves the office.",
    group: "ai",
    posts: ["seven-ways-an-ai-estimate-goes-wrong"],
  },
  {
    file: "phone-greeting.docx",
    name: "Phone greeting and vendor questions",
    use: "The sentence at the start of the call in English and Spanish, and six questions for the vendor.",
    group: "ai",
    posts: ["call-recording-laws-and-ai-answering"],
  },
  {
    file: "van-door-card.docx",
    name: "Van door card",
    use: "What you never say into the phone, and a one-minute memo in the right order.",
    group: "ai",
    posts: ["questions-your-crew-will-ask-about-ai"],
  },
] as const satisfies ToolRow[];

export const tools: readonly Tool[] = rows;

export function toolsOfPost(slug: string) {
  return tools.filter(({ posts }) => posts.includes(slug));
}
