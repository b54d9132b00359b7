import type { FirstCallWords } from "../words.ts";

type Props = { words: FirstCallWords; minutes: number };

/** The free call as a tape measure across the page, pulled out as the page scrolls, and what each stretch of it is for. */
export function FirstCall({ words: { heading, intro, parts }, minutes }: Props) {
  return (
    <section className="band-night band overflow-clip">
      <div className="wrap grid gap-3 lg:grid-cols-2 lg:items-end lg:gap-14">
        <h2 className="display text-h2 max-w-[14ch]">{heading}</h2>
        <p className="measure text-quiet text-lg">{intro}</p>
      </div>
      <div className="tape" aria-hidden="true">
        {Array.from({ length: minutes }, (_, i) => i + 1).map((minute) => (
          <span key={minute}>{minute}</span>
        ))}
      </div>
      <ol className="wrap first-call-parts">
        {parts.map(({ title, text, time, minutes: length }) => (
          <li key={title} className={SPANS[length]}>
            <p className="text-mark text-sm font-semibold">{time}</p>
            <h3 className="mt-1 text-lg font-bold">{title}</h3>
            <p className="text-quiet mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SPANS = { 3: "lg:col-span-3", 4: "lg:col-span-4" };
