import type { Source } from "../rules/post-body.ts";

type Props = { heading: string; links: Source[] };

/** The pages of others that a post links to, with whose they are. */
export function Sources({ heading, links }: Props) {
  if (links.length === 0) return null;
  return (
    <aside aria-labelledby="sources" className="sources">
      <h2 id="sources" className="font-bold">
        {heading}
      </h2>
      <ul>
        {links.map(({ href, host, text }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              <b>{host}</b> {text}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
