type TimelineEntry = { id: string; when: string; what: string; note: string };

/** What happened, one line each. Notes are what somebody typed, and stay text. */
export function PersonTimeline({ lines }: { lines: TimelineEntry[] }) {
  return (
    <ol>
      {lines.map(({ id, when, what, note }) => (
        <li key={id} className="border-line border-t py-2 wrap-anywhere">
          <span className="text-sm">{when}</span>
          <p>
            <b>{what}</b>
            {note && `: ${note}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
