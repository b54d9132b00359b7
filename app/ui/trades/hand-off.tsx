import { Band, type Tone } from "../services/band.tsx";

type Point = { title: string; text: string };
type Words = { heading: string; items: Point[] };

/** What to automate first, in order, and what to leave alone. */
export function HandOff({ tone, first, leave }: { tone: Tone; first: Words; leave: Words }) {
  return (
    <Band tone={tone} className="grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
      <div>
        <h2 className="display text-h2 max-w-[18ch]">{first.heading}</h2>
        <ol className="mt-5 md:mt-8">
          {first.items.map(({ title, text }, i) => (
            <li key={title} className="border-ink grid grid-cols-[2.75rem_1fr] border-t-2 py-4 md:grid-cols-[4.5rem_1fr] md:py-6">
              <span className="display text-h2 text-mark leading-none" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className="display text-h3">{title}</h3>
                <p className="measure text-quiet mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="lg:border-line lg:border-l lg:pl-12">
        <h2 className="display text-h3 lg:mt-3">{leave.heading}</h2>
        <ul className="crosses mt-4 md:mt-6">
          {leave.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-bold">{title}</h3>
              <p className="text-quiet mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
