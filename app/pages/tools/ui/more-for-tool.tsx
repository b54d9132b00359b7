type Props = { heading: string; links: { kind: string; name: string; href: string }[] };

/** Where to read on: the posts that explain it, tools that go with it, the trades that use it. */
export function MoreForTool({ heading, links }: Props) {
  return (
    <>
      <h2 className="display text-h3">{heading}</h2>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {links.map(({ kind, name, href }) => (
          <li key={href} className="border-line relative border-t py-3 md:py-4">
            <p className="text-mark text-xs font-semibold">{kind}</p>
            <a href={href} className="stretched mt-1 inline-block leading-snug font-bold hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
