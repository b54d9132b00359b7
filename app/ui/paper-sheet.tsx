type Props = { title: string; subtitle: string; rows: readonly { label: string; text: string }[] };

/** A page of labeled paragraphs, drawn as the printed sheet it is when printed. */
export function PaperSheet({ title, subtitle, rows }: Props) {
  return (
    <div className="sheet">
      <h3 className="display text-h3">{title}</h3>
      <p className="mt-2 font-semibold">{subtitle}</p>
      <dl className="mt-6">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
