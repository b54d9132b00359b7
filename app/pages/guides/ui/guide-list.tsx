type Props = { heading: string; guides: { href: string; name: string; text: string }[] };

/** One group of guides. Each whole row leads to its guide. */
export function GuideList({ heading, guides }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-14">
      <h2 className="display text-h3 max-w-[14ch]">{heading}</h2>
      <ul className="border-ink border-t-2">
        {guides.map(({ href, name, text }) => (
          <li key={href} className="border-line relative border-b py-5">
            <h3 className="text-lg font-bold">
              <a href={href} className="textlink stretched">
                {name}
              </a>
            </h3>
            <p className="measure text-quiet mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
