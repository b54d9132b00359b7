import { ButtonLink } from "../../design/button-link.tsx";
import { LostTrail } from "../../design/drawings/lost.tsx";

type Props = {
  words: { heading: string; text: string };
  /** Searches that do find something. */
  suggested: { label: string; links: { name: string; href: string }[] };
  ways: { label: string; href: string }[];
};

export function EmptyList({ words, suggested, ways }: Props) {
  return (
    <div className="card grid items-center gap-8 p-7 md:grid-cols-[1.4fr_1fr] md:p-12">
      <div>
        <h3 className="display text-h3">{words.heading}</h3>
        <p className="measure text-stone mt-3">{words.text}</p>
        {suggested.links.length > 0 && (
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="font-semibold">{suggested.label}</p>
            <ul className="flex flex-wrap gap-2">
              {suggested.links.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} className="chip">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {ways.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} kind={index === 0 ? "action" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      <LostTrail className="w-full max-w-xs max-md:hidden" />
    </div>
  );
}
