import { filled } from "../../../text/format.ts";
import type { exhibits } from "../words/exhibits.ts";

/** The brief itself, as the printed sheet on the truck's seat. */
export function BriefSheet({
  brief: { title, firstLine, workflow, found, tool, price, payback, firstStep },
}: {
  brief: (typeof exhibits)["brief"];
}) {
  return (
    <div className="sheet">
      <h3 className="display text-h2">{title}</h3>
      <p className="mt-2 text-lg font-semibold">{firstLine}</p>
      <dl className="mt-6">
        <Row {...workflow} />
        <div>
          <dt>{found.label}</dt>
          <dd>
            <ul>
              {[...found.rows, found.total].map(({ item, hours }) => (
                <li key={item} className="flex justify-between gap-4 last:font-bold">
                  {item} <span className="even-digits whitespace-nowrap">{filled(found.amount, { hours: String(hours) })}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{tool.label}</dt>
          <dd>
            <p>{tool.text}</p>
            <p className="text-quiet mt-1">
              <s>{tool.struck}</s> ({tool.reason})
            </p>
          </dd>
        </div>
        <Row {...price} />
        <Row {...payback} />
        <Row {...firstStep} />
      </dl>
    </div>
  );
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
