import { RowFold } from "../../../design/fold.tsx";

type Box = { label: string; value: string; source: string; isTyped?: boolean };

/** One job's five papers in a row. Every box shows where its text came from. */
export function TicketWay({ papers, more }: { papers: { title: string; boxes: Box[] }[]; more: (title: string) => string }) {
  return (
    <ol className="papers">
      {papers.map(({ title, boxes }, i) => (
        <li key={title} className="bg-snow border-line fold-row rounded-md border px-5 py-3.5 md:p-5">
          <h3 className="display text-h3 max-md:pr-8">{title}</h3>
          <RowFold label={more(title)} isOpen={i === 0}>
            <dl className="two-up mt-4 gap-4 md:grid-cols-4 lg:grid-cols-1">
              {boxes.map(({ label, value, source, isTyped }) => (
                <div key={label}>
                  <dt className="text-quiet text-sm">{label}</dt>
                  <dd>
                    <strong className={isTyped ? "marker" : "font-semibold"}>{value}</strong>
                    <span className="text-quiet block text-xs">{source}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </RowFold>
        </li>
      ))}
    </ol>
  );
}
