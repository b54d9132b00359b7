import { Part } from "./part.tsx";

type Words = { heading: string; text: string; none: string; failed: (problem: string) => string; remark: (text: string) => string };
type Props = { words: Words; calendars: { name: string; read: string; problem: string; remark: string }[] };

/** The owner's other calendars: when each was read, and what's wrong with it. */
export function BusyCalendars({ words, calendars }: Props) {
  return (
    <Part heading={words.heading} none={words.none}>
      {calendars.map(({ name, read, problem, remark }) => (
        <li key={name} className="border-line border-t py-3 wrap-anywhere">
          <b>{name}</b> {read}
          {problem && <p className="text-wrong font-semibold">{words.failed(problem)}</p>}
          {remark && <p>{words.remark(remark)}</p>}
        </li>
      ))}
    </Part>
  );
}
