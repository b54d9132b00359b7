export type ShownSlot = {
  time: string;
  state: string;
  mark: string;
  word: string;
  call?: { href: string; who: string } | undefined;
};

/** The times of a day. A week has room for marks, and the words are for screen readers; wider screens and the day's own page show both. */
export function SlotList({ slots, isFull = false }: { slots: ShownSlot[]; isFull?: boolean }) {
  return (
    <ul className={isFull ? "slot-list slot-list-full" : "slot-list"}>
      {slots.map(({ time, state, mark, word, call }) => (
        <li key={time} data-state={state} data-call={call && ""}>
          {call ? (
            <a href={call.href}>
              <b aria-hidden="true">{mark}</b>
              <span>
                {time} {call.who}
                <span className={isFull ? undefined : "sr-only"}> · {word}</span>
              </span>
            </a>
          ) : (
            <>
              <b aria-hidden="true">{mark}</b> {time} <span className={isFull ? undefined : "sr-only"}>{word}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
