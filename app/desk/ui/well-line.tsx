export type WellLineProps = { name: string; says: string; fix?: string; here?: { text: string; path: string } };

/** Something that isn't well, and what to do about it. */
export function WellLine({ name, says, fix, here }: WellLineProps) {
  return (
    <li className="border-edge grid gap-1 border-t py-3 wrap-anywhere">
      <p>
        <b>{name}:</b> {says}
      </p>
      {here ? (
        <a href={here.path} className="inline-flex min-h-11 items-center justify-self-start underline">
          {here.text}
        </a>
      ) : (
        <p className="text-sm">{fix}</p>
      )}
    </li>
  );
}
