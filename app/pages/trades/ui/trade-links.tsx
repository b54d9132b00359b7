type Props = { label: string; links: { href: string; name: string }[]; className?: string };

/** Links to trades' pages in a row. Nothing if there are none. */
export function TradeLinks({ label, links, className = "" }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={`no-print flex flex-wrap items-center gap-x-5 ${className}`}>
      <p className="text-quiet text-sm font-semibold">{label}</p>
      <ul className="contents">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="tap-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
