type Link = { href: string; name: string; count: number; isCurrent: boolean };

/** The stages with how many are at each, as links. */
export function StageLinks({ label, links }: { label: string; links: Link[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1 underline aria-[current=page]:font-bold aria-[current=page]:no-underline"
            >
              {name} <span>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
