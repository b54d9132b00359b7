type Props = { siteName: string; label: string; links: { path: string; name: string }[]; path: string; site: string };

/** The desk's bar: its rooms, and the way to the site. A page inside a room counts as that room. */
export function RoomLinks({ siteName, label, links, path, site }: Props) {
  const [first, ...rooms] = links;
  const here = rooms.find((link) => path === link.path || path.startsWith(`${link.path}/`)) ?? first;
  return (
    <header className="band-night">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-semibold max-sm:sr-only">{siteName}</p>
        <nav aria-label={label} className="max-sm:w-full">
          <ul className="room-links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={link === here ? (path === link.path ? "page" : "true") : undefined} className="room-link">
                  {link.name}
                </a>
              </li>
            ))}
            <li>
              <a href="/" className="room-link">
                {site}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
