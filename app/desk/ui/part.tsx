import { Children, type ReactNode } from "react";

/** A heading and its list, or what will stand there once there's something. */
export function Part({ heading, none, children }: { heading: string; none: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {Children.count(children) === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}
