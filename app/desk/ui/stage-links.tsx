import { DeskLink } from "./desk-link.tsx";

type StageLink = { href: string; name: string; count: number; isCurrent: boolean };

/** The stages with how many are at each, as links. */
export function StageLinks({ label, links }: { label: string; links: StageLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <DeskLink
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="gap-1 aria-[current=page]:font-bold aria-[current=page]:no-underline"
            >
              {name} <span>({count})</span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
