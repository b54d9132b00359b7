import { Model } from "../../../design/drawings/model.tsx";
import { Fold, RowFold } from "../../../design/fold.tsx";

/** `isOurs` if the shop sent it: those are on the right. */
export type ThreadMessage = { from: string; isOurs?: boolean; time: string; text: string };
type Props = {
  thread: {
    with: string;
    messages: ThreadMessage[];
    booked: { label: string; title: string; lines: string[] };
    note: { label: string; text: string };
  };
  /** What opens the rest of the messages on a phone. */
  open: string;
  /** The map beside it already shows the house. */
  isOnMap?: boolean;
};

/** A conversation on a phone, and the two things that come out of it: a visit on the board and a note. */
export function TextThread({ thread: { with: title, messages, booked, note }, open, isOnMap }: Props) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-end gap-4 md:gap-8 ${isOnMap ? "md:grid-cols-[1.7fr_1fr]" : "md:grid-cols-[1.25fr_1fr]"}`}
    >
      <Conversation title={title} messages={messages} open={open} className={isOnMap ? "text-sm" : "max-md:text-sm"} />
      <div className="grid gap-4 md:gap-6">
        {!isOnMap && <Model name="houseAtNight" tone="dark" className="mx-auto hidden h-auto w-full max-w-72 md:block" />}
        <div className="card border-mark text-ink border-l-8 p-4 md:p-6">
          <p className="text-mark text-sm font-semibold">{booked.label}</p>
          <p className="display text-h3 mt-2">{booked.title}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 max-md:text-sm md:mt-3 md:block">
            {booked.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={`card-night fold-row p-4 md:p-6 ${isOnMap ? "hidden text-sm md:block" : ""}`}>
          <p className="text-mark text-sm font-semibold">{note.label}</p>
          <RowFold label={note.label}>
            <p className="mt-2">{note.text}</p>
          </RowFold>
        </div>
      </div>
    </div>
  );
}

type ConversationProps = { title: string; messages: ThreadMessage[]; open: string; className: string };

/** How many messages a phone shows before it folds. */
const SHOWN = 2;

/** The conversation alone. */
export function Conversation({ title, messages, open, className }: ConversationProps) {
  return (
    <div className={`card-night min-w-0 p-4 sm:p-5 ${className}`}>
      <p className="border-edge text-quiet border-b pb-3 text-center text-sm">{title}</p>
      <Messages messages={messages.slice(0, SHOWN)} className="mt-4" />
      <Fold label={open}>
        <Messages messages={messages.slice(SHOWN)} className="md:mt-3" />
      </Fold>
    </div>
  );
}

export function Messages({ messages, className }: { messages: ThreadMessage[]; className: string }) {
  return (
    <ol className={`thread ${className}`}>
      {messages.map(({ from, isOurs, time, text }) => (
        <li key={text} data-ours={isOurs ? "" : undefined}>
          <p className="text-quiet text-xs">
            {/* One text: React would mark where two meet. */}
            {`${from}, ${time}`}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
