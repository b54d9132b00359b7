import type { ReactNode } from "react";

type Props = { name: string; dark?: boolean; children: ReactNode };

export function DesignPart({ name, dark, children }: Props) {
  return (
    <section className={`band ${dark ? "band-night" : "band-snow"}`}>
      <div className="wrap grid gap-6">
        <h2 className="text-lg font-bold">{name}</h2>
        {children}
      </div>
    </section>
  );
}
