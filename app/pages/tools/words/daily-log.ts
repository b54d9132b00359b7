import type { ToolWords } from "./words.ts";

export const dailyLog: ToolWords = {
  name: "Daily job log",
  heading: "Daily job log: eight lines on one page",
  lead: "One page for each job and day: weather, people, work, deliveries, visitors, delays, extras and tomorrow. Two minutes if you say it, five if you write it.",
  files: ["daily-job-log.docx"],
  sections: [
    {
      kind: "form",
      heading: "A Wednesday on an addition",
      intro: "This is how short a good day's page can be.",
      rows: [
        { label: "Date, job, weather", value: "Oct 14, Maple addition. Dry, 52 degrees, windy after 2." },
        { label: "Who was here", value: "Dana and Luis. Plumber with a helper, 8 to 11:30." },
        { label: "What got done", value: "Rough plumbing in the bath. Framed the closet, 14 feet of wall." },
        { label: "Deliveries", value: "11 of 12 windows. Photo of the ticket." },
        { label: "Visitors", value: "Owner at 3:10. Wants the closet light moved 2 feet." },
        { label: "What stopped us", value: "No power from 9:15 to 10:00. Two people waited." },
        { label: "Extra work", value: "The light. Told her it's extra, form tomorrow." },
        { label: "Tomorrow needs", value: "Window 12, signed change order, electrician at 7." },
      ],
      note: "Two lines on this page are money. The outage is 2 × 45 ÷ 60 × $60 = $90 of waiting, and the light is about to be a change order.",
    },
    {
      kind: "steps",
      heading: "Four rules that make it hold up",
      steps: [
        { title: "Say none", text: "If nothing was delivered, write none. Later on an empty line looks like somebody forgot." },
        { title: "Only what you saw", text: "'Slab is half an inch low at the door' is a fact. 'Bad pour' is an opinion." },
        { title: "Don't fix old pages", text: "If Monday was wrong, Tuesday's page says so. Nobody goes back and tidies up." },
        {
          title: "Injuries by phone",
          text: "Somebody's hurt, or nearly was? The office gets a call right away, before anything is written here.",
        },
      ],
    },
    {
      kind: "text",
      heading: "What keeping it costs",
      blocks: [
        {
          kind: "paragraph",
          text: "Count three minutes from the lead and two from the office, per job and day. With two jobs that's 2 × 5 × 5 = 50 minutes a week. At $50 an hour it's 50 ÷ 60 × $50 = $41.67.",
        },
        {
          kind: "paragraph",
          text: "That's around $180 a month. One extra that gets billed because it was written down covers it. If you do one-day service calls, your signed ticket already does this and you can skip the log.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Photos that go with it",
      blocks: [
        {
          kind: "list",
          items: [
            "One wide shot of each work area at quitting time.",
            "Every delivery ticket, and whatever came broken.",
            "Anything that gets covered tomorrow. You won't see that pipe again.",
          ],
        },
        {
          kind: "paragraph",
          text: "Write the photo numbers in the box at the top. A page and its pictures in one folder, named by job and date, is all the filing there is.",
        },
      ],
    },
  ],
  trades: ["general", "roofing", "landscaping"],
  related: ["changeOrder", "lookAhead", "timeLog"],
  closing: {
    text: "We can set it up so your lead talks on the walk to the truck. Software fills the eight lines, and he texts back 'good' or fixes it.",
  },
};
