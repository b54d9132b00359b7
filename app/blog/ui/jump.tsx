/** For whoever has a minute: a link to the section with what to do. */
export function Jump({ label, to }: { label: string; to: { id: string; text: string } }) {
  return (
    <p>
      <span className="note-label">{label}</span> <a href={`#${to.id}`}>{to.text}</a>
    </p>
  );
}
