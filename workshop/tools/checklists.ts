import type { Block } from "../office/blocks.ts";
import type { Document } from "../office/document.ts";
import { partOf } from "../office/from-post.ts";

// Forms that are a post's own lists and texts, on one page to print.

function quote(slug: string, heading: string, title?: string): Block {
  const [lines = []] = partOf(slug, heading).quotes;
  return { kind: "quote", lines, ...(title && { title }) };
}

/** A post tells of one day; a card that's printed once can't name it. */
function anyDay(text: string) {
  return text.replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, "[day]").replace(/\b\d{1,2}:\d{2}\b(?: [AP]M)?/g, "[time]");
}

export function vanDoorCard(): Document {
  const post = "questions-your-crew-will-ask-about-ai";
  return {
    kind: "document",
    title: "Van door card",
    lead: "What you never say into the phone, and a one-minute memo that works. Tape it inside the van door.",
    blocks: [
      { kind: "heading", text: "What you never say into the phone" },
      { kind: "checks", items: partOf(post, "What you never say into the phone").list },
      {
        kind: "text",
        text: 'If you didn\'t measure it, say "not measured." Gas smell, CO alarm, shock or injury: call a person. No memo, no draft, no waiting.',
        big: true,
      },
      { kind: "heading", text: "A one-minute memo, in this order" },
      { kind: "checks", items: partOf(post, "A one-minute memo that works").quotes[0] ?? [], numbered: true },
      { kind: "fields", labels: ["Who to tell if a tool causes trouble", "Phone"], columns: 1 },
      { kind: "box", label: "Our own rules", hint: "How long recordings are kept, who reads the notes, what we don't measure.", lines: 6 },
    ],
  };
}

export function noHeatRanks(): Document {
  const post = "a-no-heat-monday-hour-by-hour";
  const [head = [], ...rows] = partOf(post, "5:40 AM: ranking the overnight calls").table;
  return {
    kind: "document",
    title: "No-heat calls: five ranks on one page",
    lead: "Write your own in September, with your dispatcher. Test rank 0 from a phone your system doesn't know.",
    blocks: [
      {
        kind: "table",
        head,
        rows: rows.map((row) => row.map(anyDay)),
        widths: [0.7, 4, 4.2],
        rowHeight: 30,
        fills: ["#f4b9ad", "#ffd0a8", "#fff0a8", "#e4ecc8", "#cfe8c4"],
      },
      { kind: "fields", labels: ["Overrules the list, day", "Night"] },
      { kind: "heading", text: "On every truck before it leaves" },
      { kind: "checks", items: partOf(post, "6:45 AM: loading the trucks").list },
      quote(post, "8:00 AM: texting the 13 people who have to wait", "To the people who have to wait"),
      { kind: "heading", text: "Four numbers before you go home" },
      {
        kind: "table",
        head: ["Date", "Calls by rank", "Moved by hand", "Second trips", "Angry replies"],
        rows: Array.from({ length: 5 }, () => ["", "", "", "", ""]),
        widths: [1.2, 2.4, 1.2, 1.2, 1.2],
      },
    ],
  };
}

export function estimateCheck(): Document {
  const post = "seven-ways-an-ai-estimate-goes-wrong";
  return {
    kind: "document",
    title: "Two-minute check of an AI-drafted estimate",
    lead: "Do it on every draft, in this order, before you look at the total.",
    blocks: [
      { kind: "fields", labels: ["Job", "Checked by, date"] },
      { kind: "checks", items: partOf(post, "The two-minute check").list, answer: true, numbered: true },
      { kind: "heading", text: "Say these four at the start of every memo" },
      { kind: "fields", labels: ["Attic", "Crawl", "Wall", "Age"] },
      { kind: "heading", text: "The block of time without tools" },
      {
        kind: "table",
        head: ["Line", "Minutes", "Rate", "Amount"],
        rows: [
          ["Pull the permit", "", "", ""],
          ["Call the utility", "", "", ""],
          ["Meet the inspector", "", "", ""],
          ["Show the owner", "", "", ""],
          ["", "", "", ""],
        ],
        widths: [4, 1.2, 1.2, 1.4],
      },
      {
        kind: "text",
        text: "Words to search for and cut: ensure, fully, all, any, code, safe, guarantee. Never tell the tool the number you hope for.",
      },
      { kind: "heading", text: "Five jobs you've already built: draft against real cost" },
      {
        kind: "table",
        head: ["Job", "Draft", "Real cost", "Gap", "Where it came from"],
        rows: Array.from({ length: 5 }, () => ["", "", "", "", ""]),
        widths: [2.4, 1.1, 1.1, 1, 2.4],
      },
    ],
  };
}

export function lessonCard(): Document {
  const post = "a-friday-debrief-for-apprentices";
  const [example = []] = partOf(post, "The lesson card").quotes.slice(1);
  return {
    kind: "document",
    title: "Lesson card",
    lead: "Friday, fifteen minutes, one job that fought back. The apprentice asks the six questions, in order, and nobody skips one.",
    blocks: [
      { kind: "checks", items: partOf(post, "Fifteen minutes and six questions").list, numbered: true },
      { kind: "heading", text: "The card, at most 100 words" },
      { kind: "box", label: "Symptom.", lines: 2 },
      { kind: "box", label: "What we thought.", lines: 2 },
      { kind: "box", label: "What it was.", lines: 2 },
      { kind: "box", label: "First test next time.", lines: 2 },
      { kind: "box", label: "Safety.", lines: 2 },
      { kind: "signatures", labels: ["Journeyman's initials", "Date", "File name: the symptom"] },
      { kind: "quote", title: "Example", lines: example },
    ],
  };
}

export function panelChecklist(): Document {
  const post = "panel-upgrade-quote-checklist";
  return {
    kind: "document",
    title: "Panel upgrade: phone checklist",
    lead: "Keep it by the phone. It decides who gets a visit first, and what you bring to it.",
    blocks: [
      { kind: "heading", text: "First: a yes to either one ends the checklist" },
      {
        kind: "checks",
        items: [
          "Is anything hot, buzzing, wet, sparking or smoking at the panel? With smoke, flames, sparks or a burning smell, everyone gets out and calls 911. Without them, they stay away from it and a licensed person calls back at once.",
          "Do lights get brighter and dimmer without anyone touching a switch? A licensed person calls back at once.",
        ],
      },
      { kind: "fields", labels: ["Name", "Phone", "Address", "Date"] },
      { kind: "heading", text: "Twelve answers before the truck rolls" },
      { kind: "checks", items: partOf(post, "Twelve answers before the truck rolls").list, answer: true, numbered: true },
      quote(post, "Six photos a homeowner can take safely", "Then text this, word for word"),
    ],
  };
}

export function waterHeaterCard(): Document {
  const post = "water-heater-replacement-quote";
  return {
    kind: "document",
    title: "Water heater: fourteen facts from the closet",
    lead: "Gas and carbon monoxide first. No quote, no booking and no questions about tank size until that's settled.",
    blocks: [
      {
        kind: "quote",
        lines: [
          '"Do you smell gas? Is a carbon monoxide alarm going off? Does anyone have a headache or feel dizzy or sick?"',
          ...partOf(post, "First call: gas and carbon monoxide").list,
        ],
      },
      { kind: "fields", labels: ["Customer", "Address", "Plumber", "Date"] },
      { kind: "checks", items: partOf(post, "Fourteen facts from the closet").list, answer: true, numbered: true },
      quote(post, "What AI can draft", "The price, by text"),
    ],
  };
}

export function drainFollowUp(): Document {
  const post = "drain-cleaning-follow-up-callbacks";
  const [head = [], ...rows] = partOf(post, "A callback rule everyone can repeat").table;
  const { quotes, strong } = partOf(post, "Three texts that go out by themselves");
  return {
    kind: "document",
    title: "Drain ticket, callback rule and three texts",
    lead: "Five facts on every drain ticket, said into the phone before you roll up the cable.",
    blocks: [
      { kind: "fields", labels: ["Job", "Date and tech"] },
      { kind: "checks", items: partOf(post, "Five facts on every drain ticket").list, answer: true, numbered: true },
      { kind: "fields", labels: ["Camera offered?", "Answer"] },
      { kind: "heading", text: "A callback rule to argue about" },
      { kind: "table", head, rows, widths: [4, 1.2, 3], rowHeight: 18 },
      ...quotes.map((lines, i): Block => ({ kind: "quote", title: (strong[i] ?? "").replace(/:$/, ""), lines: lines.map(anyDay) })),
      { kind: "text", text: "Text only customers who agreed to it. STOP, in whatever words, means today.", quiet: true },
    ],
  };
}

export function dailyJobLog(): Document {
  const rows = partOf("a-daily-job-log-by-voice-memo", "What belongs in a daily log").table.slice(1);
  return {
    kind: "document",
    title: "Daily job log",
    lead: 'Eight lines, read down and spoken in two minutes. Say "none" when there\'s nothing: a blank and a "none" are different things later on.',
    blocks: [
      { kind: "fields", labels: ["Job", "Date", "Lead", "Photos"] },
      ...rows.map(([line = "", say = ""]): Block => ({ kind: "box", label: line, hint: say, lines: line === "What got done" ? 4 : 1.5 })),
      {
        kind: "text",
        text: "Someone hurt or nearly hurt? Call the office now. It doesn't go in here first. Old entries are never changed: tomorrow's log says what was wrong.",
        quiet: true,
      },
    ],
  };
}

export function reviewTexts(): Document {
  const ask = partOf("how-to-ask-for-a-google-review", "Two texts to copy");
  const reply = partOf("how-to-respond-to-a-bad-review", "Four replies to copy");
  const titled = ({ strong, quotes }: typeof ask): Block[] =>
    quotes.map((lines, i) => ({ kind: "quote", title: (strong[i] ?? "").replace(/\.$/, ""), lines }));
  return {
    kind: "document",
    title: "Review texts: two asks and four replies",
    lead: "Ask every customer, in the same words. No rewards, no star requests, and no filter in front of the link.",
    blocks: [
      { kind: "heading", text: "Asking" },
      ...titled(ask),
      { kind: "heading", text: "Answering a bad one: call first, then one reply under 80 words" },
      ...titled(reply),
      { kind: "heading", text: "Never in a reply" },
      { kind: "checks", items: partOf("how-to-respond-to-a-bad-review", "What never goes in a reply").list },
    ],
  };
}

export function textingConsent(): Document {
  const post = "texting-customers-consent-and-10dlc";
  const [lines = []] = partOf(post, "What to put on the form").quotes;
  return {
    kind: "document",
    title: "Texting consent for the work order",
    lead: "Two boxes, both empty, with your company's name in each. Save who checked what, on which day, and what the words were. Have a lawyer read your sign-up words once.",
    blocks: [
      { kind: "fields", labels: ["Customer", "Cell phone", "Job", "Date"] },
      { kind: "quote", lines, big: true },
      { kind: "signatures", labels: ["Customer's signature", "Date"] },
      { kind: "heading", text: "For the office: texts OK" },
      { kind: "checks", items: ["Offers", "Jobs only", "None"] },
      { kind: "heading", text: "Cleaning up the list" },
      {
        kind: "table",
        head: ["Group", "Numbers", "What they may get"],
        rows: partOf(post, "An example: cleaning up a list of 640")
          .table.slice(1)
          .map(([group = "", , may = ""]) => [group, "", may]),
        widths: [4, 1.3, 3],
      },
      { kind: "heading", text: "What 10DLC registration asks for" },
      { kind: "checks", items: partOf(post, "What 10DLC is, and why your texts vanish").list },
    ],
  };
}

export function phoneGreeting(): Document {
  const post = "call-recording-laws-and-ai-answering";
  const { quotes } = partOf(post, "A greeting that covers it");
  const [english = [], spanish = []] = quotes;
  return {
    kind: "document",
    title: "Phone greeting and vendor questions",
    lead: "For an AI that answers your phone. It isn't legal advice: have a lawyer in your state look at your setup once.",
    blocks: [
      { kind: "quote", title: "The greeting", lines: english },
      { kind: "quote", title: "In Spanish, once a native speaker has read it", lines: spanish },
      { kind: "heading", text: "Ask your vendor these six questions" },
      { kind: "checks", items: partOf(post, "Ask your vendor these six questions").list, answer: true, numbered: true },
      { kind: "heading", text: "Call your own number on Monday, after hours" },
      { kind: "checks", items: partOf(post, "Call your own number on Monday").list, answer: true },
      { kind: "fields", labels: ["Where recordings are", "Who can open them", "Kept for, days", "Approved by"] },
    ],
  };
}
