type Props = {
  thread: {
    with: string;
    messages: { from: string; time: string; text: string }[];
    booked: { label: string; title: string; lines: string[] };
    note: { label: string; text: string };
  };
};

/** A conversation on a phone, and the two things it leaves behind: a visit on the board and a note. */
export function TextThread({ thread: { with: title, messages, booked, note } }: Props) {
  return (
    <div className="grid items-end gap-6 md:grid-cols-[1.25fr_1fr] md:gap-8">
      <div className="card-night min-w-0 p-4 sm:p-5">
        <p className="border-edge text-quiet border-b pb-3 text-center text-sm">{title}</p>
        <ol className="thread mt-4">
          {messages.map(({ from, time, text }) => (
            <li key={text} data-from={from}>
              <p className="text-quiet text-xs">
                {from}, {time}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid gap-6">
        <div className="card border-mark text-ink border-l-8 p-6">
          <p className="text-mark text-sm font-semibold">{booked.label}</p>
          <p className="display text-h3 mt-2">{booked.title}</p>
          <ul className="mt-3">
            {booked.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="card-night p-6">
          <p className="text-mark text-sm font-semibold">{note.label}</p>
          <p className="mt-2">{note.text}</p>
        </div>
      </div>
    </div>
  );
}
