type Props = { label: string; choices: { name: string; href: string; isCurrent: boolean }[] };

/** Links that filter the list. They work without JavaScript and can be shared. */
export function CategoryRow({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a href={href} aria-current={isCurrent ? "page" : undefined} className="chip">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
