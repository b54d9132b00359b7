/** The other things that can be done about a call. */
export function AnswerLinks({ heading, links }: { heading: string; links: { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {heading}
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="tap-link">
          {label}
        </a>
      ))}
    </p>
  );
}
