import { Ridge } from "../../design/drawings/ridge.tsx";

/** Links to popular searches, and the mountains that run into the footer. */
export function TopicGrid({ heading, topics }: { heading: string; topics: { name: string; href: string }[] }) {
  return (
    <section className="closing band-snow no-print relative">
      <div className="wrap pb-air-s">
        <h2 className="display text-h3">{heading}</h2>
        <ul className="mt-5 grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
          {topics.map(({ name, href }) => (
            <li key={name}>
              <a href={href} className="card hover:border-stone flex h-full min-h-14 items-center px-4 py-3 leading-snug font-semibold">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Ridge from="east" />
    </section>
  );
}
