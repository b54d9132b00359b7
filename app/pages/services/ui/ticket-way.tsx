import { Stations } from "../../../design/drawings/stations.tsx";
import { RowFold } from "../../../design/fold.tsx";

type PaperBox = { label: string; value: string; source: string; isTyped?: boolean };
type TicketPaper = { title: string; boxes: PaperBox[] };
type Props = {
  papers: TicketPaper[];
  /** What a screen reader calls a paper's handle. */
  more: (title: string) => string;
};

/** One job's five papers along its way through the shop. Every box shows where its text came from. */
export function TicketWay({ papers, more }: Props) {
  return (
    <Stations
      of="workflowAutomation"
      papers={papers.map(({ title, boxes }, i) => ({
        key: title,
        paper: (
          <div className="ticket fold-row">
            <h3 className="display text-h3 max-md:pr-8">{title}</h3>
            <RowFold label={more(title)} isOpen={i === 0}>
              <Boxes boxes={boxes} />
            </RowFold>
          </div>
        ),
      }))}
    />
  );
}

function Boxes({ boxes }: { boxes: PaperBox[] }) {
  return (
    <dl className="ticket-boxes">
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
  );
}
