import { DeskLink } from "./desk-link.tsx";

type ProblemLineProps = {
  name: string;
  says: string;
  fix: string;
  here: { text: string; path: string } | undefined;
  forServer: string;
};

/** Something that is wrong, and what to do about it: here, or for whoever looks after the server. */
export function ProblemLine({ name, says, fix, here, forServer }: ProblemLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2 wrap-anywhere">
      <p>
        <b>{name}:</b> {says}
      </p>
      {here ? (
        <DeskLink href={here.path}>{here.text}</DeskLink>
      ) : (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer py-2 text-sm">{forServer}</summary>
          <p className="pb-2">{fix}</p>
        </details>
      )}
    </li>
  );
}
