// What the AI receptionist's page has beyond its siblings: a call in full, and what owners ask before they let software answer.
import { dollars } from "../../../text/format.ts";
import { agentMonth, agentMonthUsd, agentUse } from "./agent-month.ts";
import { CHECKED } from "./works-with.ts";

export const exampleCall = {
  heading: "A Saturday call, word for word",
  text: "The office closed at noon. It takes two minutes, and one question gets no answer.",
  caption: "An example call. Nobody in it is real, and neither are the prices",
  with: "Phone call, Saturday, 4:50 PM",
  messages: [
    said("0:02", "Thanks for calling. I'm the shop's automated assistant, and this call is recorded. What's going on?"),
    heard("0:09", "My kitchen sink's backed up, and now it's coming up in the tub."),
    said("0:15", "Okay. Is anybody running water or the washer right now?"),
    heard("0:21", "The dishwasher's going."),
    said("0:24", "Please stop it, and don't flush for now. Is the house yours? And what's the address?"),
    heard("0:33", "Yeah, it's mine. 22 Mill Road."),
    said("0:39", "Is there a cleanout outside? That's a capped pipe, about four inches wide, by the wall or in the lawn."),
    heard("0:50", "There's a white cap next to the hose bib."),
    said("0:54", "Thanks, that's on the ticket. I have tonight, 6 to 8, at the after-hours rate, or Monday, 8 to 10."),
    heard("1:06", "What's tonight cost?"),
    said("1:09", "The after-hours visit is $145. The plumber gives you a price for the work before he starts."),
    heard("1:19", "Does my insurance pay for this?"),
    said("1:22", "I don't know, and I won't guess. I'll put it on the ticket, and the plumber can tell you what he sees."),
    heard("1:33", "Okay. Tonight, then."),
    said(
      "1:37",
      "You're booked for 6 to 8, and a text is on its way. If it comes up faster, call back and say 'emergency.' That rings a person.",
    ),
  ],
  ticket: {
    label: "On the on-call phone at 4:52 PM",
    text: "22 Mill Road, 6 to 8 tonight. Kitchen sink backs up into the tub, dishwasher is off now. White cleanout cap by the hose bib. Owner. $145 visit agreed. Asked about insurance, so call back on that.",
  },
};

function said(time: string, text: string) {
  return { from: "Assistant", isOurs: true, time, text };
}

function heard(time: string, text: string) {
  return { from: "Caller", time, text };
}

export const receptionistQuestions = {
  unsure: {
    heading: "What it says when it doesn't know",
    text: "It has three ways out, and the words are yours to change.",
    items: [
      "'I don't know, and I won't guess.' The question goes on the ticket, and the caller hears who'll answer it and when.",
      "'Let me get somebody.' It rings the phone you chose. It does this when a caller asks for a person, gets upset, or says the same thing twice.",
      "'That's an emergency.' Gas, a CO alarm, smoke, flames, sparks, a burning smell, no heat, or water on the floor: it says what to do first and keeps ringing the on-call phone until a person picks up.",
    ],
  },
  month: {
    heading: "What it costs a month",
    text: `Setting it up is part of the package below. Running it is metered. Say you get ${agentUse.calls} calls a month that you'd have missed, at ${agentUse.minutesEach} minutes each. That comes to about ${dollars(agentMonthUsd)}.`,
    table: {
      caption: "An example month, billed by the vendors and not by us.",
      columns: ["What", "Dollars"],
      rows: [...agentMonth.map(({ item, usd }) => [item, dollars(usd)]), ["Total", dollars(agentMonthUsd)]],
    },
    items: [
      "If you already pay for texts and drafts, only the voice is new.",
      "With twice the calls, only the voice and the texts double.",
      `Price lists for AI voice ran from about 7 to 31 cents a minute in ${CHECKED}, so get the price for the one you're shown.`,
    ],
  },
  recording: {
    heading: "Recording a call, and the law",
    paragraphs: [
      "Federal law lets you record a call if one person on it agrees, and that can be you. About a dozen states want everybody to agree. California, Florida, Illinois, Maryland, Massachusetts, Pennsylvania and Washington are on that list.",
      "A cell phone's area code doesn't tell you where the caller is. So we treat every call as if it came from one of those states: they hear that it's recorded before the first question. Whoever minds can ask for a person. You can also leave recording off.",
      "Calling people with an AI voice is another story. Since February 2024 the FCC counts that as an artificial voice, like a robocall, and you need their consent first. Ours only answers calls. None of this is legal advice, so ask a lawyer about your state.",
    ],
  },
  human: {
    heading: "When a human answering service is better",
    text: "Sometimes you don't need us. Pay for people instead if one of these is you:",
    items: [
      "You miss five calls a week. A small answering plan, or a cell phone that goes around the crew, costs less than building anything.",
      "Most of your callers just had a fire or a flood. They should hear a calm person.",
      "No two calls are alike, and there's no price list or calendar to book from.",
      "Nobody has ten minutes a week to read the log. If nobody checks it, a customer finds the mistake first.",
    ],
    ask: "Before you sign with one, ask two things:",
    asked: [
      "How do you count minutes? Some round every call up, and some bill the time it takes to write your message.",
      "Can you book into my calendar, or only take a message?",
    ],
    more: "We also wrote up [when not to hire us](/guides/when-not-to-hire-us), and the smallest fix of all: [a text back after a missed call](/guides/missed-call-text-back).",
  },
};
