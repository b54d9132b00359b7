import { ArrowRight } from "../../../design/icons.tsx";

type Props = { rows: { href: string; label: string; note: string | undefined }[] };

/** What else can be asked for, as quiet rows below the one main button. */
export function ActionRows({ rows }: Props) {
  return (
    <ul className="measure border-line border-b">
      {rows.map(({ href, label, note }) => (
        <li
          key={label}
          className="group border-line relative flex flex-wrap items-baseline gap-x-6 border-t py-2.5 pr-8 md:grid md:grid-cols-[1fr_1.2fr]"
        >
          <a href={href} className="stretched font-semibold">
            {label}
          </a>
          {note && <p className="text-quiet w-full text-sm">{note}</p>}
          <ArrowRight className="absolute top-4 right-0 size-5 transition-transform group-hover:translate-x-1" />
        </li>
      ))}
    </ul>
  );
}
