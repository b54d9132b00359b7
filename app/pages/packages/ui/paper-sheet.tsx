import { Fold } from "../../../design/fold.tsx";

type PaperRow = { label: string; text: string };
type Props = {
  title: string;
  subtitle: string;
  rows: readonly PaperRow[];
  /** What opens the rest of the rows on a phone, and on a wide screen. */
  open: string;
  more: string;
};

/** How many rows are shown before the rest is folded away. */
const SHOWN = { phone: 1, wide: 4 };

/** A page of labeled paragraphs, drawn as the printed sheet it is when printed. */
export function PaperSheet({ title, subtitle, rows, open, more }: Props) {
  return (
    <div className="sheet">
      <h3 className="display text-h3">{title}</h3>
      <p className="mt-2 font-semibold">{subtitle}</p>
      <Rows rows={rows.slice(0, SHOWN.phone)} className="mt-4 md:mt-6" />
      <Fold label={open}>
        <Rows rows={rows.slice(SHOWN.phone, SHOWN.wide)} />
        <details className="terms-rest">
          <summary data-only-opens="" className="no-print">
            <span className="textlink font-semibold">{more}</span>
          </summary>
          <Rows rows={rows.slice(SHOWN.wide)} />
        </details>
      </Fold>
    </div>
  );
}

function Rows({ rows, className }: { rows: readonly PaperRow[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
