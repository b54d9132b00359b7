import { Drawing, Outline, Tint } from "../../../design/drawings/drawing.tsx";

type ListingFact = { label: string; was?: string; now: string };
/** What a screen reader says before the old text and before the new text. */
type TimeLabels = { wasLabel: string; nowLabel: string };
type Listing = { name: string; isOurs?: boolean; facts: ListingFact[] };

/** The map from edge to edge, and on it the list, as a neighbor's phone shows them. A narrow screen has the list below. */
export function MapList({ names, ...times }: TimeLabels & { names: Listing[] }) {
  return (
    <div className="street-map">
      <Streets />
      <div className="wrap grid lg:grid-cols-[1fr_1.7fr]">
        <ol className="card relative overflow-hidden lg:col-start-2">
          {names.map(({ name, isOurs, facts }, i) => (
            <li
              key={name}
              className={`border-line grid grid-cols-[2.5rem_1fr] border-l-8 p-4 md:p-7 ${i > 0 ? "border-t" : ""} ${isOurs ? "border-l-pine" : "text-quiet border-l-paper"}`}
            >
              <span className="display text-h3" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className="display text-h3">{name}</h3>
                <dl className={`mt-3 ${isOurs ? "grid gap-2" : "flex flex-wrap gap-x-6 text-sm"}`}>
                  {facts.map((fact) => (
                    <FactRow key={fact.label} fact={fact} times={times} />
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function FactRow({ fact: { label, was, now }, times }: { fact: ListingFact; times: TimeLabels }) {
  if (!was)
    return (
      <div className="flex flex-wrap gap-x-2">
        <dt>{label}:</dt>
        <dd>{now}</dd>
      </div>
    );
  return (
    <div className="sm:grid sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-quiet">{label}</dt>
      <dd>
        <del className="text-quiet mr-2 inline-block">
          <span className="sr-only">{times.wasLabel}</span> {was}
        </del>
        <ins className="inline-block font-semibold no-underline">
          <span className="sr-only">{times.nowLabel}</span> {now}
        </ins>
      </dd>
    </div>
  );
}

/** Streets seen from above: a river, blocks, and the three pins, each on its street. They go on as far as a screen is wide. */
function Streets() {
  return (
    <Drawing className="street-map-land" viewBox="20 76 220 100">
      {BLOCKS.map((x) => (
        <Tint key={x} d={`M${x} 30h70v50h-70zM${x} 90h70v60h-70zM${x} 160h70v60h-70zM${x} 230h70v60h-70zM${x}-40h70v60h-70z`} />
      ))}
      <path
        className="stroke-line"
        strokeWidth={14}
        d="M176-320C176-200 190-120 176-20C156 40 182 80 164 130S182 220 172 270S180 420 170 560"
      />
      <path className="stroke-line" strokeWidth={2} d={STREETS} />
      <Outline d="M84 142v-10l9-8 9 8v10z" />
      <Pin at="translate(126 155)" number={1} isOurs />
      <Pin at="translate(65 132)" number={2} />
      <Pin at="translate(204 155)" number={3} />
    </Drawing>
  );
}

/** From one avenue to the next, and the streets across. */
const STREETS =
  "M-1000-45H1400M-1000 25H1400M-1000 85H1400M-1000 155H1400M-1000 225H1400M-1000 295H1400M65-300V560M-15-300V560M223-300V560";

/** Where each column of blocks begins. The river has its own room. */
const BLOCKS = [-490, -410, -330, -250, -170, -90, -10, 70, 228, 308, 388, 468, 548, 628, 708, 788, 868];

function Pin({ at, number, isOurs }: { at: string; number: number; isOurs?: boolean }) {
  return (
    <g transform={at}>
      <path className={isOurs ? "text-mark fill-current" : "fill-paper"} d="M0 0C-9-13-15-19-15-29a15 15 0 0 1 30 0C15-19 9-13 0 0z" />
      <text className={`stroke-none text-sm font-bold ${isOurs ? "fill-paper" : "fill-ink"}`} y={-24} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
