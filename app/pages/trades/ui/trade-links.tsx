type Props = { label: string; links: { href: string; name: string }[]; className?: string };

/** Links to trades' pages: a few in a row, and more as an index in columns. Nothing if there are none. */
export function TradeLinks({ label, links, className = "" }: Props) {
  if (links.length === 0) return null;
  if (links.length > FEW)
    return (
      <nav aria-label={label} className={`no-print ${className}`}>
        <p className="text-quiet text-sm font-semibold">{label}</p>
        <ul className="mt-1 grid grid-cols-2 gap-x-6 md:grid-cols-4">
          {links.map(({ href, name }) => (
            <li key={href} className="border-line border-t">
              <a href={href} className="flex min-h-11 items-center py-2 leading-snug font-semibold hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
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

const FEW = 3;
