import { Fold } from "../../../design/fold.tsx";
import { Messages, type ThreadMessage } from "./text-thread.tsx";

type Props = { title: string; messages: ThreadMessage[]; open: string };

/** How many messages stand before the fold. */
const SHOWN = 6;

/** A conversation too long to be read in passing: it folds on every screen, and a phone shows nothing of it before. */
export function LongTalk({ title, messages, open }: Props) {
  return (
    <div className="card-night min-w-0 p-4 max-md:text-sm sm:p-5">
      <p className="border-edge text-quiet border-b pb-3 text-center text-sm">{title}</p>
      <Messages messages={messages.slice(0, SHOWN)} className="mt-4" />
      <Fold label={open} className="long-talk">
        <Messages messages={messages.slice(SHOWN)} className="mt-3" />
      </Fold>
    </div>
  );
}
