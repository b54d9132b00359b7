/** Links to popular searches. */
export function TopicRow({ heading, topics }: { heading: string; topics: { name: string; href: string }[] }) {
  return (
    <section className="band-snow band no-print">
      <div className="wrap grid gap-x-12 gap-y-5 lg:grid-cols-[auto_1fr] lg:items-center">
        <h2 className="display text-h3">{heading}</h2>
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ name, href }) => (
            <li key={name}>
              <a href={href} className="chip">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
