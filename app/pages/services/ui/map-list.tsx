import { Detail, Drawing, Outline, Tint } from "../../../design/drawings/drawing.tsx";

type ListingFact = { label: string; was?: string; now: string };
/** What a screen reader says before the old text and before the new text. */
type TimeLabels = { wasLabel: string; nowLabel: string };
type Listing = { name: string; isOurs?: boolean; facts: ListingFact[] };

/** The map and the list below it, as a neighbor's phone shows them. */
export function MapList({ names, ...times }: TimeLabels & { names: Listing[] }) {
  return (
    <div className="card grid overflow-hidden lg:grid-cols-[1fr_1.3fr]">
      <Streets />
      <ol>
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

/** Streets seen from above: a river, blocks, and the three pins. */
function Streets() {
  return (
    <Drawing
      className="bg-snow border-line h-36 w-full border-b sm:h-56 md:h-80 lg:h-full lg:border-r lg:border-b-0"
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMid slice"
    >
      <Tint d="M-90 30h80v50h-80zM0 30h60v50H0zM70 30h70v50H70zM0 90h60v60H0zM70 90h70v60H70zM70 160h70v60H70zM0 160h60v60H0zM-90 90h80v60h-80zM-90 160h80v60h-80z" />
      <path className="stroke-line" strokeWidth={14} d="M176-20C156 40 182 80 164 130S182 220 172 270" />
      <Detail d="M-200 25H440M-200 85H440M-200 155H440M-200 225H440M-5-40V280M65-40V280M145-40V280M222-40V280M290-40V280M-95-40V280" />
      <Outline d="M84 142v-10l9-8 9 8v10z" />
      <Pin at="translate(116 116)" number={1} isOurs />
      <Pin at="translate(56 150)" number={2} />
      <Pin at="translate(200 160)" number={3} />
    </Drawing>
  );
}

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
