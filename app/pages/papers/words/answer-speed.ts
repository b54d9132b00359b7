import { HOUR_MS, MINUTE_MS } from "../../../time/durations.ts";
import type { PaperSection } from "./paper.ts";

type AnswerSpeed = { inTime: number; requests: number; medianMs: number; talked: number };

/** What the paper says about our own answers, from the site's own records. `speed` is null while there are too few. */
export function answerSpeed(speed: AnswerSpeed | null): PaperSection {
  const heading = "How fast we answer";
  if (!speed)
    return {
      heading,
      blocks: [
        {
          kind: "paragraph",
          text: "This part is filled in by the site itself, from the calls booked on it in the last 90 days. It stays empty until ten requests have come in, because fewer would say little. The counts further up go back to when we opened.",
        },
      ],
    };
  const { inTime, requests, medianMs, talked } = speed;
  return {
    heading,
    blocks: [
      {
        kind: "paragraph",
        text: "We ask you to answer fast, so here's how fast we are. It's only about calls booked on this site, without requests that we asked the visitor to confirm by email and nobody did. The site counts this from its own records of the last 90 days, every night. There's nothing about a person in it.",
      },
      {
        kind: "table",
        caption: "Our last 90 days",
        columns: ["What we count", "Where we stand"],
        rows: [
          ["Requests answered within the time we promise", `${inTime} of ${requests}`],
          ["Time from a request to our answer, half of them sooner", spoken(medianMs)],
          ["Calls that took place", String(talked)],
        ],
      },
    ],
  };
}

function spoken(ms: number) {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 90) return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  const hours = Math.round((ms / HOUR_MS) * 2) / 2;
  return `${hours} hours`;
}
