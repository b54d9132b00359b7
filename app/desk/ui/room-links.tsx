type Props = { siteName: string; label: string; links: { path: string; name: string }[]; path: string };

/** The desk's bar: its rooms in one row that scrolls on a narrow phone. */
export function RoomLinks({ siteName, label, links, path }: Props) {
  return (
    <header className="band-night">
      <div className="wrap flex flex-wrap items-center gap-x-6">
        <p className="py-3 font-semibold">{siteName}</p>
        <nav aria-label={label}>
          <ul className="flex flex-wrap gap-x-5">
            {links.map((link) => (
              <li key={link.path}>
                <a
                  href={link.path}
                  aria-current={link.path === path ? "page" : undefined}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
