type Props = { label: string; slots: Record<string, { mark: string; word: string }>; rest: string };

const NAMED = ["free", "asked", "confirmed", "closed", "busy"];
const REST = "past";

/** What the marks in the calendar mean. */
export function SlotMarks({ label, slots, rest }: Props) {
  const shown = [...NAMED.map((state) => ({ state, word: slots[state]?.word })), { state: REST, word: rest }];
  return (
    <ul aria-label={label} className="slot-list slot-marks">
      {shown.map(({ state, word }) => (
        <li key={state} data-state={state}>
          <b aria-hidden="true">{slots[state]?.mark}</b> {word}
        </li>
      ))}
    </ul>
  );
}
