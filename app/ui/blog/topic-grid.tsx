import { ArrowUpRight } from "lucide-react";

/** Ways into the search. */
export function TopicGrid({ heading, topics }: { heading: string; topics: { name: string; href: string }[] }) {
  return (
    <section className="band-night band contour contour-faint">
      <div className="wrap">
        <h2 className="display text-h2">{heading}</h2>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {topics.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                className="card-night hover:border-hivis flex min-h-20 items-center justify-between gap-3 px-5 py-4 font-semibold"
              >
                {name}
                <ArrowUpRight aria-hidden="true" className="text-hivis size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
