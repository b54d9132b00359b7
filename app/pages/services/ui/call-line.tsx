import { Fold } from "../../../design/fold.tsx";
import { Messages, type ThreadMessage } from "./text-thread.tsx";

type Props = { title: string; messages: ThreadMessage[]; open: string };

/** How many messages a phone shows before it folds: three exchanges. */
const SHOWN = 6;

/**
 * A whole call. From 80rem up each of its two rows is a minute, and each voice speaks on its side at its second. Narrower, it goes from top
 * to bottom, and a phone shows the first exchanges.
 */
export function CallLine({ title, messages, open }: Props) {
  return (
    <div className="wrap">
      <div className="call-line card-night min-w-0 p-4 max-md:text-sm sm:p-5">
        <p className="border-edge text-quiet border-b pb-3 text-center text-sm">{title}</p>
        <Messages messages={messages.slice(0, SHOWN)} className="mt-4" />
        <Voices messages={messages} from={FIRST_ROW} />
        <Voices messages={messages} from={SECOND_ROW} />
        <Fold label={open} className="long-talk">
          <Messages messages={messages.slice(SHOWN)} className="mt-3" />
        </Fold>
      </div>
    </div>
  );
}

/** Each row begins with a voice, so that its words start at the column's edge. */
const [FIRST_ROW, SECOND_ROW, ROW_SECONDS] = [2, 54, 60];
const [BARS_PER_SECOND, TALLEST] = [2, 40];
/** The same for every voice: the page arrives in one trip only up to 14 KB, and what repeats takes few bytes. */
const HEIGHTS = [12, 30, 18, 38, 24, 10, 34, 22, 28, 14, 36, 20];

/** What was said in a row, as its sound: the shop's above the line and the caller's below, each for as long as its words take. */
function Voices({ messages, from }: { messages: ThreadMessage[]; from: number }) {
  const sounds = messages.flatMap(({ time, text, isOurs }, i) => {
    const second = secondOf(time);
    if (second >= SECOND_ROW !== from >= SECOND_ROW) return [];
    const spoken = Math.min(text.length / 15, secondOf(messages[i + 1]?.time ?? "2:00") - second - 0.5);
    const [up, down, step] = [isOurs ? "-" : "", isOurs ? "" : "-", 10 / BARS_PER_SECOND];
    const bars = Array.from({ length: Math.ceil(spoken * BARS_PER_SECOND) }, (_, bar) => {
      const height = HEIGHTS[bar % HEIGHTS.length];
      return `v${up}${height}m${step} ${down}${height}`;
    });
    return { isOurs, path: `M${(second - from) * 10 + 1} 0${bars.join("")}` };
  });
  const pathOf = (ours: boolean) => sounds.flatMap(({ isOurs = false, path }) => (isOurs === ours ? [path] : [])).join("");
  return (
    <svg
      className="call-voices"
      viewBox={`0 ${-TALLEST} ${ROW_SECONDS * 10} ${2 * TALLEST}`}
      preserveAspectRatio="none"
      strokeWidth={3.5}
      aria-hidden="true"
      focusable="false"
    >
      <path vectorEffect="non-scaling-stroke" className="stroke-snow" d={pathOf(true)} />
      <path vectorEffect="non-scaling-stroke" className="stroke-moss" d={pathOf(false)} />
      <path vectorEffect="non-scaling-stroke" className="stroke-edge" d={`M0 0H${ROW_SECONDS * 10}`} />
    </svg>
  );
}

function secondOf(time: string) {
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  return minutes * 60 + seconds;
}
