import { Mark } from "../../design/logo.tsx";

export type Author = { team: string; people: string };
type Props = Author & { text: string; link: { label: string; href: string } };

/** Posts are written by the team. Its people are named once the owner has told who they are. */
export function AuthorCard({ team, people, text, link }: Props) {
  return (
    <aside className="card-night mt-12 flex flex-col gap-5 p-6 sm:flex-row sm:items-center md:p-8">
      <Mark className="h-auto w-16 shrink-0" />
      <div>
        <p className="font-bold">{team}</p>
        {people && <p>{people}</p>}
        <p className="text-fog mt-1">{text}</p>
        <p className="mt-2">
          <a href={link.href} className="tap-link">
            {link.label}
          </a>
        </p>
      </div>
    </aside>
  );
}
